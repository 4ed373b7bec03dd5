import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { LedgerCall } from '../../../books/ledger/index.ts';
import { affectedBy, BY_HAND, type Decision, keepCoding, learnFrom, NOT_POSTED } from '../accept/keep-coding.ts';
import type { StoredLine } from '../stored-line.ts';
import type { Affected } from '../suggest/affected.ts';

/** Leaves a line out (not ours, or a second copy) with the reason; nothing is posted. */
export async function exclude(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  reason: string,
  decision: Decision = BY_HAND,
): Promise<Affected> {
  const coded = { ...NOT_POSTED, kind: 'exclude' as const, about: [reason] };
  await keepCoding(tx, line, { state: 'excluded', coded, entryIds: [] });
  await learnFrom(tx, call, line, decision);
  return affectedBy(line);
}
