import { Decimal } from 'decimal.js';
import { amountsOf, type PlacedAmount } from '../../../page/amounts.ts';
import { joinTokens, type Line, linesOf } from '../../../page/layout.ts';
import type { Page, Token } from '../../../page/page.ts';
import { shortDatesIn } from '../../../values/date.ts';
import type { RowConventions } from './rows.ts';

/** Results of other readings of the same pictures. */
export interface Votes {
  /** Other figures seen at the place of an amount, unsigned. */
  amounts(amount: PlacedAmount | null): Decimal[];
  /** Whether another reading saw another date at the place of these words. */
  contradictsDate(tokens: readonly Token[]): boolean;
  /** Whether another reading saw the same date there. */
  confirmsDate(tokens: readonly Token[]): boolean;
}

const MIN_OVERLAP_SHARE = 0.5;

interface Place {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/**
 * The place of words on the picture. Lines may have been moved since, so only these places can be compared between
 * readings.
 */
function placeOf(tokens: readonly Token[]): Place {
  return {
    x0: Math.min(...tokens.map(({ box }) => box.x)),
    x1: Math.max(...tokens.map(({ box }) => box.x + box.width)),
    y0: Math.min(...tokens.map(({ box }) => box.y)),
    y1: Math.max(...tokens.map(({ box }) => box.y + box.height)),
  };
}

function overlap(a: Place, b: Place): boolean {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return (
    width > Math.min(a.x1 - a.x0, b.x1 - b.x0) * MIN_OVERLAP_SHARE &&
    height > Math.min(a.y1 - a.y0, b.y1 - b.y0) * MIN_OVERLAP_SHARE
  );
}

/** Whether two texts hold the same day; null where one of them holds none. */
function isSameDay(read: string, other: string, order: RowConventions['dateOrder']): boolean | null {
  const [mine] = shortDatesIn(read, order);
  const [theirs] = shortDatesIn(other, order);
  return mine === undefined || theirs === undefined ? null : mine.day === theirs.day && mine.month === theirs.month;
}

/** Collects the votes of the other readings of recognised pages. */
export function votesOf(pages: readonly Page[], conventions: RowConventions): Votes {
  const variants = new Map<number, (readonly Line[])[]>();
  for (const page of pages) {
    const lines = (page.variants ?? []).map((words) => linesOf({ ...page, words }));
    variants.set(page.number, [...(variants.get(page.number) ?? []), ...lines]);
  }
  const near = (tokens: readonly Token[]): Token[][] => {
    const [first] = tokens;
    if (first === undefined) return [];
    const place = placeOf(tokens);
    return (variants.get(first.page) ?? []).flatMap((lines) =>
      lines
        .map((line) => line.tokens.filter((token) => overlap(placeOf([token]), place)))
        .filter((found) => found.length > 0),
    );
  };
  const days = (tokens: readonly Token[]): (boolean | null)[] =>
    near(tokens).map((found) => isSameDay(joinTokens(tokens), joinTokens(found), conventions.dateOrder));
  return {
    amounts: (amount) =>
      amount === null
        ? []
        : near(amount.tokens)
            .flatMap((tokens) => amountsOf(tokens, conventions.decimalMark))
            .filter(({ value }) => /\.\d{2}$/u.test(value))
            .map(({ value }) => new Decimal(value).abs())
            .filter((value) => !value.equals(new Decimal(amount.value).abs())),
    contradictsDate: (tokens) => days(tokens).includes(false),
    confirmsDate: (tokens) => days(tokens).includes(true),
  };
}
