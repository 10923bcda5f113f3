#!/usr/bin/env bash
# A whole session on a machine with one GPU and many cores: new Masters of two games, challengers of all, those of Agent
# and Casablanca also against the look-ahead, and the reports that take long. All at once; about 25 minutes.
#
#     pip install --target .cache/gpu-packages --no-deps openskill rich fluent.runtime fluent.syntax \
#         markdown-it-py mdurl typing_extensions attrs pytz        # what the arena needs and such a machine may lack
#     tools/gpu_session.sh FOLDER
#
# Every part keeps what it has in FOLDER as it goes. Try it small first, on a CPU:
#     SECONDS_MASTERS=2 SECONDS_CHALLENGERS=2 SECONDS_FIRST=2 SECONDS_AHEAD=5 GAMES=2 tools/gpu_session.sh /tmp/small
set -u
R=$1
mkdir -p "$R" /tmp/mps
export PYTHONPATH=src:.cache/gpu-packages PYTHONUNBUFFERED=1 OMP_NUM_THREADS=3
export CUDA_MPS_PIPE_DIRECTORY=/tmp/mps CUDA_MPS_LOG_DIRECTORY=/tmp/mps
nvidia-cuda-mps-control -d 2>/dev/null || unset CUDA_MPS_PIPE_DIRECTORY # lets the runs share the GPU at one time
GAMES=${GAMES:-100}
games=src/valise_games/games
weights() { echo $games/*/weights/"$1"-standard.npz; }

train() { # NAME, arguments of valise train
    local name=$1
    shift
    python3 -W ignore -m valise_games train "$@" --out "$R/$name" >"$R/$name.log" 2>&1
}

report() { # NAME, arguments of valise arena
    local name=$1
    shift
    nice -n 10 python3 -W ignore -m valise_games arena "$@" --games "$GAMES" --workers 5 --out "$R/$name.jsonl" --json \
        >"$R/$name.json" 2>"$R/$name.arena.log"
}

masters() {
    for game in casanova randolph; do
        train $game $game --start "$(weights $game)" --seconds "${SECONDS_MASTERS:-780}" &
    done
    wait
    for game in casanova randolph; do
        report $game-new-old $game --bots "master:$R/$game/net.npz" --against master &
        fewest=2
        [ $game = casanova ] && fewest=3
        for seed in 1 2 3; do
            train $game-challenger-$seed $game --against "$R/$game/net.npz" --set "seats={$fewest:1}" --seed $seed \
                --seconds "${SECONDS_CHALLENGERS:-470}" &
        done
    done
    wait
}

challengers() {
    for game in agent casablanca code-casablanca; do
        train $game-challenger $game --against "$(weights $game)" --set 'seats={2:1}' --seconds "${SECONDS_FIRST:-150}" &
    done
    wait
    for game in agent casablanca; do
        nice -n 5 python3 -W ignore -m valise_games train $game --cpu --threads 3 --seconds "${SECONDS_AHEAD:-1080}" \
            --start "$R/$game-challenger/net.npz" --against "$(weights $game)" --set look_ahead=True \
            --set 'seats={2:1}' --set games=1024 --set steps=32 --set tail=4 --set minibatches=8 --set rate=0.0003 \
            --set 'entropy=(0.01,0.002)' --out "$R/$game-ahead" >"$R/$game-ahead.log" 2>&1 &
    done
    wait
    for game in agent casablanca; do
        report $game-2-challenger-master $game --bots "challenger:$R/$game-ahead/net.npz" --against master &
    done
    wait
}

reports() { # of Masters that do not change here
    report casablanca-2-master-regular casablanca --bots master --against regular
    report agent-4-master-regular agent --bots master --against regular --seats 4
    report agent-2-master-regular20 agent --bots master --against 'regular*20'
    report casablanca-4-master-regular casablanca --bots master --against regular --seats 4
}

masters &
challengers &
reports &
wait
