import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { keepCoding, NOT_POSTED, openLine } from './code-line.ts';

/** Leaves a line out (not ours, or a second copy) with the reason; nothing is posted. */
export async function excludeLine(tx: CompanyTransaction, input: { id: string; reason: string }): Promise<void> {
  const line = await openLine(tx, input.id);
  const coded = { ...NOT_POSTED, kind: 'exclude' as const, about: [input.reason] };
  await keepCoding(tx, line, { state: 'excluded', coded, entryId: null });
}
