import type { Log } from '../../platform/log/index.ts';
import { type TellTools, tellRested } from './tell-askers.ts';

const SWEEP_MS = 60_000;

/** Looks each minute for answers nobody was told of. `stop` waits for a look that is under way. */
export function startTelling(tools: TellTools, { now, log }: { now(): Date; log: Log }): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    running = running
      .then(() => tellRested(tools, now()))
      .catch((error) => log.error({ err: error }, 'telling of answers'));
  };
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
