"""First games: for each game a short match in which a newcomer makes the moves against scripted seats."""

from valise.lessons.lesson import LEARNER, Lesson, Moment, Note, lessons
from valise.lessons.script import read, write

__all__ = ["LEARNER", "Lesson", "Moment", "Note", "lessons", "read", "write"]
