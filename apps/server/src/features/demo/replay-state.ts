import type { Currency, ExampleCompany } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { Contact } from '../contact/index.ts';
import { findInvoiceByNumber } from '../invoice/index.ts';
import { findMoneyByNumber } from '../payment/index.ts';

/** What a replay carries from event to event. */
export interface ReplayState {
  example: ExampleCompany;
  /** By the example's own contact id. */
  contacts: ReadonlyMap<string, Contact>;
  /** Currency of each account kept in another one than the base currency. */
  currencies: ReadonlyMap<string, Currency>;
}

/** The example names something it does not define; the message says which event and what. */
export class ExampleError extends Error {}

export function contactOf(state: ReplayState, ref: string): Contact {
  const contact = state.contacts.get(ref);
  if (contact === undefined) throw new ExampleError(`contact "${ref}" is not in the example's contacts`);
  return contact;
}

export function currencyOf(state: ReplayState, account: string): Currency {
  return state.currencies.get(account) ?? state.example.company.baseCurrency;
}

/** The record of a number: a document, or the money record an over-payment is named after. */
export async function refOf(tx: CompanyTransaction, number: string): Promise<string> {
  const ref = (await findInvoiceByNumber(tx, number)) ?? (await findMoneyByNumber(tx, number));
  if (ref === null) throw new ExampleError(`no earlier event made "${number}"`);
  return ref;
}
