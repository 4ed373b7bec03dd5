import { type Books, baseValue, formatMoney, type OpenDocument, releasedBy } from '@folio/ledger';
import { fieldRefusal, smaller } from './amounts.ts';
import { holdsMoney } from './money-accounts.ts';
import type { MovedMoney } from './money-moved.ts';

/** What is open, in the currency of the documents, and how much of it a person says is settled. */
export interface Asked {
  currency: string;
  openMinor: bigint;
  settlesMinor: bigint | null;
  number: string;
}

/**
 * How much of a document the money settles, in the document's currency: what the person says, else as much as is open and the
 * money covers. Throws `validation_failed` where that cannot be, or would leave money over that is still owed.
 */
export function settledBy(money: MovedMoney, asked: Asked): bigint {
  const { openMinor, settlesMinor, currency, number } = asked;
  const sameCurrency = money.currency === currency;
  if (settlesMinor === null && !sameCurrency) throw fieldRefusal('settles', 'pay_settles_needed', { currency, number });
  const covered = sameCurrency ? money.settlesMinor : (settlesMinor ?? 0n);
  const settles = settlesMinor ?? smaller(openMinor, covered);
  const shown = (minor: bigint) => formatMoney(minor, currency);
  const values = { currency, number, found: shown(settles), open: shown(openMinor), covered: shown(covered) };
  if (settles > openMinor) throw fieldRefusal('settles', 'pay_more_than_open', values);
  if (!sameCurrency) return settles;
  if (settles > covered) throw fieldRefusal('settles', 'pay_settles_uncovered', values);
  if (settles < smaller(openMinor, covered)) throw fieldRefusal('settles', 'pay_settles_less', values);
  refuseLeftOver(money, settles);
  return settles;
}

/** What is left over stays with the contact: but not of a shortfall given up, nor of an account that holds no money. */
export function refuseLeftOver(money: MovedMoney, allocatedMinor: bigint): void {
  const overMinor = money.settlesMinor - allocatedMinor;
  if (overMinor === 0n) return;
  const values = { currency: money.currency, found: formatMoney(overMinor, money.currency) };
  if (money.writeOff !== null) throw fieldRefusal('write_off', 'write_off_not_needed', values);
  if (!holdsMoney(money.account)) throw fieldRefusal('amount', 'pay_no_money_left_over', values);
}

/** Beyond twice or half the value it was booked at, one of two amounts in different currencies is a slip. */
const FAR = 2n;
/** Below this nothing is said of a rate: it is all rounding. In minor units of the base currency. */
const SMALLEST_JUDGED = 1000n;

/** Refuses two amounts in different currencies whose values are nowhere near each other. */
export function refuseFarApart(
  money: MovedMoney,
  documents: readonly { document: OpenDocument; settlesMinor: bigint }[],
  books: Books,
): void {
  const [first] = documents;
  if (first === undefined || first.document.currency === money.currency) return;
  const { currency } = first.document;
  const paid = baseValue(books, money.settlesMinor, money.currency, money.rate);
  const carried = documents.reduce((sum, { document, settlesMinor }) => sum + releasedBy(document, settlesMinor), 0n);
  const booked = carried < 0n ? -carried : carried;
  if (booked < SMALLEST_JUDGED || (paid <= booked * FAR && booked <= paid * FAR)) return;
  const settles = documents.reduce((sum, { settlesMinor }) => sum + settlesMinor, 0n);
  throw fieldRefusal('settles', 'pay_amounts_far_apart', {
    paid: `${formatMoney(money.amountMinor, money.currency)} ${money.currency}`,
    settles: `${formatMoney(settles, currency)} ${currency}`,
    booked: `${formatMoney(booked, books.baseCurrency)} ${books.baseCurrency}`,
    worth: `${formatMoney(paid, books.baseCurrency)} ${books.baseCurrency}`,
  });
}
