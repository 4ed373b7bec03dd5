import { formatMoney, multiplyRate, parseMoney } from '@folio/ledger/money';

export type Side = 'debit' | 'credit';

/**
 * The amount of a line: one side in base currency; for a foreign-currency account also the amount in that currency.
 */
export interface SidedLine {
  debit: string | null;
  credit: string | null;
  /** The account's currency where it is not the base one. */
  currency: string | null;
  foreign_amount: string | null;
  /** Base units for one unit of it. */
  rate: string | null;
}

/** A cell's amount in minor units; empty or invalid text counts as zero. */
export function minorOf(text: string | null, currency: string): bigint {
  if (text === null) return 0n;
  try {
    return parseMoney(text, currency);
  } catch {
    return 0n;
  }
}

/** A line is either debit or credit: an amount on one side clears the other side. */
export function withAmount(side: Side, amount: string | null): Partial<Pick<SidedLine, Side>> {
  if (amount === null) return { [side]: null };
  return side === 'debit' ? { debit: amount, credit: null } : { credit: amount, debit: null };
}

/** The foreign amount of a side without its sign; null if the line is on the other side. */
export function foreignOn(line: Pick<SidedLine, 'foreign_amount'>, side: Side): string | null {
  if (line.foreign_amount === null) return null;
  const isCredit = line.foreign_amount.startsWith('-');
  if (isCredit !== (side === 'credit')) return null;
  return isCredit ? line.foreign_amount.slice(1) : line.foreign_amount;
}

/** An amount converted to base currency; null while the amount or rate is invalid. */
export function worthOf(
  amount: string | null,
  { currency, rate }: Pick<SidedLine, 'currency' | 'rate'>,
  base: string,
): string | null {
  if (amount === null || currency === null || rate === null) return null;
  try {
    return formatMoney(multiplyRate(parseMoney(amount, currency), currency, rate, base), base);
  } catch {
    return null;
  }
}

/** Sets a foreign amount on a side, and its base-currency amount at the line's rate. */
export function withForeign(line: SidedLine, side: Side, amount: string | null, base: string): Partial<SidedLine> {
  const plain = amount?.replace(/^-/, '') || null;
  const signed = plain === null || side === 'debit' ? plain : `-${plain}`;
  const worth = worthOf(plain, line, base);
  const other = side === 'debit' ? 'credit' : 'debit';
  return { foreign_amount: signed, ...withAmount(side, worth), ...(plain !== null && { [other]: null }) };
}

/** Sets the rate and computes the base amount from it. */
export function withRate(line: SidedLine, rate: string | null, base: string): Partial<SidedLine> {
  const side: Side = line.foreign_amount?.startsWith('-') ? 'credit' : 'debit';
  const worth = worthOf(foreignOn(line, side), { ...line, rate }, base);
  return { rate, ...(worth !== null && withAmount(side, worth)) };
}
