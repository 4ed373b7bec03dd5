import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { noteRefused } from '../bank-rule/index.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { writeRefused } from './candidate-store.ts';
import { openLine } from './code-line.ts';
import { nothingTouched, type Touched } from './touched.ts';

/** A person's no: the suggestion is not made again for this line, and counts against it for the payee. */
export async function refuseSuggestion(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, index }: { id: string; index: number },
): Promise<Touched> {
  const line = await openLine(tx, id);
  const suggestion = line.candidates[index];
  if (suggestion === undefined) throw new Refusal('conflict', { word: 'no_suggestion' });
  await writeRefused(tx, id, [...new Set([...line.refused, suggestion.key])]);
  await noteRefused(tx, call, line, suggestion);
  return { ...nothingTouched, lineIds: [id] };
}
