import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { LedgerCall, OpenedBooks } from '../../../books/ledger/index.ts';
import type { StandingSuggestion, StoredLine } from '../stored-line.ts';
import type { Affected } from '../suggest/affected.ts';
import { exclude } from '../undo/exclude-line.ts';
import { categorizeLine } from './categorize-line.ts';
import type { Decision } from './keep-coding.ts';
import { linkToEntries } from './link-to-entries.ts';
import { matchDocuments, openDocuments, type Settlement } from './match-documents.ts';
import { transfer } from './transfer-line.ts';

/** Books a line as one of its suggestions proposes, to the cent: what a person saw is what is posted. */
export async function applySuggestion(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  suggestion: StandingSuggestion,
  decision: Decision,
  known?: OpenedBooks,
): Promise<Affected> {
  const { action, transfer: other, entryRefs, reason } = suggestion;
  if (action === 'match' && entryRefs.length > 0) return linkToEntries(tx, call, line, entryRefs, decision);
  if (action === 'match') return matchDocuments(tx, call, line, await settlementOf(tx, suggestion), decision, known);
  if (action === 'exclude') return exclude(tx, call, line, reason ?? '', decision);
  if (action === 'transfer' && other !== null) {
    const { accountCode, lineRef } = other;
    return transfer(tx, call, line, { accountCode, amountIn: () => null, counterpartId: lineRef }, decision);
  }
  const parts = suggestion.parts.map(({ accountCode, amountMinor, taxCode, description }) => ({
    accountCode,
    amountMinor,
    taxCode,
    ...(description === null ? {} : { description }),
  }));
  return categorizeLine(tx, call, line, { parts }, decision, known);
}

async function settlementOf(tx: CompanyTransaction, suggestion: StandingSuggestion): Promise<Settlement> {
  const { documents, difference } = suggestion;
  const open = await openDocuments(
    tx,
    documents.map(({ ref }) => ref),
  );
  const { kind, accountCode, amountMinor } = difference ?? { kind: null, accountCode: null, amountMinor: 0n };
  return {
    documents: open.map((document, index) => ({ document, amountMinor: documents[index]?.settlesMinor ?? null })),
    fee: kind === 'fee' && accountCode !== null ? { accountCode, amountMinor } : null,
    writeOffMinor: kind === 'write_off' ? amountMinor : 0n,
  };
}
