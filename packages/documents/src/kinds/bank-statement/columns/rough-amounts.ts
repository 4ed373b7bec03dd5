import { Decimal } from 'decimal.js';
import type { PlacedAmount } from '../../../page/amounts.ts';
import type { Token } from '../../../page/page.ts';
import { offset } from './calibrate.ts';
import type { Column } from './columns.ts';

const MIN_DIGITS = 3;
const MIN_DIGIT_SHARE = 0.6;

const MARK_AFTER = /(?:CR|DR|OD)\.?$/iu;
/** Pieces of one figure are closer than this share of their height. */
const MAX_GAP_SHARE = 0.8;
const MAX_PIECES = 3;

/** The figure a damaged word represents: its last two digits are cents, except where the column prints no cents. */
function figureOf(text: string, whole: boolean): string | null {
  const digits = text.replace(/\D/gu, '');
  const length = text.replace(MARK_AFTER, '').length;
  if (digits.length < MIN_DIGITS || digits.length > 13 || digits.length < length * MIN_DIGIT_SHARE) return null;
  return whole ? new Decimal(digits).toFixed(0) : new Decimal(digits).dividedBy(100).toFixed(2);
}

/** The pieces that are close together from `start` on: "2,444 91 CR" is one figure. The longest run comes first. */
function runsFrom(tokens: readonly Token[], start: number): Token[][] {
  const runs: Token[][] = [];
  for (let end = start; end < Math.min(tokens.length, start + MAX_PIECES); end++) {
    const [before, token] = [tokens[end - 1], tokens[end]];
    if (token === undefined) break;
    const isApart = before === undefined || token.x0 - before.x1 > (token.y1 - token.y0) * MAX_GAP_SHARE;
    if (end > start && (isApart || !/^(?:\d[\d.,'’]*)?(?:CR|DR|OD)?\.?$/iu.test(token.text))) break;
    runs.unshift(tokens.slice(start, end + 1));
  }
  return runs;
}

function roughAmount(run: readonly Token[], aligned: readonly Column[]): PlacedAmount | null {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return null;
  const text = run.map((token) => token.text).join('');
  const place = { x0: first.x0, x1: last.x1 };
  const slack = (first.y1 - first.y0) * 0.6;
  const column = aligned.find((other) => offset(place, other) <= slack);
  const value = figureOf(text, column?.edge?.whole === true);
  if (value === null || column === undefined) return null;
  const negative = /^[(−–-]|[−–-]$/u.test(text);
  const mark = /CR\.?$/iu.test(text) ? 'CR' : /(?:DR|OD)\.?$/iu.test(text) ? 'DR' : null;
  const signed = negative || text.startsWith('+');
  return {
    value: negative ? `-${value}` : value,
    mark,
    signed,
    currency: null,
    moneyLike: true,
    ...place,
    tokens: run,
  };
}

/**
 * Figures of a recognised page that do not read as money, such as "1234 50", "4,53824 CR" or "1.234,5O": words of
 * digits that are exactly where the amounts of a column line up. Balances have to confirm them.
 */
export function roughAmounts(tokens: readonly Token[], columns: readonly Column[]): PlacedAmount[] {
  const aligned = columns.filter((column) => column.edge !== undefined);
  const found: PlacedAmount[] = [];
  for (let start = 0; start < tokens.length; start++) {
    const [amount] = runsFrom(tokens, start).flatMap((run) => roughAmount(run, aligned) ?? []);
    if (amount === undefined) continue;
    found.push(amount);
    start += amount.tokens.length - 1;
  }
  return found;
}
