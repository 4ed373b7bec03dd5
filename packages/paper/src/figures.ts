import type { PaperLanguage, PaperMoney } from './paper.ts';
import { said } from './words.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * `2026-04-01` as 'Apr 1, 2026', '2026年4月1日', or both. An invalid date, such as an unfinished draft's, is printed as
 * written.
 */
export function printedDay(day: string, language: PaperLanguage): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const month = MONTHS[Number(parts?.[2]) - 1];
  if (parts === null || month === undefined) return day;
  const [year, date] = [Number(parts[1]), Number(parts[3])];
  return said({ en: `${month} ${date}, ${year}`, zh: `${year}年${Number(parts[2])}月${date}日` }, language);
}

/** '1234567.5' as '1,234,567.5': for money, quantities and prices, without rounding. */
export function printedFigure(figure: string): string {
  const parts = /^(-?)(\d+)(\.\d+)?$/.exec(figure);
  if (parts === null) return figure;
  const [, sign = '', whole = '', rest = ''] = parts;
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest;
}

/** 'HKD 1,234.50'; a minus is printed before the figure. */
export function printedMoney(amount: PaperMoney, currency: string): string {
  return `${currency} ${printedFigure(amount)}`;
}

/** Whether an amount is zero: '0', '0.00', '-0.00'. */
export function isNil(amount: PaperMoney): boolean {
  return /^-?0*(\.0*)?$/.test(amount);
}

/** An amount as a deduction: '5.00' as '-5.00', and '-5.00' as '5.00'. */
export function takenOff(amount: PaperMoney): PaperMoney {
  if (isNil(amount)) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
