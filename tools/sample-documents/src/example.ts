import { readFileSync } from 'node:fs';

/*
 * The part of the example company's events that paper is printed from. Amounts, quantities, prices and rates are
 * decimal strings; dates are `YYYY-MM-DD`; a currency that is absent is the base currency.
 */

export interface ExampleCompany {
  readonly name: string;
  readonly nameZh: string;
  readonly baseCurrency: string;
  readonly businessRegistration: string;
  readonly address: string;
}

export interface ExampleAccount {
  readonly code: string;
  readonly name: string;
  readonly role?: string;
  readonly currency?: string;
}

export interface ExampleContact {
  readonly id: string;
  readonly name: string;
  readonly nameZh?: string;
}

export interface ExampleItem {
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  readonly taxCode?: string;
}

interface EventBase {
  readonly id: string;
}

export type DocumentType = 'sales_invoice' | 'purchase_bill' | 'sales_credit_note' | 'purchase_credit_note';

/** An invoice, a bill or a credit note; a bill may carry the payment that settled it. */
export interface DocumentEvent extends EventBase {
  readonly type: DocumentType;
  readonly number: string;
  readonly contact: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly currency?: string;
  readonly reference?: string;
  readonly againstDocument?: string;
  readonly amountsAre: 'no_tax' | 'tax_exclusive' | 'tax_inclusive';
  readonly items: readonly ExampleItem[];
  readonly payment?: {
    readonly number: string;
    readonly paidFrom: string;
    readonly paidDate: string;
    readonly amount: string;
    readonly reference?: string;
  };
}

export interface OpeningBalancesEvent extends EventBase {
  readonly type: 'opening_balances';
  readonly date: string;
  readonly lines: readonly {
    readonly account: string;
    readonly debit?: string;
    readonly credit?: string;
    readonly foreignAmount?: string;
  }[];
}

export interface MoneyEvent extends EventBase {
  readonly type: 'receipt' | 'payment';
  readonly number: string;
  readonly date: string;
  readonly account: string;
  readonly contact: string;
  readonly amount: string;
  readonly reference?: string;
  readonly allocations: readonly { readonly document: string; readonly amount: string }[];
}

export interface BankLineEvent extends EventBase {
  readonly type: 'bank_line';
  readonly number: string;
  readonly date: string;
  readonly account: string;
  readonly direction: 'spent' | 'received';
  readonly amount: string;
  readonly payee: string;
  readonly description: string;
}

export interface TransferEvent extends EventBase {
  readonly type: 'transfer';
  readonly number: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly fromAmount: string;
  readonly toAmount: string;
  /** Charged to the sending account in addition to the amount. */
  readonly fee?: string;
}

export interface ReversalEvent extends EventBase {
  readonly type: 'payment_reversal';
  readonly date: string;
  readonly payment: string;
  readonly reason: string;
}

/** Events that no bank sees and no paper is printed from. */
export interface OtherEvent extends EventBase {
  readonly type: 'opening_document' | 'void' | 'allocation' | 'manual_journal' | 'revaluation' | 'period_lock';
}

export type ExampleEvent =
  | DocumentEvent
  | OpeningBalancesEvent
  | MoneyEvent
  | BankLineEvent
  | TransferEvent
  | ReversalEvent
  | OtherEvent;

export interface Example {
  readonly company: ExampleCompany;
  readonly accounts: readonly ExampleAccount[];
  readonly taxCodes: readonly { readonly code: string; readonly name: string; readonly rate: string }[];
  readonly contacts: readonly ExampleContact[];
  readonly events: readonly ExampleEvent[];
}

const FIXTURE = new URL('../fixtures/harbour-lantern.events.json', import.meta.url);

/** Reads the events of Harbour Lantern Trading Limited, the fictional company of the demo. */
export function loadExample(): Example {
  return JSON.parse(readFileSync(FIXTURE, 'utf8')) as Example;
}

/** Throws a RangeError if no contact has this id. */
export function contactOf(example: Example, contactId: string): ExampleContact {
  const contact = example.contacts.find(({ id }) => id === contactId);
  if (contact === undefined) throw new RangeError(`no contact ${contactId} in the example`);
  return contact;
}

/** Currency of an account; the base currency unless the account has its own. */
export function currencyOfAccount(example: Example, code: string): string {
  const account = example.accounts.find((each) => each.code === code);
  if (account === undefined) throw new RangeError(`no account ${code} in the example`);
  return account.currency ?? example.company.baseCurrency;
}
