#!/usr/bin/env bash
# Trains on a machine with one GPU: a line of arguments of `valise train` for each run on standard input, all at once.
# What each run says goes to OUT/NAME.log, its net to OUT/NAME/net.npz and .json. Usage: on_the_gpu.sh OUT < runs
set -u
export PYTHONPATH=src PYTHONUNBUFFERED=1 CUDA_MPS_PIPE_DIRECTORY=/tmp/mps CUDA_MPS_LOG_DIRECTORY=/tmp/mps
out=$1
mkdir -p "$out" /tmp/mps
nvidia-cuda-mps-control -d 2>/dev/null || unset CUDA_MPS_PIPE_DIRECTORY  # lets the runs share the GPU at one time
while read -r name arguments; do
    [ -n "$name" ] || continue
    # shellcheck disable=SC2086 # the arguments are several
    python3 -W ignore -m valise_games train $arguments --out "$out/$name" >"$out/$name.log" 2>&1 &
done
wait
