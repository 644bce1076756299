"""All that goes over the wire, typed once: what the page asks, what the server says.

The same types check requests and sockets' messages, check answers in the tests, and become the page's
types (`make page`). Nothing passes that they do not name.
"""
