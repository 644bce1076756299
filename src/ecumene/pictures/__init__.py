"""Positions as the page draws them: pictures, and replays that are one file.

What draws is the page itself (`web/src/drawing/`), so that there is one drawing of each board. A replay needs
nothing but a browser to be read in; a picture needs Chromium or Chrome on this machine.
"""

from ecumene.pictures.chromium import png_of, svg_of
from ecumene.pictures.replay import html_of

__all__ = ["html_of", "png_of", "svg_of"]
