"""The table on one device: the part of the server, played by an engine in the browser.

Whoever runs it gives it a place to keep things, somebody who thinks and a voice (`outside.py`), and lets the
page's calls and messages through to an `Engine`. It needs nothing but the rules, the bots and the table.
"""
