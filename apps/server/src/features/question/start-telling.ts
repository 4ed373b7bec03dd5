import { type Rounds, startRounds } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { type TellTools, tellRested } from './tell-askers.ts';

const SWEEP_MS = 60_000;

/** Looks each minute for answers nobody was told of. */
export function startTelling(tools: TellTools, { now, log }: { now(): Date; log: Log }): Rounds<void> {
  return startRounds(log, { name: 'telling of answers', everyMs: SWEEP_MS, atOnce: false }, () =>
    tellRested(tools, now()),
  );
}
