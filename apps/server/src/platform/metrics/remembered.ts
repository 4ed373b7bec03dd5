/**
 * A value that is found out at most once in `everyMs`, however often it is asked for. Answers null if finding it out
 * fails or takes longer than `patienceMs`. `now`: milliseconds of any steady clock.
 */
export function remembered<T>(
  { everyMs, patienceMs, now = () => performance.now() }: { everyMs: number; patienceMs: number; now?: () => number },
  find: () => Promise<T>,
): () => Promise<T | null> {
  let last: { at: number; answer: Promise<T | null> } | null = null;
  return () => {
    if (last !== null && now() - last.at < everyMs) return last.answer;
    last = { at: now(), answer: inTime(find(), patienceMs) };
    return last.answer;
  };
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), ms);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}
