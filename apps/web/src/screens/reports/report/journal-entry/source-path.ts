import type { JournalEntryDetail } from '@folio/contract';
import { financialYearOf, type YearRule } from '@folio/ledger/calendar';
import { spotPath } from '../../../../components/document/evidence.ts';

const calendarYearEnd = '12-31';

/** The account's postings of the financial year the entry is in, which include the entry's line. */
export function accountPath(code: string, day: string, years: YearRule = calendarYearEnd): string {
  const { start, end } = financialYearOf(day, years);
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

/** The address of the source of an entry: its invoice, or the place on its document; null if it has neither. */
export function sourcePath(source: Source): string | null {
  if (invoices.includes(source.type) && source.id !== null) return `/invoice/${source.id}`;
  if (source.document_id === null) return null;
  return spotPath(source.document_id, source);
}
