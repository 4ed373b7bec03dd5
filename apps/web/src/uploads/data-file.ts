import type { BankAccountRow, BankImportPreview } from '@folio/contract';
import { readCsv } from '@folio/csv';

/** Where an uploaded file goes: to the reader of documents, or to an import of data files. */
export type FileRoute = 'document' | 'bank' | 'sales' | 'purchases';

/** What an import found in a data file that is stored on the server and waits for the person. */
export interface DataFile {
  /** The imported kind of data. */
  route: Exclude<FileRoute, 'document'>;
  /** Lines of bank statements, or documents of a list. */
  count: number;
  /** The file was imported earlier. */
  isImported: boolean;
  /** The screen that continues with this file. */
  path: string;
}

/** Data files of banks, including text formats. */
const bankName = /\.(csv|tsv|xlsx|ofx|qfx|qif|sta|mt940|940)$/i;
const bankText = /^\s*(?:OFXHEADER|!Type:|:20:|\{1:)/u;
const csvName = /\.(csv|tsv)$/i;

/** Headings of the three things that every list of invoices has; banks' exports do not have all three. */
const numberHeading =
  /^(?:invoice|bill|document|doc|credit note) ?(?:no\.?|num|number|#)$|^(?:發票|賬單|單據)(?:編號|號碼|號)$/u;
const buyerHeading = /customer|client|bill(?:ed)? to|客戶|客人/u;
const sellerHeading = /supplier|vendor|供應商/u;
const dayHeading = /date|日期/u;

/** A list's headings are within this many rows; titles may be above them. */
const headingRows = 15;

function plain(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .replace(/[*_:]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function listOf(text: string): 'sales' | 'purchases' | null {
  for (const { cells } of readCsv(text).rows.slice(0, headingRows)) {
    const headings = cells.map(plain);
    const has = (words: RegExp) => headings.some((heading) => words.test(heading));
    if (!has(numberHeading) || !has(dayHeading)) continue;
    if (has(sellerHeading)) return 'purchases';
    if (has(buyerHeading)) return 'sales';
  }
  return null;
}

/** Chooses where a file goes by its name and first bytes. Only the import that reads it decides what it is. */
export function routeOf(name: string, head: Uint8Array): FileRoute {
  const text = new TextDecoder().decode(head);
  if (csvName.test(name)) return listOf(text) ?? 'bank';
  if (bankName.test(name)) return 'bank';
  if (/\.xml$/i.test(name)) return /camt\.05[234]/u.test(text) ? 'bank' : 'document';
  return /\.txt$/i.test(name) && bankText.test(text) ? 'bank' : 'document';
}

/** The account of a file that names none: the company's only bank account. Null if there are several, or none. */
export function onlyBankAccount(accounts: readonly BankAccountRow[]): string | null {
  const open = accounts.filter(({ active, kind }) => active && kind !== 'cash');
  return open.length === 1 ? (open[0]?.id ?? null) : null;
}

export function dataFileOfBank(preview: BankImportPreview, accountId: string | null): DataFile {
  const query = new URLSearchParams({ ...(accountId && { account: accountId }), import: preview.document_id });
  return {
    route: 'bank',
    count: preview.statements.reduce((sum, statement) => sum + statement.lines, 0),
    isImported: preview.earlier !== null,
    path: `/bank-statement?${query}`,
  };
}
