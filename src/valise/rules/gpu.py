"""numba-cuda, imported in the one way that works with NumPy 2."""

from __future__ import annotations

import numpy

if not hasattr(numpy, "row_stack"):  # numba-cuda still asks for the name that NumPy 2 dropped
    numpy.row_stack = numpy.vstack  # type: ignore[attr-defined]

from numba import cuda

__all__ = ["cuda"]
