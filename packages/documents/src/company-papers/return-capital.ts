import type { Line } from '../page/layout.ts';
import { plainWidth } from '../values/width.ts';
import type { PaperShares } from './company-paper.ts';

const SHARE_CLASS = /^\p{L}\P{N}{0,58}$/u;
const CURRENCY = /^(?:HK\$|港元|港幣|[A-Z]{3})$/u;
const NUMBER = /^\d{1,3}(?:,\d{3}){0,4}$|^\d{1,15}$/u;
const AMOUNT = /^(?:HK)?\$?\d[\d,]{0,20}(?:\.\d{1,4})?$/u;
const HONG_KONG = new Set(['HK$', '港元', '港幣']);
const MAX_LINE = 200;

const plainNumber = (text: string): string => text.replace(/[^\d.]/gu, '');

/** The classes of shares in issue, as the table of an annual return prints them. */
export function capitalIn(lines: readonly Line[]): PaperShares[] {
  return lines.flatMap((line) => rowOf(line) ?? []);
}

/** A row: class, currency, number of shares, amount of the shares, amount paid up. The total has no currency. */
function rowOf(line: Line): PaperShares | null {
  const text = plainWidth(line.text).replace(/\s+/gu, ' ').trim();
  const words = text.length > MAX_LINE ? [] : text.split(' ');
  const [currency = '', number = '', amount = '', paid = ''] = words.slice(-4);
  const shareClass = words.slice(0, -4).join(' ');
  const isRow = SHARE_CLASS.test(shareClass) && CURRENCY.test(currency) && NUMBER.test(number);
  if (!isRow || !AMOUNT.test(amount) || !AMOUNT.test(paid)) return null;
  return {
    shareClass,
    currency: HONG_KONG.has(currency) ? 'HKD' : currency,
    number: plainNumber(number),
    amount: plainNumber(amount),
    paid: plainNumber(paid),
    page: line.page,
  };
}
