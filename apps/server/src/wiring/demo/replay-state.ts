import type { Currency, ExampleCompany } from '@folio/ledger';
import type { Contact } from '../../features/trade/contact/index.ts';
import { findInvoiceByNumber } from '../../features/trade/invoice/index.ts';
import { findMoneyByNumber } from '../../features/trade/payment-record/index.ts';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** The state that a replay passes from event to event. */
export interface ReplayState {
  example: ExampleCompany;
  /** By the contact id in the example. */
  contacts: ReadonlyMap<string, Contact>;
  /** Currency of each account that is not in the base currency. */
  currencies: ReadonlyMap<string, Currency>;
}

/** The example refers to something that it does not define; the message names the event and the missing item. */
export class ExampleError extends Error {}

export function contactOf(state: ReplayState, ref: string): Contact {
  const contact = state.contacts.get(ref);
  if (contact === undefined) throw new ExampleError(`contact "${ref}" is not in the example's contacts`);
  return contact;
}

export function currencyOf(state: ReplayState, account: string): Currency {
  return state.currencies.get(account) ?? state.example.company.baseCurrency;
}

/** The record with a number: a document, or the payment whose over-payment has that number. */
export async function refOf(tx: CompanyTransaction, number: string): Promise<string> {
  const ref = (await findInvoiceByNumber(tx, number)) ?? (await findMoneyByNumber(tx, number));
  if (ref === null) throw new ExampleError(`no earlier event made "${number}"`);
  return ref;
}
