import { type AccountCode, accountWithRole, type SystemRole } from '../accounts/index.ts';
import type { Day } from '../calendar/index.ts';
import { absolute, type Currency, formatMoney, minorDigits, multiplyDivide } from '../money/index.ts';
import { good } from './candidates/candidate.ts';
import type { LineToCode, OpenForMatching, Reason, SuggestedDifference, Surroundings } from './suggestion.ts';

/** One way in which a line's money settles a document. */
export interface Settlement {
  readonly kind: 'exact' | 'write_off' | 'fee' | 'exchange' | 'part' | 'excess';
  readonly settlesMinor: bigint;
  readonly difference: SuggestedDifference | null;
  readonly reasons: readonly Reason[];
}

const GATEWAY =
  /\b(STRIPE|PAYPAL|PAYME|ALIPAY|WECHAT|SHOPIFY|SQUARE|ADYEN|AIRWALLEX|GATEWAY|MERCHANT)\b|支付寶|微信支付/i;

/** A fee is at most 3 % of the document and 500.00 of the books' currency; a write-off at most 1.00 of the account's. */
export const FEE_PERCENT = 3n;
const FEE_LIMIT = 500n;
const WRITE_OFF_LIMIT = 1n;
/** How far a bank's rate may be from the day's. */
export const EXCHANGE_PERCENT = 3n;

export function isGateway(text: string): boolean {
  return GATEWAY.test(text);
}

function units(count: bigint, currency: Currency): bigint {
  return count * 10n ** BigInt(minorDigits(currency));
}

/** The largest fee a bank or gateway keeps of an amount, in the account's currency. */
export function largestFee(openMinor: bigint, currency: Currency, around: Surroundings, day: Day): bigint {
  const share = (absolute(openMinor) * FEE_PERCENT) / 100n;
  const limit = convert(units(FEE_LIMIT, around.baseCurrency), around.baseCurrency, currency, around, day);
  const most = limit ?? units(FEE_LIMIT, currency);
  return share < most ? share : most;
}

/** An amount in another currency at the day's rates; null where one is not known. */
export function convert(
  amountMinor: bigint,
  from: Currency,
  to: Currency,
  around: Surroundings,
  day: Day,
): bigint | null {
  if (from === to) return amountMinor;
  const [rateFrom, rateTo] = [from, to].map((currency) =>
    currency === around.baseCurrency ? RATE_ONE : scaledRate(around.rateOn(currency, day)),
  );
  if (!rateFrom || !rateTo) return null;
  const digits = BigInt(minorDigits(to) - minorDigits(from));
  const [up, down] = digits >= 0n ? [10n ** digits, 1n] : [1n, 10n ** -digits];
  return multiplyDivide(amountMinor, rateFrom * up, rateTo * down);
}

const RATE_DECIMALS = 12;
const RATE_ONE = 10n ** BigInt(RATE_DECIMALS);

function scaledRate(rate: string | null): bigint | null {
  if (rate === null) return null;
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.slice(0, RATE_DECIMALS).padEnd(RATE_DECIMALS, '0'));
}

/**
 * Difference in tenths of a percent between an amount and the amount expected at the day's rate; null beyond the
 * band.
 */
export function deviationOf(amountMinor: bigint, expectedMinor: bigint): string | null {
  const [found, expected] = [absolute(amountMinor), absolute(expectedMinor)];
  if (expected === 0n) return null;
  const apart = absolute(found - expected);
  if (apart * 100n > expected * EXCHANGE_PERCENT) return null;
  const tenths = multiplyDivide(apart, 1000n, expected);
  return `${tenths / 10n}.${tenths % 10n}%`;
}

/**
 * Every way in which the line may settle the document, most likely first; empty if the money moves in the other
 * direction.
 */
export function settlementsOf(
  line: LineToCode,
  text: string,
  document: OpenForMatching,
  around: Surroundings,
): Settlement[] {
  if (document.openMinor > 0n !== line.amountMinor > 0n) return [];
  return document.currency === line.currency
    ? sameCurrency(line, text, document, around)
    : otherCurrency(line, document, around);
}

function otherCurrency(line: LineToCode, document: OpenForMatching, around: Surroundings): Settlement[] {
  const expected = convert(document.openMinor, document.currency, line.currency, around, line.date);
  const deviation = expected === null ? null : deviationOf(line.amountMinor, expected);
  if (deviation === null) return [];
  const settlesMinor = absolute(document.openMinor);
  return [{ kind: 'exchange', settlesMinor, difference: null, reasons: [good('exchange', deviation)] }];
}

function sameCurrency(line: LineToCode, text: string, document: OpenForMatching, around: Surroundings): Settlement[] {
  const paid = absolute(line.amountMinor);
  const open = absolute(document.openMinor);
  if (paid === open) return [{ kind: 'exact', settlesMinor: open, difference: null, reasons: [good('amount')] }];
  const apart = absolute(paid - open);
  const between = (kind: 'fee' | 'write_off' | 'excess' | 'part', accountCode: AccountCode | null): Settlement => ({
    kind,
    settlesMinor: kind === 'part' ? paid : open,
    difference: { kind, amountMinor: apart, accountCode },
    reasons: [{ kind, value: formatMoney(apart, line.currency), good: kind === 'fee' || kind === 'write_off' }],
  });
  const found: Settlement[] = [];
  const short = paid < open;
  if (short && apart <= units(WRITE_OFF_LIMIT, line.currency)) {
    const account = usableAccount('rounding', around);
    if (account !== null) found.push(between('write_off', account));
  }
  // Money received is reduced by the fee; money paid has the fee on top.
  if (short === line.amountMinor > 0n && apart <= largestFee(open, line.currency, around, line.date)) {
    const account = feeAccount(text, around);
    if (account !== null) found.push(between('fee', account));
  }
  found.push(short ? between('part', null) : between('excess', null));
  return found;
}

function feeAccount(text: string, around: Surroundings): AccountCode | null {
  return (isGateway(text) ? usableAccount('gateway_fee', around) : null) ?? usableAccount('bank_fee', around);
}

/** The code of the account with the role; null if a suggestion may use no account for it. */
function usableAccount(role: SystemRole, { chart, accountCodes }: Surroundings): string | null {
  const code = accountWithRole(chart, role)?.code ?? null;
  return code !== null && accountCodes.has(code) ? code : null;
}
