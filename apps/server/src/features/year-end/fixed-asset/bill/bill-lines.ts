import type { BillLine, billLineQuery, NewAssetBody } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import { readClasses } from '../class-store.ts';
import { minorOf } from '../record.ts';
import type { StoredAsset } from '../store.ts';
import { findBillLine, findItem, readBillLines } from './bill-line-store.ts';
import { readBillThreshold } from './setting.ts';

/**
 * Lines of bills, or of one bill, that may be fixed assets: on a cost account, or expenses of at least the threshold (0: none of
 * these), which is the company's own unless the query has one. None before the company has a class.
 */
export async function listBillLines(
  tx: CompanyTransaction,
  { threshold, invoice_id: invoiceId }: z.output<typeof billLineQuery>,
): Promise<BillLine[]> {
  const { baseCurrency } = await readBooks(tx);
  const classes = await readClasses(tx);
  if (classes.length === 0) return [];
  const own = await readBillThreshold(tx, baseCurrency);
  const thresholdMinor = threshold === undefined ? own.billMinor : minorOf('threshold', threshold, baseCurrency);
  const costAccounts = classes.map(({ cost_account }) => cost_account);
  const lines = await readBillLines(tx, { costAccounts, thresholdMinor, invoiceId: invoiceId ?? null });
  return lines.map((line) => ({
    entry_id: line.entryId,
    line_no: line.lineNo,
    invoice_id: line.invoiceId,
    number: line.number,
    date: line.date,
    supplier: line.supplier,
    description: line.description,
    account: line.account,
    amount: formatMoney(line.amountMinor, baseCurrency),
    class_id: classes.find(({ cost_account }) => cost_account === line.account)?.id ?? null,
  }));
}

type SourceFields = Pick<
  StoredAsset,
  'supplier' | 'currency' | 'foreignMinor' | 'invoiceId' | 'entryId' | 'lineNo' | 'item' | 'documentId' | 'spot'
>;

/** What an asset keeps of its source, and the account that has the cost so far; null if the cost account has it. */
interface Source extends SourceFields {
  counterAccount: (costAccount: string) => string | null;
}

const BY_HAND: Source = {
  supplier: '',
  currency: null,
  foreignMinor: null,
  invoiceId: null,
  entryId: null,
  lineNo: null,
  item: null,
  documentId: null,
  spot: null,
  counterAccount: () => null,
};

/**
 * The bill, document and place of a line that becomes an asset. Throws `conflict` if the line is an asset already or its
 * bill was voided, and `validation_failed` if the cost is not the line's amount.
 */
export async function sourceOf(
  tx: CompanyTransaction,
  key: NewAssetBody['bill_line'],
  costMinor: bigint,
  baseCurrency: string,
): Promise<Source> {
  if (key === null) return BY_HAND;
  const line = await findBillLine(tx, key);
  if (line === null) throw new DomainError('conflict', { word: 'asset_bill_line_taken' });
  if (line.amountMinor !== costMinor) {
    const values = {
      found: formatMoney(costMinor, baseCurrency),
      expected: formatMoney(line.amountMinor, baseCurrency),
    };
    throw new DomainError('validation_failed', { faults: [{ path: 'cost', word: 'asset_bill_line_amount', values }] });
  }
  const { item, spot } = await findItem(tx, line);
  return {
    supplier: line.supplier,
    currency: line.foreignMinor === null ? null : line.currency,
    foreignMinor: line.foreignMinor,
    invoiceId: line.invoiceId,
    entryId: line.entryId,
    lineNo: line.lineNo,
    item,
    documentId: line.documentId,
    spot,
    counterAccount: (costAccount) => (line.account === costAccount ? null : line.account),
  };
}
