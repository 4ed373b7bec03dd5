import { addDays } from '../calendar/index.ts';
import { type AmountsAre, computeDocument } from '../invoicing/index.ts';
import { type Currency, minorDigits } from '../money/index.ts';
import {
  type BillPayment,
  type DocumentKind,
  type DocumentPosting,
  openingBalances,
  openingDocument,
  purchaseBill,
  purchaseCreditNote,
  salesCreditNote,
  salesInvoice,
} from '../posting-rules/index.ts';
import { ORACLE_CONTEXT, rateOf } from './books.ts';
import type { Builder, Outcome } from './builder.ts';
import { type Command, FIRST_DAY, flag, type Step } from './command.ts';

const RULES = {
  sales_invoice: salesInvoice,
  sales_credit_note: salesCreditNote,
  purchase_credit_note: purchaseCreditNote,
} as const;

const ACCOUNTS: Readonly<Record<DocumentKind, readonly string[]>> = {
  sales_invoice: ['4000', '4010'],
  sales_credit_note: ['4090', '4000'],
  purchase_bill: ['5000', '6180', '1510'],
  purchase_credit_note: ['5090', '6180'],
};
const TAX_CODES = ['UK20', 'CN13N', 'RC20', 'ZERO', null];
const MODES: readonly AmountsAre[] = ['tax_exclusive', 'tax_inclusive', 'no_tax'];

/** The contact of a command: two in each lane. */
export function contactOf(command: Command): string {
  return `C${command.lane}${flag(command, 7) ? 'a' : 'b'}`;
}

export function refOf({ index }: Step): string {
  return `D${index}`;
}

function priceOf(cents: number, currency: Currency): string {
  return minorDigits(currency) === 0 ? String(Math.ceil(cents / 100)) : (cents / 100).toFixed(2);
}

function itemsOf(kind: DocumentKind, { command }: Step): DocumentPosting['items'] {
  const { cents, pick, currency } = command;
  const prices = [cents, pick + 100, ...(flag(command, 2) ? [-Math.floor(cents / 10)] : [])];
  return prices.map((price, index) => ({
    quantity: flag(command, 3) && index === 1 ? '1.333' : '1',
    price: priceOf(price, currency),
    accountCode: ACCOUNTS[kind][(pick + index) % ACCOUNTS[kind].length] ?? '',
    taxCode: TAX_CODES[(command.share + index) % TAX_CODES.length] ?? null,
    description: 'Goods',
  }));
}

function documentOf(kind: DocumentKind, step: Step): DocumentPosting {
  const { command, date } = step;
  return {
    ref: refOf(step),
    number: refOf(step),
    date,
    contactId: contactOf(command),
    narration: 'A contact',
    currency: command.currency,
    rate: rateOf(command.currency, command),
    amountsAre: MODES[command.share % MODES.length] ?? 'no_tax',
    items: itemsOf(kind, step),
    ...(flag(command, 4) ? { taxRounding: 'per_document' as const } : {}),
  };
}

/** Now and then a bill was paid at once: by the director, the card or the bank. */
function paymentOf(bill: DocumentPosting, { command, date }: Step): BillPayment | null {
  if (!flag(command, 0) || !flag(command, 1)) return null;
  const ownAccount: Readonly<Record<string, string>> = {
    HKD: flag(command, 5) ? '2200' : '2170',
    USD: '1030',
    CNY: '1040',
  };
  const paidFrom = ownAccount[bill.currency];
  if (paidFrom === undefined) return null;
  const { totalMinor } = computeDocument({ ...bill, taxCodes: ORACLE_CONTEXT.taxCodes });
  const head = { ref: `${bill.ref}-P`, number: `${bill.ref}-P`, paidFrom, paidDate: addDays(date, command.share % 10) };
  return { ...head, amountMinor: totalMinor, settledMinor: totalMinor, rate: bill.rate };
}

/** A confirmed document of one to three items, in any currency and tax mode. */
export function performDocument(kind: DocumentKind, step: Step): Outcome {
  const document = documentOf(kind, step);
  if (kind === 'purchase_bill') {
    return { drafts: purchaseBill({ ...document, payment: paymentOf(document, step) }, ORACLE_CONTEXT) };
  }
  return { drafts: RULES[kind](document, ORACLE_CONTEXT) };
}

/** Opening balances on the day before the first: balances once, and open documents. */
export function performOpening(step: Step, builder: Builder): Outcome {
  const { command } = step;
  const amountMinor = BigInt(command.cents);
  const head = { ref: refOf(step), number: refOf(step), date: addDays(FIRST_DAY, -1), narration: 'Opening' };
  if (command.kind === 'opening_balances') {
    if (builder.records.some((record) => record.kind === 'opening_balance')) return { drafts: [] };
    const lines = [
      { accountCode: '1010', netMinor: amountMinor * 5n },
      { accountCode: '1030', netMinor: 780_000n, currency: 'USD', foreignMinor: 100_000n },
      { accountCode: '3000', netMinor: -amountMinor },
      { accountCode: '3100', netMinor: -amountMinor },
    ];
    return { drafts: openingBalances({ ...head, lines }, ORACLE_CONTEXT) };
  }
  const documentKind =
    (['sales_invoice', 'purchase_bill', 'sales_credit_note'] as const)[command.pick % 3] ?? 'sales_invoice';
  const money = { currency: command.currency, rate: rateOf(command.currency, command), totalMinor: amountMinor };
  return {
    drafts: openingDocument({ ...head, documentKind, contactId: contactOf(command), ...money }, ORACLE_CONTEXT),
  };
}
