import type { DocumentEvent, ExampleEvent, ExampleItem, ExampleLine, MoneyEvent } from './example.ts';
import * as read from './reader.ts';

type Fields = read.Fields;

const DOCUMENT_TYPES = ['sales_invoice', 'purchase_bill', 'sales_credit_note', 'purchase_credit_note'] as const;
const MONEY_TYPES = ['receipt', 'payment', 'customer_refund', 'supplier_refund'] as const;

const EVENT_TYPES = [
  ...DOCUMENT_TYPES,
  ...MONEY_TYPES,
  'opening_balances',
  'opening_document',
  'allocation',
  'bank_line',
  'transfer',
  'manual_journal',
  'void',
  'payment_reversal',
  'revaluation',
  'period_lock',
] as const;

function line(fields: Fields): ExampleLine {
  return {
    account: read.text(fields, 'account'),
    debit: read.optional(fields, 'debit', read.decimal),
    credit: read.optional(fields, 'credit', read.decimal),
    currency: read.optional(fields, 'currency', read.currency),
    foreignAmount: read.optional(fields, 'foreignAmount', read.decimal),
  };
}

function item(fields: Fields): ExampleItem {
  return {
    name: read.text(fields, 'name'),
    quantity: read.decimal(fields, 'quantity'),
    price: read.decimal(fields, 'price'),
    account: read.text(fields, 'account'),
    taxCode: read.optional(fields, 'taxCode', read.text),
  };
}

function billPayment(fields: Fields): DocumentEvent['payment'] {
  return {
    number: read.text(fields, 'number'),
    paidFrom: read.text(fields, 'paidFrom'),
    paidDate: read.day(fields, 'paidDate'),
    amount: read.decimal(fields, 'amount'),
    reference: read.optional(fields, 'reference', read.text) ?? '',
  };
}

function documentEvent(fields: Fields, type: DocumentEvent['type']): DocumentEvent {
  const statuses = ['unconfirmed', 'pending', 'confirmed', 'rejected'] as const;
  return {
    id: read.text(fields, 'id'),
    type,
    number: read.text(fields, 'number'),
    contact: read.text(fields, 'contact'),
    issueDate: read.day(fields, 'issueDate'),
    dueDate: read.day(fields, 'dueDate'),
    reference: read.optional(fields, 'reference', read.text) ?? '',
    currency: read.optional(fields, 'currency', read.currency),
    rate: read.optional(fields, 'rate', read.decimal),
    amountsAre: read.oneOf(fields, 'amountsAre', ['no_tax', 'tax_exclusive', 'tax_inclusive']),
    confirmStatus: read.optional(fields, 'confirmStatus', (f, key) => read.oneOf(f, key, statuses)) ?? 'confirmed',
    againstDocument: read.optional(fields, 'againstDocument', read.text),
    items: read.listOf(fields, 'items', item),
    payment: read.optional(fields, 'payment', (f, key) => billPayment(read.object(f, key))),
  };
}

function moneyEvent(fields: Fields, type: MoneyEvent['type']): MoneyEvent {
  const part = (f: Fields) => ({ document: read.text(f, 'document'), amount: read.decimal(f, 'amount') });
  const writeOff = (f: Fields) => ({ account: read.text(f, 'account'), amount: read.decimal(f, 'amount') });
  return {
    id: read.text(fields, 'id'),
    type,
    number: read.text(fields, 'number'),
    date: read.day(fields, 'date'),
    account: read.text(fields, 'account'),
    contact: read.text(fields, 'contact'),
    amount: read.decimal(fields, 'amount'),
    rate: read.optional(fields, 'rate', read.decimal),
    reference: read.optional(fields, 'reference', read.text) ?? '',
    fee: read.optional(fields, 'fee', read.decimal),
    feeAccount: read.optional(fields, 'feeAccount', read.text),
    writeOff: read.optional(fields, 'writeOff', (f, key) => writeOff(read.object(f, key))),
    allocations: read.listOf(fields, 'allocations', part),
  };
}

type OtherType = Exclude<ExampleEvent['type'], DocumentEvent['type'] | MoneyEvent['type']>;
type EventOf<Type extends ExampleEvent['type']> = Extract<ExampleEvent, { type: Type }>;
type Readers = { readonly [Type in OtherType]: (fields: Fields, id: string) => EventOf<Type> };

