import type { InvoiceDraft } from '@folio/contract';
import {
  absolute,
  allocateProportionally,
  at,
  chargedPercent,
  type DetailRecord,
  type DetailSplit,
  detailItems,
  taxOf,
} from '@folio/ledger';
import type { StoredLedgerLine } from '../../../books/ledger/index.ts';
import { type DraftRules, draftTotals } from '../../../trade/invoice/index.ts';
import type { ReportContext } from '../context.ts';
import { type ReportEntry, readReportEntries } from '../entries/read.ts';
import type { StoredHead } from '../entries/store.ts';
import { readPayees, readRecords, type StoredRecord } from './store.ts';

/** An entry with what its record says, as the pure report takes it. */
export interface DetailInputOf {
  entry: ReportEntry;
  record: DetailRecord | null;
}

export async function readDetails(context: ReportContext, heads: readonly StoredHead[]): Promise<DetailInputOf[]> {
  const entries = await readReportEntries(context, heads);
  const sources = [...new Set(heads.map((head) => head.sourceId))];
  const records = await readRecords(context.tx, sources);
  const lines = heads.filter((head) => head.sourceType === 'bank_line').map((head) => head.id);
  const payees = lines.length === 0 ? new Map<string, string>() : await readPayees(context.tx, lines);
  return entries.map((entry) => ({
    entry,
    record: recordOf(context, entry, records.get(entry.head.sourceId), payees.get(entry.head.id) ?? ''),
  }));
}

function recordOf(
  context: ReportContext,
  entry: ReportEntry,
  stored: StoredRecord | undefined,
  payee: string,
): DetailRecord | null {
  if (entry.sourceType === 'bank_line') return { type: 'bank_line', payee, splits: splitsOf(context, entry.lines) };
  if (stored === undefined) return null;
  if (stored.isMoney) return { type: 'money', reference: stored.moneyReference ?? '' };
  if (stored.draft === null || stored.opening) return null;
  return {
    type: 'document',
    reference: stored.documentReference ?? '',
    items: itemsOf(stored.draft, { ...context.books, taxRounding: stored.taxRounding ?? 'per_line' }),
  };
}

function itemsOf(draft: InvoiceDraft, rules: DraftRules) {
  const named = draft.items.map(({ account_code, name, quantity, price }) => ({
    accountCode: account_code ?? '',
    name,
    quantity: quantity ?? '',
    price: price ?? '',
  }));
  return detailItems(named, draftTotals(draft, rules));
}

/**
 * The parts of a bank line, tax included, in the bank account's currency, from what was posted: the bank's line first, then the
 * parts, then the tax of each on a tax account.
 */
function splitsOf({ chart, books }: ReportContext, lines: readonly StoredLedgerLine[]): DetailSplit[] {
  const [bank, ...rest] = lines;
  if (bank === undefined) return [];
  const isTax = ({ accountCode, taxCode }: StoredLedgerLine) => {
    const role = chart.byCode.get(accountCode)?.systemRole;
    return taxCode !== null && (role === 'tax_input' || role === 'tax_output');
  };
  const sign = bank.debitMinor > 0n ? -1n : 1n;
  const nets = rest.map((line) => sign * (line.debitMinor - line.creditMinor));
  const amounts =
    bank.foreignAmountMinor === null ? nets : allocateProportionally(absolute(bank.foreignAmountMinor), nets);
  const parts = rest.map((line, index) => ({ line, amountMinor: at(amounts, index) }));
  const taxes = parts.filter(({ line }) => isTax(line));
  return parts
    .filter((part) => !taxes.includes(part))
    .map(({ line, amountMinor }) => {
      const code = books.taxCodes.find((known) => known.code === line.taxCode);
      const own = taxes.findIndex(
        (tax) => tax.line.taxCode === line.taxCode && tax.line.description === line.description,
      );
      const [posted] = own === -1 ? [] : taxes.splice(own, 1);
      if (posted !== undefined) {
        const grossMinor = amountMinor + posted.amountMinor;
        return { accountCode: line.accountCode, amountMinor: grossMinor, taxMinor: posted.amountMinor };
      }
      const taxMinor = code === undefined ? 0n : taxOf(amountMinor, chargedPercent(code), 'tax_inclusive');
      return { accountCode: line.accountCode, amountMinor, taxMinor };
    });
}
