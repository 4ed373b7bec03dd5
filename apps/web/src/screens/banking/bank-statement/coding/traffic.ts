/**
 * Counts the line changes that are running. During a change the server's positions and the list's may differ, so page
 * requests wait for it. Compare `epoch` before and after a request to see whether a change began meanwhile.
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
  /** Calls `run` whenever the last running change has ended. */
  onQuiet(run: () => void): () => void {
    waiting.add(run);
    return () => waiting.delete(run);
  },
};
