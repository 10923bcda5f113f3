from dataclasses import dataclass


@dataclass(frozen=True)
class Board:
    stones: int
    most: int = 3

    def weights(self) -> list[int]:
        return [10 * (i + 1) for i in range(self.most)]