const READERS: Readers = {
  opening_balances: (f, id) => ({
    id,
    type: 'opening_balances',
    date: read.day(f, 'date'),
    lines: read.listOf(f, 'lines', line),
  }),
  opening_document: (f, id) => ({
    id,
    type: 'opening_document',
    docType: read.oneOf(f, 'docType', DOCUMENT_TYPES),
    number: read.text(f, 'number'),
    contact: read.text(f, 'contact'),
    date: read.day(f, 'date'),
    issueDate: read.day(f, 'issueDate'),
    dueDate: read.day(f, 'dueDate'),
    currency: read.optional(f, 'currency', read.currency),
    rate: read.optional(f, 'rate', read.decimal),
    total: read.decimal(f, 'total'),
  }),
  allocation: (f, id) => ({
    id,
    type: 'allocation',
    date: read.day(f, 'date'),
    from: read.text(f, 'from'),
    to: read.text(f, 'to'),
    amount: read.decimal(f, 'amount'),
  }),
  bank_line: (f, id) => ({
    id,
    type: 'bank_line',
    number: read.text(f, 'number'),
    date: read.day(f, 'date'),
    account: read.text(f, 'account'),
    direction: read.oneOf(f, 'direction', ['received', 'spent']),
    amount: read.decimal(f, 'amount'),
    rate: read.optional(f, 'rate', read.decimal),
    payee: read.text(f, 'payee'),
    description: read.text(f, 'description'),
    splits: read.listOf(f, 'splits', (s) => ({
      account: read.text(s, 'account'),
      amount: read.decimal(s, 'amount'),
      taxCode: read.optional(s, 'taxCode', read.text),
    })),
  }),
  transfer: (f, id) => ({
    id,
    type: 'transfer',
    number: read.text(f, 'number'),
    date: read.day(f, 'date'),
    from: read.text(f, 'from'),
    to: read.text(f, 'to'),
    fromAmount: read.decimal(f, 'fromAmount'),
    toAmount: read.decimal(f, 'toAmount'),
    fee: read.optional(f, 'fee', read.decimal),
    rate: read.optional(f, 'rate', read.decimal),
  }),
  manual_journal: (f, id) => ({
    id,
    type: 'manual_journal',
    number: read.text(f, 'number'),
    date: read.day(f, 'date'),
    narration: read.text(f, 'narration'),
    reverseOn: read.optional(f, 'reverseOn', read.day),
    lines: read.listOf(f, 'lines', line),
  }),
  void: (f, id) => ({
    id,
    type: 'void',
    date: read.day(f, 'date'),
    document: read.text(f, 'document'),
    reason: read.text(f, 'reason'),
  }),
  payment_reversal: (f, id) => ({
    id,
    type: 'payment_reversal',
    date: read.day(f, 'date'),
    payment: read.text(f, 'payment'),
    reason: read.text(f, 'reason'),
  }),
  revaluation: (f, id) => {
    const rates = read.object(f, 'rates');
    return {
      id,
      type: 'revaluation',
      number: read.text(f, 'number'),
      date: read.day(f, 'date'),
      rates: Object.fromEntries(Object.keys(rates.raw).map((code) => [code, read.decimal(rates, code)])),
      reverseOn: read.day(f, 'reverseOn'),
    };
  },
  period_lock: (f, id) => ({ id, type: 'period_lock', date: read.day(f, 'date'), through: read.day(f, 'through') }),
};

/** One business event. Throws `bad_example` with the path of the fault. */
export function parseEvent(fields: Fields): ExampleEvent {
  const id = read.text(fields, 'id');
  const type = read.oneOf(fields, 'type', EVENT_TYPES);
  switch (type) {
    case 'sales_invoice':
    case 'purchase_bill':
    case 'sales_credit_note':
    case 'purchase_credit_note':
      return documentEvent(fields, type);
    case 'receipt':
    case 'payment':
    case 'customer_refund':
    case 'supplier_refund':
      return moneyEvent(fields, type);
    default:
      return READERS[type](fields, id);
  }
}
