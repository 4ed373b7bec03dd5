/**
 * Every stable error code of the API with its HTTP status. The server adds a sentence in the caller's language;
 * clients decide by the code, never by the sentence.
 */
export const errorStatus = {
  unauthenticated: 401,
  second_factor_pending: 403,
  forbidden: 403,
  token_scope: 403,
  xsrf_token_invalid: 403,
  confirmation_needed: 403,
  company_archived: 409,
  not_found: 404,
  validation_failed: 422,
  conflict: 409,
  stale_version: 409,
  too_many_requests: 429,
  too_large: 413,
  storage_full: 507,
  internal: 500,
  unavailable: 503,
  credentials_invalid: 422,
  code_invalid: 422,
  reset_link_expired: 422,
  email_taken: 422,
  file_empty: 422,
  file_type_unsupported: 415,
  document_not_ready: 409,
  document_not_confirmable: 422,
  already_confirmed: 409,
  arithmetic_not_confirmed: 422,
  holder_not_confirmed: 422,
  edited_rows: 409,
  look_alike_not_settled: 422,
  wrong_password: 422,
  period_locked: 422,
  journal_unbalanced: 422,
  posting_refused: 422,
  number_taken: 422,
  line_already_reconciled: 409,
  over_allocated: 422,
  company_has_postings: 409,
  before_takeover: 409,
  before_incorporation: 409,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The envelope of every failure. `code` repeats the HTTP status; `errors` maps a field path to its sentences. */
export interface Failure {
  code: number;
  error: ErrorCode;
  message: string;
  errors?: Record<string, string[]>;
}
