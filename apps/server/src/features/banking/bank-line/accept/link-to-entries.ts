import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../../books/ledger/index.ts';
import type { StoredLine } from '../stored-line.ts';
import type { Affected } from '../suggest/affected.ts';
import { readUnlinked } from '../suggest/unlinked-store.ts';
import { affectedBy, BY_HAND, type Decision, keepCoding, learnFrom, NOT_POSTED } from './keep-coding.ts';

/**
 * Posts nothing: links the line to existing entries as their bank side. Their total must equal the line's amount
 * exactly.
 */
export async function linkToEntries(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  asked: readonly string[],
  decision: Decision = BY_HAND,
): Promise<Affected> {
  const entryIds = [...new Set(asked)];
  const entries = await readUnlinked(tx, { id: line.bankAccountId, code: line.accountCode }, { entryIds });
  if (entries.length < entryIds.length) throw new DomainError('conflict', { word: 'entry_not_linkable' });
  const totalMinor = entries.reduce((sum, entry) => sum + entry.amountMinor, 0n);
  if (totalMinor !== line.amountMinor) throw new DomainError('posting_refused', { word: 'entry_amount_differs' });
  const coded = { ...NOT_POSTED, kind: 'match' as const, about: entries.map((entry) => entry.number) };
  await keepCoding(tx, line, { state: 'matched', coded, entryIds: entries.map(({ ref }) => ref) });
  await learnFrom(tx, call, line, decision);
  return affectedBy(line, { entryIds });
}
