import { payeeKey } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../../books/ledger/index.ts';
import { noteRefused } from '../../bank-rule/index.ts';
import {
  affectedBy,
  BY_HAND,
  type Decision,
  keepCoding,
  learnFrom,
  NOT_POSTED,
  openLine,
} from '../accept/keep-coding.ts';
import type { StoredLine } from '../stored-line.ts';
import { type Affected, nothingAffected } from '../suggest/affected.ts';
import { writeRefused } from '../suggest/candidate-store.ts';

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
  return { ...nothingAffected, lineIds: [id], taught: [payeeKey(line)] };
}
