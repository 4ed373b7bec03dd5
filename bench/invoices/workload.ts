import { blankInvoiceDraft, blankItem, type InvoiceDraft } from '@folio/contract';
import { addDays, type Day } from '@folio/ledger';
import { contactName } from '../bank/workload.ts';

/** How much of everything the company has. */
export const INVOICES = 50_000;
export const CONTACTS = 500;
const FIRST_DAY: Day = '2022-01-01';
const DAYS = 1700;

export type WorkState = 'draft' | 'unpaid' | 'partly' | 'paid';

export interface WorkInvoice {
  number: string;
  contact: number;
  date: Day;
  due: Day;
  currency: 'HKD' | 'USD';
  rate: string | null;
  totalMinor: bigint;
  /** The total in base currency: USD at 7.8. */
  baseMinor: bigint;
  state: WorkState;
  draft: InvoiceDraft;
}

/** Of a hundred, two are drafts, eight unpaid, two paid in part, the rest settled; one of ten is in USD. */
function stateOf(n: number): WorkState {
  const of = n % 100;
  return of < 2 ? 'draft' : of < 10 ? 'unpaid' : of < 12 ? 'partly' : 'paid';
}

export function workInvoice(n: number): WorkInvoice {
  const date = addDays(FIRST_DAY, Math.floor((n * DAYS) / INVOICES));
  const cents = 10_000 + ((n * 7919) % 89_000) * 10;
  const currency = n % 10 === 7 ? 'USD' : 'HKD';
  const contact = (n * 13) % CONTACTS;
  const head = { number: `INV-${100_000 + n}`, issue_date: date, due_date: addDays(date, 30), currency };
  const price = (cents / 100).toFixed(2);
  const items = [0, 1, 2].map((at) => ({
    ...blankItem,
    name: `Paper lantern, size ${at}`,
    price: at === 0 ? price : '0.00',
    account_code: '4000',
  }));
  const customer = { name: contactName(contact), address: `Flat ${n % 90}, Harbour Road, Hong Kong`, tax_id: null };
  return {
    number: head.number,
    contact,
    date,
    due: head.due_date,
    currency,
    rate: currency === 'USD' ? '7.8' : null,
    totalMinor: BigInt(cents),
    baseMinor: currency === 'USD' ? (BigInt(cents) * 78n) / 10n : BigInt(cents),
    state: stateOf(n),
    draft: { ...blankInvoiceDraft(currency), ...head, customer, items },
  };
}
