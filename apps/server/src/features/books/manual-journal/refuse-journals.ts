import type { ErrorCode } from '@folio/contract';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';

/** Faults that have separate error codes for clients; the lock has priority. */
const CODES: readonly (readonly [word: string, code: ErrorCode])[] = [
  ['period_locked', 'period_locked'],
  ['number_taken', 'number_taken'],
  ['journal_unbalanced_by', 'journal_unbalanced'],
];

/**
 * Rejects with all faults. When each of them has a specific error code, the error has the first one's code and
 * sentence.
 */
export function refuseJournals(faults: readonly FieldIssue[]): void {
  if (faults.length === 0) return;
  const coded = CODES.find(([word]) => faults.some((fault) => fault.word === word));
  const isCoded = faults.every((fault) => CODES.some(([word]) => fault.word === word));
  if (coded === undefined || !isCoded) throw new DomainError('validation_failed', { faults: [...faults] });
  const [word, code] = coded;
  const values = faults.find((fault) => fault.word === word)?.values ?? {};
  throw new DomainError(code, { word, values, faults: [...faults] });
}
