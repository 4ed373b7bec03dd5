import { Decimal } from 'decimal.js';
import { cellOf, joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import type { Item } from '../../../reading.ts';
import type { Conventions } from '../../../values/conventions.ts';
import { headedBodies, headlessBody } from './item-bodies.ts';
import { type Goals, goalsOf, tieOf } from './item-goals.ts';
import { isProduct } from './item-roles.ts';
import { itemsOfSlip } from './item-slips.ts';
import { itemsOfTable } from './item-tables.ts';
import { withoutRowNumbers } from './row-numbers.ts';

/** One way to read the items of a document; `trust` is the weight of its kind of evidence, before any arithmetic. */
interface Hypothesis {
  readonly items: readonly Item[];
  readonly trust: number;
}

const TRUST = { headed: 1.5, slip: 0.4, headless: 0.5 };
const COUNTED = 0.3;
const LONELY = 1.2;
const TIE = 4;

function sumOfItems(items: readonly Item[]): Decimal {
  return items.reduce((sum, { amount }) => sum.plus(amount?.value ?? 0), new Decimal(0));
}

/** How many rows with quantity, price and amount agree, as a score: 0 without rows. */
function productScore(items: readonly Item[]): number {
  const complete = items.flatMap(({ quantity, price, amount }) =>
    quantity === null || price === null || amount === null
      ? []
      : [isProduct(quantity.value, price.value, amount.value)],
  );
  const held = complete.filter((holds) => holds).length;
  return complete.length === 0 ? 0 : (1.5 * held - (complete.length - held)) / items.length;
}

function score({ items, trust }: Hypothesis, goals: Goals): number {
  const letters = items.filter(({ name }) => /\p{L}{2}|\p{Script=Han}/u.test(name.value)).length / items.length;
  const counted = items.filter(({ quantity }) => quantity !== null).length / items.length;
  const evidence = TIE * tieOf(sumOfItems(items), goals) + productScore(items) + COUNTED * counted;
  // One line with the total next to it, no table around it: a summary is likelier than an item.
  const lonely = items.length === 1 && trust < TRUST.headed ? LONELY : 0;
  return trust + evidence + letters + 0.1 * Math.min(10, items.length) - lonely;
}

/**
 * The items of a document. Every table is read, and the whole page as a table without headings and as a slip; the
 * reading whose amounts agree best with the document's totals and with each other is used.
 */
export function documentItems(printed: readonly Line[], conventions: Conventions): Item[] {
  const lines = withoutVerticalText(printed);
  const goals = goalsOf(lines, conventions);
  const { decimalMark } = conventions;
  const of = (trust: number, readings: readonly Item[][]): Hypothesis[] =>
    readings.filter((items) => items.length > 0).map((items) => ({ items, trust }));
  const hypotheses = [
    ...headedBodies(lines, decimalMark).flatMap((body) => of(TRUST.headed, itemsOfTable(body, goals))),
    ...of(TRUST.slip, itemsOfSlip(lines, decimalMark).map(withoutRowNumbers)),
    ...of(TRUST.headless, itemsOfTable(headlessBody(lines, decimalMark), goals)),
  ];
  const ranked = hypotheses.map((hypothesis) => ({ hypothesis, rank: score(hypothesis, goals) }));
  return [...(ranked.sort((a, b) => b.rank - a.rank)[0]?.hypothesis.items ?? [])];
}

const MIN_CHAIN = 8;
const MAX_CHARACTERS = 2;

function isShort(token: Token): boolean {
  return [...token.text].length <= MAX_CHARACTERS;
}

/** Letters one below another at the margin, closer than printed lines can be: text that runs up the page. */
function verticalTokens(lines: readonly Line[]): Set<Token> {
  const chains: Token[][] = [];
  for (const token of lines.flatMap((line) => line.tokens).filter(isShort)) {
    const chain = chains.find((candidate) => {
      const last = candidate.at(-1);
      const size = last === undefined ? 0 : Math.max(last.y1 - last.y0, last.x1 - last.x0);
      const step = last === undefined ? 0 : token.y0 - last.y0;
      return (
        last !== undefined &&
        last.page === token.page &&
        Math.abs(last.x0 + last.x1 - token.x0 - token.x1) / 2 < size * 0.5 &&
        step > -size * 0.3 &&
        step < size * 1.05
      );
    });
    if (chain === undefined) chains.push([token]);
    else chain.push(token);
  }
  return new Set(chains.filter((chain) => chain.length >= MIN_CHAIN).flat());
}

/** Removes text that runs up or down the margin: its letters would mix with the rows of a table. */
export function withoutVerticalText(lines: readonly Line[]): Line[] {
  const vertical = verticalTokens(lines);
  if (vertical.size === 0) return [...lines];
  return lines.flatMap((line): Line[] => {
    if (!line.tokens.some((token) => vertical.has(token))) return [line];
    const tokens = line.tokens.filter((token) => !vertical.has(token));
    if (tokens.length === 0) return [];
    const cells = line.cells
      .map((cell) => cell.tokens.filter((token) => !vertical.has(token)))
      .filter((kept) => kept.length > 0)
      .map(cellOf);
    const y0 = Math.min(...tokens.map((token) => token.y0));
    const y1 = Math.max(...tokens.map((token) => token.y1));
    return [{ ...line, tokens, cells, y0, y1, text: cells.map((cell) => joinTokens(cell.tokens)).join('  ') }];
  });
}
