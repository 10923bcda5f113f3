#!/usr/bin/env bash
# Trains on a machine with one GPU: a line of arguments of `valise train` for each run on standard input, all at once.
# What each run says goes to OUT/NAME.log, its net to OUT/NAME.npz and .json. Usage: on_the_gpu.sh OUT < runs
set -u
export PYTHONPATH=src PYTHONUNBUFFERED=1 CUDA_MPS_PIPE_DIRECTORY=/tmp/mps CUDA_MPS_LOG_DIRECTORY=/tmp/mps
out=$1
mkdir -p "$out" /tmp/mps
nvidia-cuda-mps-control -d 2>/dev/null || unset CUDA_MPS_PIPE_DIRECTORY  # lets the runs share the GPU at one time
while read -r name arguments; do
    [ -n "$name" ] || continue
    (
        # shellcheck disable=SC2086 # the arguments are several
        python3 -m valise train $arguments --out "/tmp/runs/$name" >"$out/$name.log" 2>&1
        cp "/tmp/runs/$name/net.npz" "$out/$name.npz" && cp "/tmp/runs/$name/net.json" "$out/$name.json"
    ) &
done
wait
