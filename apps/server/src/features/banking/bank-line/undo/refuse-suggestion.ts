import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../../books/ledger/index.ts';
import { noteRefused } from '../../bank-rule/index.ts';
import { openLine } from '../accept/keep-coding.ts';
import { type Affected, nothingAffected } from '../suggest/affected.ts';
import { writeRefused } from '../suggest/candidate-store.ts';

/** A person's no: the suggestion is not made again for this line, and counts against it for the payee. */
export async function refuseSuggestion(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, index }: { id: string; index: number },
): Promise<Affected> {
  const line = await openLine(tx, id);
  const suggestion = line.candidates[index];
  if (suggestion === undefined) throw new DomainError('conflict', { word: 'no_suggestion' });
  await writeRefused(tx, id, [...new Set([...line.refused, suggestion.key])]);
  await noteRefused(tx, call, line, suggestion);
  return { ...nothingAffected, lineIds: [id] };
}
