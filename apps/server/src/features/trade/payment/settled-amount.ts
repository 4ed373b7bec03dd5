import { type Books, baseValue, formatMoney, type OpenDocument, releasedBy } from '@folio/ledger';
import { fieldRefusal, smaller } from './amounts.ts';
import { holdsMoney } from './money-accounts.ts';
import type { MovedMoney } from './money-moved.ts';

/** The open amount, in the currency of the documents, and the part that the user says is settled. */
export interface Asked {
  currency: string;
  openMinor: bigint;
  settlesMinor: bigint | null;
  number: string;
}

/**
 * The part of a document that the payment settles, in the document's currency: the user's figure, else as much of the
 * open amount as the payment covers. Throws `validation_failed` if that is impossible, or would leave money over
 * while the document is still open.
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

/** The remainder stays with the contact, but a write-off and an account that holds no money may not leave one. */
export function refuseLeftOver(money: MovedMoney, allocatedMinor: bigint): void {
  const overMinor = money.settlesMinor - allocatedMinor;
  if (overMinor === 0n) return;
  const values = { currency: money.currency, found: formatMoney(overMinor, money.currency) };
  if (money.writeOff !== null) throw fieldRefusal('write_off', 'write_off_not_needed', values);
  if (!holdsMoney(money.account)) throw fieldRefusal('amount', 'pay_no_money_left_over', values);
}

/**
 * If two amounts in different currencies differ by more than this factor in value, one of them is taken for a typing
 * error.
 */
const FAR = 2n;
/** Below this amount the rate is not checked, because rounding dominates. In minor units of the base currency. */
const SMALLEST_JUDGED = 1000n;

/** Rejects two amounts in different currencies whose values differ too much. */
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
