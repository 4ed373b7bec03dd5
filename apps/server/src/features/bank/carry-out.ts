import { formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readOpenInvoices } from '../invoice/index.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { classifyLine } from './classify-line.ts';
import type { Decision } from './code-line.ts';
import { excludeLine } from './exclude-line.ts';
import { type MatchInput, matchLine } from './match-line.ts';
import type { StandingSuggestion, StoredLine } from './stored-line.ts';
import type { Touched } from './touched.ts';
import { transferLine } from './transfer-line.ts';

/** Codes a line as one of its candidates proposes, to the cent: what a person saw is what is posted. */
export async function carryOut(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  suggestion: StandingSuggestion,
  decision: Decision,
): Promise<Touched> {
  const { id } = line;
  const { action, transfer } = suggestion;
  if (action === 'match') return matchLine(tx, call, await matchOf(tx, line, suggestion), decision);
  if (action === 'exclude') return excludeLine(tx, call, { id, reason: suggestion.reason ?? '' }, decision);
  if (action === 'transfer' && transfer !== null) {
    const mirrorLineId = transfer.lineRef ?? undefined;
    return transferLine(tx, call, { id, account_code: transfer.accountCode, mirrorLineId }, decision);
  }
  const splits = suggestion.parts.map((part) => ({
    account_code: part.accountCode,
    amount: formatMoney(part.amountMinor, line.currency),
    tax_code: part.taxCode ?? undefined,
    description: part.description ?? undefined,
  }));
  return classifyLine(tx, call, { id, splits }, decision);
}

async function matchOf(tx: CompanyTransaction, line: StoredLine, suggestion: StandingSuggestion): Promise<MatchInput> {
  const { documents, entryRefs, difference } = suggestion;
  if (entryRefs.length > 0) return { id: line.id, journal_entry_ids: entryRefs };
  const open = await readOpenInvoices(
    tx,
    documents.map(({ ref }) => ref),
  );
  const amount = difference === null ? null : formatMoney(difference.amountMinor, line.currency);
  return {
    id: line.id,
    documents: documents.map(({ ref, settlesMinor }) => {
      const found = open.find((document) => document.ref === ref);
      if (found === undefined) throw new Refusal('conflict', { word: 'document_not_open' });
      return { id: ref, amount: formatMoney(settlesMinor, found.currency) };
    }),
    fee:
      difference?.kind === 'fee' && amount !== null && difference.accountCode !== null
        ? { account_code: difference.accountCode, amount }
        : null,
    write_off: difference?.kind === 'write_off' ? amount : null,
  };
}
