import { absolute, type Currency, type Day, multiplyRate } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { rateOn } from '../../books/exchange-rate/index.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { readPaymentTerms } from '../../books/numbering/index.ts';
import { findContact } from '../contact/index.ts';
import { draftTotals } from '../invoice/index.ts';
import { draftOfDay } from './draft-of-day.ts';
import { nextDays } from './next-day.ts';
import { activeRecurring, type StoredRecurring } from './store.ts';

/** A document that a recurring one will make. `amountMinor` is its total in base currency, positive. */
export interface ExpectedRecurring {
  id: string;
  name: string;
  type: StoredRecurring['type'];
  /** Null for a contact that has no document yet. */
  contactId: string | null;
  contact: string;
  contactZh: string | null;
  dueDate: Day;
  amountMinor: bigint;
}

/** One document each day at most: enough for any schedule within a year. */
const MOST_DAYS = 366;

/**
 * The documents that active recurring ones will make up to a day. One in a currency without a rate on `today` is left out:
 * what it is worth is not known.
 */
export async function expectedRecurring(tx: CompanyTransaction, today: Day, until: Day): Promise<ExpectedRecurring[]> {
  const expected: ExpectedRecurring[] = [];
  for (const row of await activeRecurring(tx, until)) expected.push(...(await documentsOf(tx, row, today, until)));
  return expected;
}

async function documentsOf(
  tx: CompanyTransaction,
  row: StoredRecurring,
  today: Day,
  until: Day,
): Promise<ExpectedRecurring[]> {
  const { draft, dueDays, nextOn } = row;
  const books = await readBooks(tx);
  const inBase = await baseOf(tx, draft.currency, books.baseCurrency, today);
  if (inBase === null || nextOn === null) return [];
  const amountMinor = inBase(absolute(draftTotals(draft, books).totalMinor));
  const party = row.type === 'sales_invoice' ? draft.customer : draft.vendor;
  const contact = await findContact(tx, party.name);
  const terms = draft.payment_term_id === null ? [] : await readPaymentTerms(tx);
  const term = terms.find(({ id }) => id === draft.payment_term_id) ?? null;
  return nextDays(row, nextOn, row.made, MOST_DAYS)
    .filter((on) => on <= until)
    .map((on) => ({
      id: row.id,
      name: row.name,
      type: row.type,
      contactId: contact?.id ?? null,
      contact: contact?.name ?? party.name,
      contactZh: contact?.nameZh ?? null,
      dueDate: draftOfDay(draft, on, { dueDays, term, rate: null }).due_date ?? on,
      amountMinor,
    }));
}

type ToBase = (amountMinor: bigint) => bigint;

async function baseOf(tx: CompanyTransaction, currency: Currency, base: Currency, today: Day): Promise<ToBase | null> {
  if (currency === base) return (amountMinor) => amountMinor;
  const known = await rateOn(tx, currency, today);
  return known === null ? null : (amountMinor) => multiplyRate(amountMinor, currency, known.rate, base);
}
