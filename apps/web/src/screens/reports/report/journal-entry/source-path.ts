import type { JournalEntryDetail } from '@folio/contract';
import { financialYearOf } from '@folio/ledger/calendar';

const calendarYearEnd = '12-31';

/** The account's postings of the financial year the entry is in, which include the entry's line. */
export function accountPath(code: string, day: string, fye: string = calendarYearEnd): string {
  const { start, end } = financialYearOf(day, fye);
  return `/reports/account-transaction?${new URLSearchParams({ account: code, from: start, to: end })}`;
}

type Source = JournalEntryDetail['source'];

const invoices: readonly string[] = [
  'invoice',
  'sales_invoice',
  'purchase_bill',
  'sales_credit_note',
  'purchase_credit_note',
];

/** A box in the format of a document's address: `x,y,width,height` in fractions of the page. */
export function boxText({ x, y, width, height }: NonNullable<Source['box']>): string {
  return [x, y, width, height].map((one) => Math.round(one * 10_000) / 10_000).join(',');
}

/** The address of the source of an entry: its invoice, or the place on its document; null if it has neither. */
export function sourcePath(source: Source): string | null {
  if (invoices.includes(source.type) && source.id !== null) return `/invoice/${source.id}`;
  if (source.document_id === null) return null;
  const query = new URLSearchParams();
  if (source.page !== null) query.set('page', String(source.page));
  if (source.box !== null) query.set('box', boxText(source.box));
  const text = query.toString();
  return `/document/${source.document_id}${text === '' ? '' : `?${text}`}`;
}
