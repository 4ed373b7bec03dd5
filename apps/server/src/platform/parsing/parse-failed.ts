/**
 * - `busy`: too many files of the same company are waiting;
 * - `timeout`, `memory`, `crashed`: why the thread that worked on the file ended;
 * - `cancelled`: the caller no longer waits for the result.
 */
export type ParseFailure = 'busy' | 'timeout' | 'memory' | 'crashed' | 'cancelled';

/** Processing a file failed; the thread that tried has ended. */
export class ParseFailed extends Error {
  readonly failure: ParseFailure;

  constructor(failure: ParseFailure, cause?: unknown) {
    super(`parsing failed: ${failure}`, { cause });
    this.name = 'ParseFailed';
    this.failure = failure;
  }
}
