/**
 * - `busy`: too much of the same company is waiting;
 * - `timeout`, `memory`, `crashed`: what became of the thread that worked on the file;
 * - `cancelled`: nobody waits for the outcome any more.
 */
export type ParseFailure = 'busy' | 'timeout' | 'memory' | 'crashed' | 'cancelled';

/** A file that could not be worked on to its end; the thread that tried has ended. */
export class ParseFailed extends Error {
  readonly failure: ParseFailure;

  constructor(failure: ParseFailure, cause?: unknown) {
    super(`parsing failed: ${failure}`, { cause });
    this.name = 'ParseFailed';
    this.failure = failure;
  }
}
