import { formatMoney, parseDecimal, parseMoney } from '@folio/ledger/money';
import type { InvoiceSide } from '../../../api/queries/invoice.ts';

/** The document money is for. */
export interface MoneyCase {
  side: InvoiceSide;
  /** The document's currency, and what is due of it: a positive decimal text. */
  currency: string;
  due: string;
  /** The currency of the account the money moves on. */
  accountCurrency: string;
  /** Something beyond what is due is real money, which stays with the contact: not so of a deposit. */
  isRealMoney: boolean;
}

/** The figures of the dialog as typed; null while nothing is. */
export interface MoneyFigures {
  /** What moves on the account, in its currency. */
  amount: string | null;
  /** What of the document it settles, in the document's currency: asked only where the two differ. */
  settles: string | null;
  /** In the account's currency. */
  fee: string | null;
  /** In the document's currency. */
  writeOff: string | null;
}

/** What the document will be like afterwards; amounts are decimal texts in the document's currency. */
export type MoneyOutcome =
  | { kind: 'incomplete' }
  /** Something of it stays open. */
  | { kind: 'part'; open: string }
  | { kind: 'whole' }
  /** More than is due: the excess stays with the contact as a credit. */
  | { kind: 'over'; excess: string }
  /** More than is due, where none may stay: the account has another currency, or no money moves. */
  | { kind: 'too_much'; excess: string };

/** True where the money moves in another currency than the document's, so that both amounts are asked for. */
export function isForeign({ currency, accountCurrency }: MoneyCase): boolean {
  return currency !== accountCurrency;
}

/**
 * What is settled, in minor units of the document's currency; null while it cannot be told. A fee kept back from a receipt
 * settles too, for the customer paid it; a fee on top of a payment does not.
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

/** What leaves the account: a fee on top of a payment goes out with it. */
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

/** How many units of the account's currency one unit of the document's is: '7.8'; null while it cannot be told. */
export function impliedRate({ amount, settles }: Pick<MoneyFigures, 'amount' | 'settles'>): string | null {
  if (amount === null || settles === null) return null;
  const [moved, settled] = [parseDecimal(amount, 4), parseDecimal(settles, 4)];
  if (settled.lte(0) || moved.lte(0)) return null;
  return moved.div(settled).toDecimalPlaces(rateDecimals).toFixed();
}

/** The most that may be written off with a payment: one unit of the document's currency. */
export const mostWrittenOff = '1';

/** A shortfall small enough to be written off with the payment; null where nothing is short, or too much. */
export function smallDifference(money: MoneyCase, figures: MoneyFigures): string | null {
  if (isForeign(money)) return null;
  const outcome = outcomeOf(money, { ...figures, writeOff: null });
  if (outcome.kind !== 'part') return null;
  const { currency } = money;
  return parseMoney(outcome.open, currency) <= parseMoney(mostWrittenOff, currency) ? outcome.open : null;
}

/** An amount without its sign: credit notes are negative on the wire. */
export function positive(amount: string): string {
  return amount.replace(/^-/, '');
}

/** The smaller of two amounts of one currency: as much as a credit can settle. */
export function smallerOf(one: string, other: string, currency: string): string {
  return parseMoney(one, currency) <= parseMoney(other, currency) ? one : other;
}

/** What is left of an amount after some of it; negative where more is taken. */
export function leftOf(whole: string, taken: string | null, currency: string): string {
  return formatMoney(parseMoney(whole, currency) - parseMoney(taken ?? '0', currency), currency);
}
