"""Tables that people come back to: whom they invite, what they note down, and where they are asked."""
