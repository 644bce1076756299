"""Small programs that use the games; the tests run them."""
