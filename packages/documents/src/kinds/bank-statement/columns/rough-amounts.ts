import { Decimal } from 'decimal.js';
import type { PlacedAmount } from '../../../page/amounts.ts';
import type { Token } from '../../../page/layout.ts';
import { offset } from './calibrate.ts';
import type { Column } from './columns.ts';

const MIN_DIGITS = 3;
const MIN_DIGIT_SHARE = 0.6;

/** The figure a damaged word stands for when its last two digits are taken as cents. */
function figureOf(text: string): string | null {
  const digits = text.replace(/\D/gu, '');
  if (digits.length < MIN_DIGITS || digits.length > 13 || digits.length < text.length * MIN_DIGIT_SHARE) return null;
  return new Decimal(digits).dividedBy(100).toFixed(2);
}

/**
 * Figures of a recognised page that do not read as money, such as "1234 50" or "1.234,5O": words of digits that stand
 * exactly where the amounts of a column line up. Balances have to confirm them.
 */
export function roughAmounts(tokens: readonly Token[], columns: readonly Column[]): PlacedAmount[] {
  const aligned = columns.filter((column) => column.edge !== undefined);
  return tokens.flatMap((token): PlacedAmount[] => {
    const slack = (token.y1 - token.y0) * 0.6;
    const value = figureOf(token.text);
    if (value === null || !aligned.some((column) => offset(token, column) <= slack)) return [];
    const { x0, x1, text } = token;
    const negative = /^[(−–-]|[−–-]$/u.test(text);
    const mark = /CR$/iu.test(text) ? 'CR' : /(?:DR|OD)$/iu.test(text) ? 'DR' : null;
    const signed = negative || text.startsWith('+');
    const figure = negative ? `-${value}` : value;
    return [{ value: figure, mark, signed, currency: null, moneyLike: true, x0, x1, tokens: [token] }];
  });
}
