"""A board as characters, as words or as SVG. Knows no game: it draws what it is handed.

canvas      a grid of characters to draw on
palette     the colours of the house, for grounds that are light, dark or not known
data        a board as data: places, links, pieces, hands
board       that data drawn as characters or told in words
svg         the same data as a picture

How a game comes by its drawing is told in `games/board_drawer.py`.
"""
