/**
 * The changes of lines under way. While one is, the server's places and the list's may differ, so pages wait for it; `epoch`
 * tells afterwards whether one began since.
 */
let underWay = 0;
let begun = 0;
const waiting = new Set<() => void>();

export const traffic = {
  begin(): void {
    underWay += 1;
    begun += 1;
  },
  end(): void {
    underWay -= 1;
    if (underWay > 0) return;
    for (const run of [...waiting]) run();
  },
  isQuiet: () => underWay === 0,
  epoch: () => begun,
  /** Calls `run` whenever the last change under way has ended. */
  onQuiet(run: () => void): () => void {
    waiting.add(run);
    return () => waiting.delete(run);
  },
};
