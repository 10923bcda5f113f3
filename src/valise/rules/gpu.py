"""numba-cuda, imported in the one way that works with NumPy 2."""

from __future__ import annotations

import numpy

if "row_stack" not in vars(numpy):  # numba-cuda still asks for the name that NumPy 2 dropped
    vars(numpy)["row_stack"] = numpy.vstack

import numba
from numba import cuda

__all__ = ["SIMULATED", "cuda"]

SIMULATED = bool(numba.config.ENABLE_CUDASIM)  # kernels run in Python, without a GPU: for tests
