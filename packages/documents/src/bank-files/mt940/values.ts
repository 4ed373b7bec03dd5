import type { IsoDate } from '../../reading.ts';
import { addDays, isCalendarDay, isoDate } from '../../values/date.ts';
import { unitsOf } from '../exact.ts';
import { decimalMarkOf, lastMark, loneMark, markUses } from '../lone-mark.ts';

/** Two-digit years from this one on are in the last century. */
const LAST_CENTURY_FROM = 80;
const NO_USES = markUses([]);

/** YYMMDD as a day; null when it is not a calendar day. */
export function swiftDay(digits: string): IsoDate | null {
  const two = Number(digits.slice(0, 2));
  const year = two >= LAST_CENTURY_FROM ? 1900 + two : 2000 + two;
  const [month, day] = [Number(digits.slice(2, 4)), Number(digits.slice(4, 6))];
  return isCalendarDay(year, month, day) ? isoDate(year, month, day) : null;
}

/** Completes the entry day MMDD with the year that brings it closest to its value day. */
export function entryDay(digits: string, value: IsoDate): IsoDate | null {
  const year = Number(value.slice(0, 4));
  const [month, day] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))];
  const days = [year - 1, year, year + 1].flatMap((one) =>
    isCalendarDay(one, month, day) ? [isoDate(one, month, day)] : [],
  );
  const half = { from: addDays(value, -183), to: addDays(value, 183) };
  return days.find((one) => one >= half.from && one <= half.to) ?? null;
}

/**
 * A SWIFT amount in units of 10^-8: a comma before the cents (a point in some banks' files); the cents may be
 * missing. The standard allows as many decimals as the currency has, so three digits after the only mark are null
 * for currencies with cents: they could be thousands.
 */
export function swiftAmount(text: string, currency: string | null): bigint | null {
  const lone = loneMark(text);
  const mark = lone === null ? lastMark(text) : decimalMarkOf(lone, NO_USES, currency);
  if (mark === null) return null;
  const plain = text.replaceAll(mark === ',' ? '.' : ',', '').replace(mark, '.');
  const match = /^(-?)0*(\d*)\.?(\d*)$/u.exec(plain.trim());
  if (match === null || (match[2] === '' && match[3] === '' && !/\d/u.test(plain))) return null;
  const units = unitsOf(`${match[2] === '' ? '0' : match[2]}.${match[3] ?? ''}`);
  return match[1] === '-' ? -units : units;
}

/** A balance of :60: or :62:. */
export interface SwiftBalance {
  readonly date: IsoDate | null;
  readonly currency: string | null;
  readonly units: bigint;
}

const BALANCE = /^\s*(R?[CD])\s*(\d{6})?\s*([A-Z]{3})?\s*(-?[\d.,]+)/u;

export function swiftBalance(text: string): SwiftBalance | null {
  const match = BALANCE.exec(text);
  const units = match === null ? null : swiftAmount(match[4] ?? '', match[3] ?? null);
  // Letters behind the figures show that they are the day of a balance without an amount.
  if (match === null || units === null || /^[A-Z]/u.test(text.slice(match.index + match[0].length))) return null;
  const isDebit = match[1] === 'D' || match[1] === 'RC';
  return {
    date: match[2] === undefined ? null : swiftDay(match[2]),
    currency: match[3] ?? null,
    units: isDebit ? -units : units,
  };
}

/** The content of a :61: line. Units are positive in, negative out. */
export interface SwiftEntry {
  readonly valueDate: IsoDate;
  readonly entryDate: IsoDate;
  readonly units: bigint;
  readonly reference: string | null;
  readonly bankReference: string | null;
  /** A name that some banks write after the reference. */
  readonly name: string | null;
  /** The second line of the field. */
  readonly further: string;
}

const ENTRY =
  /^\s*(\d{6})\s?(\d{4})?\s?(R?[CD]|E[CD])\s?([A-Z])?\s?(\d[\d.,]*|,\d+)\s*(?:([NSFP])\s?([A-Z0-9]{3}))?(.*)$/su;

function meaningful(text: string | undefined): string | null {
  const trimmed = (text ?? '').trim();
  return trimmed === '' || /^(?:NON ?REF|NOTPROVIDED|0+|N|[EPKM]REF|MARF)$/iu.test(trimmed) ? null : trimmed;
}

/** Reads :61: in the currency of the account's balance; on failure names the part that is wrong. */
export function swiftEntry(
  lines: readonly string[],
  currency: string | null,
): SwiftEntry | { readonly wrong: 'date' | 'amount' } {
  const [first = '', ...others] = lines;
  const match = ENTRY.exec(first);
  const valueDate = swiftDay((/^\s*(\d{6})/u.exec(first)?.[1] ?? '').padEnd(6, '0'));
  if (valueDate === null) return { wrong: 'date' };
  const amount = match === null ? null : swiftAmount(match[5] ?? '', currency);
  if (match === null || amount === null) return { wrong: 'amount' };
  const isOut = match[3] === 'D' || match[3] === 'RC' || match[3] === 'ED';
  const [behind = '', bank] = (match[8] ?? '').split('//');
  const [customer = '', ...name] = behind.trim().split(/\s{2,}/u);
  return {
    valueDate,
    entryDate: match[2] === undefined ? valueDate : (entryDay(match[2], valueDate) ?? valueDate),
    units: isOut ? -amount : amount,
    reference: meaningful(customer),
    bankReference: meaningful(bank),
    name: meaningful(name.join(' ')),
    further: others.join(' ').replace(/\s+/gu, ' ').trim(),
  };
}
