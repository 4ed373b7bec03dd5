import type { ErrorCode } from '@folio/contract';

/** Values inserted into a message: plain texts, already formatted for a person. */
export type MessageValues = Record<string, string>;

/** One invalid field: its path in the request, and the key of its message in `messages/`. */
export interface FieldIssue {
  path: string;
  word: string;
  values?: MessageValues;
}

/**
 * An error of the caller or a violated rule: a stable code, never a sentence. The HTTP layer writes the sentence
 * once, in the caller's language. `word` selects a more exact sentence than the one of the code (`messages/`).
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly word: string;
  readonly values: MessageValues;
  readonly faults: FieldIssue[];

  constructor(code: ErrorCode, details: { word?: string; values?: MessageValues; faults?: FieldIssue[] } = {}) {
    super(code);
    this.code = code;
    this.word = details.word ?? code;
    this.values = details.values ?? {};
    this.faults = details.faults ?? [];
  }
}
