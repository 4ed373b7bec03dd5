import type { ErrorCode } from '@folio/contract';

/** Values a message names: plain texts, already formatted for a person. */
export type MessageValues = Record<string, string>;

/** One faulty field: its path in the request, and the word of the message in `messages/`. */
export interface FieldFault {
  path: string;
  word: string;
  values?: MessageValues;
}

/**
 * A caller's mistake or a rule that says no: a stable code, never a sentence. The sentence is made once, at the edge, in
 * the caller's language. `word` picks a more exact sentence than the code's own (`messages/`).
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly word: string;
  readonly values: MessageValues;
  readonly faults: FieldFault[];

  constructor(code: ErrorCode, details: { word?: string; values?: MessageValues; faults?: FieldFault[] } = {}) {
    super(code);
    this.code = code;
    this.word = details.word ?? code;
    this.values = details.values ?? {};
    this.faults = details.faults ?? [];
  }
}
