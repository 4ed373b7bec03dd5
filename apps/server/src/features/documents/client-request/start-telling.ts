import { type PeriodicTask, startPeriodicTask } from '../../../platform/jobs/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import { type TellTools, tellRested } from './tell-askers.ts';

const SWEEP_MS = 60_000;

/** Checks every minute for answers that no user was notified of. */
export function startTelling(tools: TellTools, { now, log }: { now(): Date; log: Log }): PeriodicTask<void> {
  return startPeriodicTask(log, { name: 'telling of answers', everyMs: SWEEP_MS, atOnce: false }, () =>
    tellRested(tools, now()),
  );
}
