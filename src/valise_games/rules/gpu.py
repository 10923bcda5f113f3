"""numba-cuda, imported in the one way that works with NumPy 2."""

from __future__ import annotations

from typing import Any

import numpy

if "row_stack" not in vars(numpy):  # numba-cuda still asks for the name that NumPy 2 dropped
    vars(numpy)["row_stack"] = numpy.vstack

import numba
from numba import cuda

__all__ = ["SIMULATED", "cuda", "smallest"]

SIMULATED = bool(numba.config.ENABLE_CUDASIM)  # kernels run in Python, without a GPU: for tests


def smallest(constants: numpy.ndarray[Any, Any]) -> numpy.ndarray[Any, Any]:
    """The same numbers in as few bytes as hold them: the constants of a kernel must fit into 64 kB.

    Not in the simulator, where they would not grow in a sum as they do on a GPU.
    """
    if SIMULATED or not constants.size:
        return constants
    for kind in (numpy.int8, numpy.int16, numpy.int32):
        held = numpy.iinfo(kind)
        if held.min <= constants.min() and constants.max() <= held.max:
            return constants.astype(kind)
    return constants
