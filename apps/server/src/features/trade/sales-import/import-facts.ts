import type { InvoiceType, SalesImportKind } from '@folio/contract';
import type { Chart, TaxCode, TaxRounding } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { contactKey } from '../contact/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { contactIds, documentNumbers } from './store.ts';

/** The facts of the books that decide the result for a record. */
export interface ImportFacts {
  readonly baseCurrency: string;
  readonly chart: Chart;
  readonly taxCodes: readonly TaxCode[];
  readonly taxRounding: TaxRounding;
  /** Keys of existing documents (`documentKey`). */
  readonly documents: ReadonlySet<string>;
  /** Ids of contacts by the key of their name. */
  readonly contacts: ReadonlyMap<string, string>;
}

const TYPES: Readonly<Record<SalesImportKind, readonly InvoiceType[]>> = {
  sales: ['sales_invoice', 'sales_credit_note', 'quotation'],
  purchases: ['purchase_bill', 'purchase_credit_note'],
  contacts: [],
};

/** The identity of a document: our own documents by number, suppliers' documents by number and supplier. */
export function documentKey(type: InvoiceType, number: string, contact: string): string {
  const whose = type.startsWith('purchase') ? contactKey(contact) : '';
  return `${type} ${number.toLowerCase()} ${whose}`;
}

export async function readImportFacts(tx: CompanyTransaction, kind: SalesImportKind): Promise<ImportFacts> {
  const { baseCurrency, chart, taxCodes } = await readBooks(tx);
  const { tax_rounding: taxRounding } = await readSalesSetting(tx);
  const types = TYPES[kind];
  const numbers = types.length === 0 ? [] : await documentNumbers(tx, types);
  const documents = numbers.flatMap(({ type, number, contact }) => {
    const known = types.find((candidate) => candidate === type);
    return known === undefined ? [] : [documentKey(known, number, contact)];
  });
  const contacts = (await contactIds(tx)).map(({ id, key }) => [key, id] as const);
  return {
    baseCurrency,
    chart,
    taxCodes,
    taxRounding,
    documents: new Set(documents),
    contacts: new Map(contacts),
  };
}
