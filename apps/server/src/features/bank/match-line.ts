import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { BY_HAND, type Decision, keepCoding, learnFrom, NOT_POSTED, openLine, took } from './code-line.ts';
import { type SettleInput, settleDocuments } from './settle-documents.ts';
import type { StoredLine } from './stored-line.ts';
import type { Touched } from './touched.ts';
import { readUnlinked } from './unlinked-store.ts';

export interface MatchInput extends Partial<SettleInput> {
  id: string;
  journal_entry_ids?: readonly string[] | undefined;
}

/** Links a line to entries in the books already, or posts the receipt, payment or refund that settles open documents. */
export async function matchLine(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: MatchInput,
  decision: Decision = BY_HAND,
): Promise<Touched> {
  const { journal_entry_ids: entryIds = [], documents = [] } = input;
  if (entryIds.length > 0 && documents.length > 0) throw refusedChoice('match_one_kind');
  if (entryIds.length === 0 && documents.length === 0) throw refusedChoice('choose_document');
  const line = await openLine(tx, input.id);
  const touched =
    entryIds.length > 0
      ? await linkToEntries(tx, line, entryIds)
      : await settleDocuments(tx, call, line, { ...input, documents });
  await learnFrom(tx, call, line, decision);
  return touched;
}

function refusedChoice(word: string): Refusal {
  return new Refusal('validation_failed', { faults: [{ path: 'documents', word }] });
}

/** Nothing is posted: the entries stand, the line is their side at the bank. Together they are its amount to the cent. */
export async function linkToEntries(
  tx: CompanyTransaction,
  line: StoredLine,
  asked: readonly string[],
): Promise<Touched> {
  const entryIds = [...new Set(asked)];
  const entries = await readUnlinked(tx, { id: line.bankAccountId, code: line.accountCode }, { entryIds });
  if (entries.length < entryIds.length) throw new Refusal('conflict', { word: 'entry_not_linkable' });
  const totalMinor = entries.reduce((sum, entry) => sum + entry.amountMinor, 0n);
  if (totalMinor !== line.amountMinor) throw new Refusal('posting_refused', { word: 'entry_amount_differs' });
  const coded = { ...NOT_POSTED, kind: 'match' as const, about: entries.map((entry) => entry.number) };
  await keepCoding(tx, line, { state: 'matched', coded, entryIds: entries.map(({ ref }) => ref) });
  return took(line, { entryIds });
}
