import type { ErrorCode } from '@folio/contract';
import { type FieldFault, Refusal } from '../../platform/http/refusal.ts';

/** Faults a client tells apart by their own code; the lock is named first. */
const CODES: readonly (readonly [word: string, code: ErrorCode])[] = [
  ['period_locked', 'period_locked'],
  ['number_taken', 'number_taken'],
  ['journal_unbalanced_by', 'journal_unbalanced'],
];

/** Refuses with every fault; where all of them have a code of their own, with the first one's code and sentence. */
export function refuseJournals(faults: readonly FieldFault[]): void {
  if (faults.length === 0) return;
  const coded = CODES.find(([word]) => faults.some((fault) => fault.word === word));
  const isCoded = faults.every((fault) => CODES.some(([word]) => fault.word === word));
  if (coded === undefined || !isCoded) throw new Refusal('validation_failed', { faults: [...faults] });
  const [word, code] = coded;
  const values = faults.find((fault) => fault.word === word)?.values ?? {};
  throw new Refusal(code, { word, values, faults: [...faults] });
}
