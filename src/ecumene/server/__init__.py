"""The table in the browser: tables, guests, storage and sockets."""
