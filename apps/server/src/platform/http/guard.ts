import { Refusal } from './refusal.ts';

const account = (word: string) => (code: string) => new Refusal('posting_refused', { word, values: { account: code } });

/** The refusal of a posting into a locked period. */
export function lockedRefusal(lockedThrough: string): Refusal {
  return new Refusal('period_locked', { values: { date: lockedThrough } });
}

/** What the database's own guards raise, by SQLSTATE; the migrations say when. */
const GUARDS: Readonly<Record<string, (detail: string) => Refusal>> = {
  FO001: () => new Refusal('posting_refused', { word: 'posted_is_final' }),
  FO002: lockedRefusal,
  FO003: account('entry_presentation_only_account'),
  FO004: account('entry_control_line_without_document'),
  FO005: () => new Refusal('posting_refused', { word: 'posted_is_final' }),
  FO006: () => new Refusal('journal_unbalanced', { word: 'journal_does_not_balance' }),
  FO007: () => new Refusal('conflict', { word: 'journal_chain_broken' }),
  FO008: account('entry_control_account_by_hand'),
  FO009: account('entry_inactive_account'),
  FO010: account('account_is_fixed'),
  // A sum beyond what the books can hold (PostgreSQL's numeric value out of range).
  '22003': () => new Refusal('validation_failed', { word: 'books_overflow' }),
  // A text with a sign that no text of the database holds (a NUL, half of a pair).
  '22021': () => new Refusal('validation_failed', { word: 'text_unreadable' }),
  '22P05': () => new Refusal('validation_failed', { word: 'text_unreadable' }),
  FO011: () => new Refusal('company_has_postings'),
  FO012: (code) => new Refusal('conflict', { word: 'tax_code_used', values: { code } }),
  FO020: (entry) => new Refusal('conflict', { word: 'file_is_evidence', values: { entry } }),
};

/**
 * The refusal behind an error of the database's own guards, null for any other error. The balance guard speaks when the
 * transaction commits, so its error reaches the HTTP layer past every verb.
 */
export function refusalOfGuard(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : '';
  // A record that a body names and the company has not; a record that others still need is a mistake of ours.
  if (error.code === '23503' && detail.includes('is not present'))
    return new Refusal('validation_failed', { word: 'record_named_missing' });
  return GUARDS[error.code]?.(detail) ?? null;
}
