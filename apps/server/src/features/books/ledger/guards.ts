import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Guards } from '../../../platform/http/guard.ts';
import { lockedRefusal } from './fault.ts';

const account = (word: string) => (code: string) =>
  new DomainError('posting_refused', { word, values: { account: code } });

const postedIsFinal = () => new DomainError('posting_refused', { word: 'posted_is_final' });

/** The rules of posting that the database enforces again. */
export const ledgerGuards: Guards = {
  FO001: postedIsFinal,
  FO002: lockedRefusal,
  FO003: account('entry_presentation_only_account'),
  FO004: account('entry_control_line_without_document'),
  FO005: postedIsFinal,
  FO006: () => new DomainError('journal_unbalanced', { word: 'journal_does_not_balance' }),
  FO007: () => new DomainError('conflict', { word: 'journal_chain_broken' }),
  FO008: account('entry_control_account_by_hand'),
  FO009: account('entry_inactive_account'),
  // The journal is then posted in several statements, so no caller sees this.
  FO040: () => new DomainError('conflict', { word: 'journal_chain_broken' }),
  // A sum beyond the largest amount of the books (PostgreSQL's numeric value out of range).
  '22003': () => new DomainError('validation_failed', { word: 'books_overflow' }),
};
