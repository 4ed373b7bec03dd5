import type { Log } from '../log/index.ts';

/** Work that runs again and again in this process. */
export interface PeriodicTask<T> {
  /** Runs the work now, after a run in progress. Returns its result, or throws its error. */
  sweep(): Promise<T>;
  /** Starts no further runs and waits for the run in progress. */
  stop(): Promise<void>;
}

/**
 * Runs the work every `everyMs`, never two runs at once. A failed run is logged under `name` and does not stop later
 * runs. `atOnce`: the first run starts now instead of after the first interval.
 */
export function startPeriodicTask<T>(
  log: Log,
  { name, everyMs, atOnce }: { name: string; everyMs: number; atOnce: boolean },
  round: () => Promise<T>,
): PeriodicTask<T> {
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
