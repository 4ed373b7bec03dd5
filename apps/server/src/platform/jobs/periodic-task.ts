import type { Log } from '../log/index.ts';

/** Work that runs again and again in this process. */
export interface PeriodicTask<T> {
  /** Runs the work now, after a run in progress. Returns its result, or throws its error. */
  sweep(): Promise<T>;
  /** Starts no further runs by the clock, asks those in progress or requested to end soon, and waits for them. */
  stop(): Promise<void>;
}

/**
 * Runs the work every `everyMs`, never two runs at once: a run that is due while another one is in progress is left out. A failed
 * run is logged under `name` and does not stop later runs. `atOnce`: the first run starts now instead of after the first interval.
 * Work that may take long ends early when its signal is aborted, which `stop` does.
 */
export function startPeriodicTask<T>(
  log: Log,
  { name, everyMs, atOnce }: { name: string; everyMs: number; atOnce: boolean },
  round: (signal: AbortSignal) => Promise<T>,
): PeriodicTask<T> {
  const ending = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let requested = 0;
  const sweep = () => {
    requested++;
    const next = running.then(() => round(ending.signal)).finally(() => requested--);
    running = next.catch(() => undefined);
    return next;
  };
  const look = () => {
    if (requested === 0) void sweep().catch((error) => log.error({ err: error }, name));
  };
  if (atOnce) look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    sweep,
    stop: async () => {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
