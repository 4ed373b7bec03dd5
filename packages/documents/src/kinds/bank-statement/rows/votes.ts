import { Decimal } from 'decimal.js';
import { amountsOf, type PlacedAmount } from '../../../page/amounts.ts';
import { joinTokens, type Line, linesOf, type Token } from '../../../page/layout.ts';
import type { Page } from '../../../page/page.ts';
import { shortDatesIn } from '../../../values/date.ts';
import type { RowConventions } from './rows.ts';

/** What other readings of the same pictures saw. */
export interface Votes {
  /** Other figures seen at the place of an amount, unsigned. */
  amounts(amount: PlacedAmount | null): Decimal[];
  /** Whether another reading saw another date at the place of these words. */
  contradictsDate(tokens: readonly Token[]): boolean;
}

const MIN_OVERLAP_SHARE = 0.5;

interface Place {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

function placeOf(tokens: readonly Token[]): Place {
  return {
    x0: Math.min(...tokens.map((token) => token.x0)),
    x1: Math.max(...tokens.map((token) => token.x1)),
    y0: Math.min(...tokens.map((token) => token.y0)),
    y1: Math.max(...tokens.map((token) => token.y1)),
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

function datesDiffer(read: string, other: string, order: RowConventions['dateOrder']): boolean {
  const [mine] = shortDatesIn(read, order);
  const [theirs] = shortDatesIn(other, order);
  return mine !== undefined && theirs !== undefined && (mine.day !== theirs.day || mine.month !== theirs.month);
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
        .filter((line) => line.y0 < place.y1 && line.y1 > place.y0)
        .map((line) => line.tokens.filter((token) => overlap(token, place)))
        .filter((found) => found.length > 0),
    );
  };
  return {
    amounts: (amount) =>
      amount === null
        ? []
        : near(amount.tokens)
            .flatMap((tokens) => amountsOf(tokens, conventions.decimalMark))
            .filter(({ value }) => /\.\d{2}$/u.test(value))
            .map(({ value }) => new Decimal(value).abs())
            .filter((value) => !value.equals(new Decimal(amount.value).abs())),
    contradictsDate: (tokens) =>
      near(tokens).some((found) => datesDiffer(joinTokens(tokens), joinTokens(found), conventions.dateOrder)),
  };
}
