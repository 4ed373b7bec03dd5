import type { ErrorCode } from '@folio/contract';

/** What became of one reading of a document. `split`: it was found to be several, which are read one by one. */
export type ReadingOutcome = 'read' | 'split' | 'retried' | 'failed' | 'unsupported';

/** What became of one attempt to send an email; all but `sent` are reasons of failure. */
export type MailOutcome = 'sent' | 'no_answer' | 'sign_in' | 'later' | 'refused' | 'invalid';

export type JobOutcome = 'done' | 'failed';

/** One answered request. `route` is the pattern of its path, so that no id or file name becomes a label. */
export interface AnsweredRequest {
  route: string;
  method: string;
  status: number;
  seconds: number;
  /** The code in the envelope of a failure; null for a success. */
  error: ErrorCode | null;
}

/**
 * Takes what happens in this process. No argument may name a company, person, file or record: each combination of
 * values is a series that the monitoring system keeps.
 */
export interface Measures {
  request(answered: AnsweredRequest): void;
  reading(outcome: ReadingOutcome, seconds: number): void;
  mail(outcome: MailOutcome): void;
  job(queue: string, outcome: JobOutcome, seconds: number): void;
}

/** The state of a queue, over all companies and processes. */
export interface QueueState {
  /** One of a few fixed names: queues of features, and of the job queue. */
  queue: string;
  waiting: number;
  /** Age of the oldest one that waits, in seconds: 0 if none waits, null if the queue keeps no times. */
  oldestSeconds: number | null;
  /** Those that were given up; null if the queue gives nothing up. */
  failed: number | null;
}
