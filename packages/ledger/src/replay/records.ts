import type { Chart } from '../accounts/index.ts';
import { computeDocument, type TaxCode, taxCodeOf, taxOf } from '../invoicing/index.ts';
import { type Currency, parseMoney } from '../money/index.ts';
import {
  type ContactNames,
  type DetailRecord,
  type DocumentDates,
  type DocumentRecord,
  type DocumentTotals,
  detailItems,
  documentTotals,
} from '../reports/index.ts';
import type { BankLineEvent, DocumentEvent, ExampleCompany, ExampleEvent, OpeningDocumentEvent } from './example.ts';

/**
 * Data of an example's records that its entries do not contain, for the reports that show it. All by reference, which
 * in an example is the number.
 */
export interface ExampleRecords {
  readonly contactNames: ContactNames;
  readonly details: ReadonlyMap<string, DetailRecord>;
  readonly dates: ReadonlyMap<string, DocumentDates>;
  readonly documents: readonly DocumentRecord[];
  readonly totals: ReadonlyMap<string, DocumentTotals>;
}

interface Reading {
  readonly chart: Chart;
  readonly baseCurrency: Currency;
  readonly taxCodes: readonly TaxCode[];
  readonly contactNames: ContactNames;
}

function isDocument(event: ExampleEvent): event is DocumentEvent {
  return 'items' in event;
}

function totalsOf(event: DocumentEvent, { baseCurrency, taxCodes }: Reading): DocumentTotals {
  const { amountsAre, items } = event;
  return documentTotals(
    { currency: event.currency ?? baseCurrency, amountsAre, items, taxCodes },
    event.rate,
    baseCurrency,
  );
}

function documentDetail(event: DocumentEvent, { baseCurrency, taxCodes }: Reading): DetailRecord {
  const { amountsAre, items, reference } = event;
  const computed = computeDocument({ currency: event.currency ?? baseCurrency, amountsAre, items, taxCodes });
  const named = items.map((item) => ({ ...item, accountCode: item.account }));
  return { type: 'document', reference, items: detailItems(named, computed) };
}

function bankLineDetail(event: BankLineEvent, { chart, baseCurrency, taxCodes }: Reading): DetailRecord {
  const currency = chart.byCode.get(event.account)?.currency ?? baseCurrency;
  const splits = event.splits.map(({ account, amount, taxCode }) => {
    const amountMinor = parseMoney(amount, currency);
    const code = taxCodeOf(taxCode, taxCodes);
    const taxMinor = code === null ? 0n : taxOf(amountMinor, code.ratePercent, 'tax_inclusive');
    return { accountCode: account, amountMinor, taxMinor };
  });
  return { type: 'bank_line', payee: event.payee, splits };
}

/** The records an event makes, by reference: a bill paid at once makes two. */
function detailsOf(event: ExampleEvent, reading: Reading): [string, DetailRecord][] {
  if (isDocument(event)) {
    const own: [string, DetailRecord] = [event.number, documentDetail(event, reading)];
    if (event.payment === null) return [own];
    return [own, [event.payment.number, { type: 'money', reference: event.payment.reference }]];
  }
  switch (event.type) {
    case 'receipt':
    case 'payment':
    case 'customer_refund':
    case 'supplier_refund':
      return [[event.number, { type: 'money', reference: event.reference }]];
    case 'bank_line':
      return [[event.number, bankLineDetail(event, reading)]];
    default:
      return [];
  }
}

function documentRecord(event: DocumentEvent | OpeningDocumentEvent, reading: Reading): DocumentRecord {
  const currency = event.currency ?? reading.baseCurrency;
  const head = {
    ref: event.number,
    number: event.number,
    contactName: reading.contactNames.get(event.contact) ?? event.contact,
    issueDate: event.issueDate,
    dueDate: event.dueDate,
    currency,
  };
  if (event.type === 'opening_document') {
    const totalMinor = parseMoney(event.total, currency);
    return { ...head, type: event.docType, reference: '', totalMinor, confirmStatus: 'confirmed' };
  }
  const { type, reference, confirmStatus } = event;
  return { ...head, type, reference, totalMinor: totalsOf(event, reading).computed.totalMinor, confirmStatus };
}

/** Reads the records of an example. Throws the faults of the line maths. */
export function recordsOf(example: ExampleCompany, chart: Chart): ExampleRecords {
  const reading: Reading = {
    chart,
    baseCurrency: example.company.baseCurrency,
    taxCodes: example.taxCodes.map((code) => ({ ...code, ratePercent: code.rate })),
    contactNames: new Map(example.contacts.map(({ id, name }) => [id, name])),
  };
  const documents = example.events.filter((event) => isDocument(event) || event.type === 'opening_document');
  return {
    contactNames: reading.contactNames,
    details: new Map(example.events.flatMap((event) => detailsOf(event, reading))),
    dates: new Map(documents.map(({ number, issueDate, dueDate }) => [number, { issueDate, dueDate }])),
    documents: documents.map((event) => documentRecord(event, reading)),
    totals: new Map(example.events.filter(isDocument).map((event) => [event.number, totalsOf(event, reading)])),
  };
}
