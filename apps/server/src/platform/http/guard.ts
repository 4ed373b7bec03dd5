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
  FO011: () => new Refusal('company_has_postings'),
  FO012: (code) => new Refusal('conflict', { word: 'tax_code_used', values: { code } }),
};

/**
 * The refusal behind an error of the database's own guards, null for any other error. The balance guard speaks when the
 * transaction commits, so its error reaches the HTTP layer past every verb.
 */
export function refusalOfGuard(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : '';
  return GUARDS[error.code]?.(detail) ?? null;
}
