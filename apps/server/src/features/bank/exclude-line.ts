import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { BY_HAND, type Decision, keepCoding, learnFrom, NOT_POSTED, openLine, took } from './code-line.ts';
import type { Touched } from './touched.ts';

/** Leaves a line out (not ours, or a second copy) with the reason; nothing is posted. */
export async function excludeLine(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: { id: string; reason: string },
  decision: Decision = BY_HAND,
): Promise<Touched> {
  const line = await openLine(tx, input.id);
  const coded = { ...NOT_POSTED, kind: 'exclude' as const, about: [input.reason] };
  await keepCoding(tx, line, { state: 'excluded', coded, entryIds: [] });
  await learnFrom(tx, call, line, decision);
  return took(line);
}
