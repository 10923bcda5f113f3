"""First games: for each game a short match in which a newcomer makes the moves against scripted seats."""

from valise_games.lessons.lesson import LEARNER, Lesson, Moment, Note, lessons
from valise_games.lessons.script import read, write

__all__ = ["LEARNER", "Lesson", "Moment", "Note", "lessons", "read", "write"]
