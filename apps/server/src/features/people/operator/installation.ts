import type { GivenUpRow, RetryBody } from '@folio/contract';
import type { Language } from '../../../platform/http/call.ts';
import type { QueueState, Verification } from '../../../platform/metrics/index.ts';

/** What the features of this installation know about their queues. */
export interface Installation {
  queues(now: Date): Promise<QueueState[]>;
  verification(): Promise<Verification | null>;
  /** The newest work that was given up: at most `limit` of each kind. */
  givenUp(language: Language, limit: number): Promise<GivenUpRow[]>;
  /** Queues work again and records who did so. False if it was not given up. */
  retry(
    work: RetryBody,
    by: { userId: string; now: Date; from: { address: string; userAgent: string | null } },
  ): Promise<boolean>;
}
