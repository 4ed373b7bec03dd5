import type { Log } from '../log/index.ts';

/** Work that is looked for again and again in this process. */
export interface Rounds<T> {
  /** Looks now, after a look that is under way; answers what the look answers, or fails as it does. */
  sweep(): Promise<T>;
  /** No more looks; waits for the one under way. */
  stop(): Promise<void>;
}

/**
 * Does a round every `everyMs`, one after the other and never two at once. A round that fails is logged under `name`, and the next
 * one comes all the same. `atOnce`: the first comes now, not after the first wait.
 */
export function startRounds<T>(
  log: Log,
  { name, everyMs, atOnce }: { name: string; everyMs: number; atOnce: boolean },
  round: () => Promise<T>,
): Rounds<T> {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    const next = running.then(round);
    running = next.catch(() => undefined);
    return next;
  };
  const look = () => void sweep().catch((error) => log.error({ err: error }, name));
  if (atOnce) look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    sweep,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
