import { formatMoney, parseDecimal, parseMoney } from '@folio/ledger/money';
import type { InvoiceSide } from '../../api/queries/trade/invoice.ts';

/** The document that a payment or receipt is for. */
export interface MoneyCase {
  side: InvoiceSide;
  /** The document's currency and amount due: a positive decimal text. */
  currency: string;
  due: string;
  /** The currency of the bank or cash account. */
  accountCurrency: string;
  /** True for real money: an excess over the amount due stays with the contact as a credit. False for a deposit. */
  isRealMoney: boolean;
}

/** The typed figures of the dialog; null while a field is empty. */
export interface MoneyFigures {
  /** Amount on the bank or cash account, in its currency. */
  amount: string | null;
  /** Amount settled on the document, in the document's currency; asked only if the two currencies differ. */
  settles: string | null;
  /** In the account's currency. */
  fee: string | null;
  /** In the document's currency. */
  writeOff: string | null;
}

/** The document after the payment; amounts are decimal texts in the document's currency. */
export type MoneyOutcome =
  | { kind: 'incomplete' }
  /** Part of it stays open. */
  | { kind: 'part'; open: string }
  | { kind: 'whole' }
  /** More than the amount due: the excess stays with the contact as a credit. */
  | { kind: 'over'; excess: string }
  /** More than the amount due, and no credit is possible: the account has another currency, or no money moves. */
  | { kind: 'too_much'; excess: string };

/** True if the account has another currency than the document, so that both amounts are asked for. */
export function isForeign({ currency, accountCurrency }: MoneyCase): boolean {
  return currency !== accountCurrency;
}

/**
 * The settled amount in minor units of the document's currency; null while it is unknown. A fee deducted from a
 * receipt counts as settled, because the customer paid it; a fee on top of a payment does not.
 */
function settledMinor(money: MoneyCase, figures: MoneyFigures): bigint | null {
  const { currency, side } = money;
  const minor = (text: string | null) => parseMoney(text ?? '0', currency);
  try {
    if (isForeign(money)) return figures.settles === null || figures.amount === null ? null : minor(figures.settles);
    if (figures.amount === null) return null;
    const fee = side === 'sales' ? minor(figures.fee) : 0n;
    return minor(figures.amount) + fee + minor(figures.writeOff);
  } catch {
    return null;
  }
}

export function outcomeOf(money: MoneyCase, figures: MoneyFigures): MoneyOutcome {
  const settled = settledMinor(money, figures);
  if (settled === null || settled <= 0n) return { kind: 'incomplete' };
  const left = parseMoney(money.due, money.currency) - settled;
  if (left === 0n) return { kind: 'whole' };
  if (left > 0n) return { kind: 'part', open: formatMoney(left, money.currency) };
  const mayStay = money.isRealMoney && !isForeign(money);
  return { kind: mayStay ? 'over' : 'too_much', excess: formatMoney(-left, money.currency) };
}

/** The amount that leaves the account, including a fee on top of a payment. */
export function movedOf(money: MoneyCase, figures: MoneyFigures): string | null {
  if (figures.amount === null) return null;
  if (money.side === 'sales' || figures.fee === null) return figures.amount;
  const { accountCurrency } = money;
  return formatMoney(
    parseMoney(figures.amount, accountCurrency) + parseMoney(figures.fee, accountCurrency),
    accountCurrency,
  );
}

const rateDecimals = 6;

/** Units of the account's currency for one unit of the document's currency: '7.8'; null while it is unknown. */
export function impliedRate({ amount, settles }: Pick<MoneyFigures, 'amount' | 'settles'>): string | null {
  if (amount === null || settles === null) return null;
  const [moved, settled] = [parseDecimal(amount, 4), parseDecimal(settles, 4)];
  if (settled.lte(0) || moved.lte(0)) return null;
  return moved.div(settled).toDecimalPlaces(rateDecimals).toFixed();
}

/** Maximum write-off with a payment: one unit of the document's currency. */
export const mostWrittenOff = '1';

/**
 * A shortfall that is small enough to be written off with the payment; null if there is no shortfall or it is too
 * large.
 */
export function smallDifference(money: MoneyCase, figures: MoneyFigures): string | null {
  if (isForeign(money)) return null;
  const outcome = outcomeOf(money, { ...figures, writeOff: null });
  if (outcome.kind !== 'part') return null;
  const { currency } = money;
  return parseMoney(outcome.open, currency) <= parseMoney(mostWrittenOff, currency) ? outcome.open : null;
}

/** An amount without its sign; the API sends credit notes as negative amounts. */
export function positive(amount: string): string {
  return amount.replace(/^-/, '');
}

/** The smaller of two amounts in one currency: the most that a credit can settle. */
export function smallerOf(one: string, other: string, currency: string): string {
  return parseMoney(one, currency) <= parseMoney(other, currency) ? one : other;
}

/** The remainder after part of an amount was used; negative if more was used. */
export function leftOf(whole: string, taken: string | null, currency: string): string {
  return formatMoney(parseMoney(whole, currency) - parseMoney(taken ?? '0', currency), currency);
}
