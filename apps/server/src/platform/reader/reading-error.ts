/** Why a document could not be read. A closed list; the web application has the messages. */
export type ReadingErrorCode =
  | 'empty'
  | 'unsupported_type'
  | 'corrupt'
  | 'encrypted'
  | 'wrong_password'
  | 'too_many_pages'
  | 'image_too_large'
  | 'page_out_of_range'
  | 'nothing_readable'
  | 'timeout'
  | 'memory'
  | 'crashed'
  | 'aborted';

/** A document could not be read. `values` are inserted into its message (for example `pages`, `max`). */
export class ReadingError extends Error {
  readonly code: ReadingErrorCode;
  readonly values: Readonly<Record<string, string>>;

  constructor(code: ReadingErrorCode, values: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(`reading failed: ${code}`, cause === undefined ? {} : { cause });
    this.name = 'ReadingError';
    this.code = code;
    this.values = values;
  }
}
