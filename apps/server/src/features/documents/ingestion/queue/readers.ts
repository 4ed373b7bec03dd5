import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../../../platform/log/index.ts';

export interface ReadersOptions {
  /** Documents read at the same time in this process. */
  count: number;
  /** Takes the next document and reads it; false when none waits. */
  readNext(signal: AbortSignal): Promise<boolean>;
  /** False while nothing can be written. */
  hasRoom(): boolean;
  log: Log;
}

/** The readers of this process. */
export interface Readers {
  /** Says that a document waits: idle readers look for it at once. */
  wake(): void;
  /** Lets documents in hand be finished for a few seconds, then ends their reading. */
  stop(): Promise<void>;
}

/** How often an idle reader looks for documents that another process queued, or that were left by one that ended. */
const POLL_MS = 2000;
const STOP_MS = 5000;
/** Reading that was ended saves what became of it. */
const ABORT_MS = 1000;

/** Starts readers that take one document after another until they are stopped. */
export function startReaders({ count, readNext, hasRoom, log }: ReadersOptions): Readers {
  const ending = new AbortController();
  const idle = new Set<() => void>();
  let stopped = false;
  let wakes = 0;
  const wake = () => {
    wakes += 1;
    for (const resume of idle) resume();
  };
  const rest = () =>
    new Promise<void>((resolve) => {
      const resume = () => {
        clearTimeout(timer);
        idle.delete(resume);
        resolve();
      };
      const timer = setTimeout(resume, POLL_MS);
      timer.unref();
      idle.add(resume);
    });
  const read = async () => {
    while (!stopped) {
      const seen = wakes;
      const found = hasRoom() && (await readNext(ending.signal).catch((error) => told(log, error)));
      if (!found && !stopped && wakes === seen) await rest();
    }
  };
  const running = Promise.all(Array.from({ length: count }, read));
  return {
    wake,
    stop: async () => {
      stopped = true;
      wake();
      if (await endsIn(running, STOP_MS)) return;
      ending.abort(new Error('the server is stopping'));
      await endsIn(running, ABORT_MS);
    },
  };
}

function told(log: Log, error: unknown): false {
  log.error({ err: error }, 'taking a document to read');
  return false;
}

async function endsIn(work: Promise<unknown>, ms: number): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(ms, false, { signal: timer.signal }).catch(() => false);
  const ended = await Promise.race([work.then(() => true), late]);
  timer.abort();
  return ended;
}
