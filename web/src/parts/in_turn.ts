/** Work that can wait: after the next frame is painted, one piece in each task. */

const waiting: (() => void)[] = [];

/** Gives what takes the work back. */
export function inTurn(work: () => void): () => void {
  waiting.push(work);
  if (waiting.length === 1) afterAFrame(next);
  return () => {
    const at = waiting.indexOf(work);
    if (at > 0) waiting.splice(at, 1);
    else if (at === 0) waiting[0] = () => {}; // the task that is on its way takes it
  };
}

function next(): void {
  try {
    waiting[0]!();
  } finally {
    waiting.shift();
    if (waiting.length) afterAFrame(next);
  }
}

/** A page out of sight paints no frames. */
function afterAFrame(task: () => void): void {
  if (document.hidden) setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}
