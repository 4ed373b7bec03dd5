import type { Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { printsNoCents } from '../columns/calibrate.ts';
import type { Column } from '../columns/columns.ts';
import { BALANCE_LIST } from '../cues.ts';
import { CURRENCY_CODE, DEBIT_OR_CREDIT, type RowConventions, WORD_GAP_SHARE } from '../rows/rows.ts';
import type { TablePlan } from '../table-lines.ts';
import { type Grid, gridOf } from './grid.ts';
import { type HeadingBlock, headingBlocks, namesOf, rolesOf } from './heading-blocks.ts';
import { roleGuesses } from './role-guesses.ts';
import { alignedBy } from './spans.ts';
import { type Pairing, tableColumns } from './table-columns.ts';
import { type TypedLine, typedLines } from './typed-lines.ts';

/** The tables that print the same heading, with the possible meanings of their columns, the likeliest first. */
interface TableGroup {
  readonly guesses: readonly (readonly Column[])[];
}

/**
 * The lines between a heading and the next one. When pages start again, they belong to the table on the right, whose
 * account is above its own heading; a list of balances by day has separate columns.
 */
function linesBelow(block: HeadingBlock, next: HeadingBlock | undefined, typed: readonly TypedLine[]): TypedLine[] {
  const below = typed.slice(block.start + block.lines.length, next?.start);
  const end = below.findIndex(({ line }, index) => {
    const above = (below[index - 1] ?? block.lines[0])?.line;
    return line.page < (above?.page ?? 0) || (isTitle(line) && BALANCE_LIST.test(line.text));
  });
  return end < 0 ? below : below.slice(0, end);
}

/** Whether a line holds only one text. */
function isTitle({ cells }: Line): boolean {
  return cells.length === 1;
}

const PAIRINGS: readonly Pairing[] = ['near', 'left', 'right'];
const MAX_GUESSES = 12;

/** The likeliest guess of each pairing first, then the next ones, without duplicates. */
function distinct(byPairing: readonly (readonly (readonly Column[])[])[]): (readonly Column[])[] {
  const ranks = Array.from({ length: Math.max(...byPairing.map((own) => own.length)) }, (_, rank) => rank);
  const all = ranks.flatMap((rank) => byPairing.flatMap((own) => (own[rank] === undefined ? [] : [own[rank]])));
  const byText = new Map(all.toReversed().map((columns) => [JSON.stringify(columns), columns]));
  return [...new Set(all.map((columns) => byText.get(JSON.stringify(columns)) ?? columns))].slice(0, MAX_GUESSES);
}

interface WholeDocument {
  readonly whole: boolean;
  readonly dates: Grid['dates'];
}

function groupOf(block: HeadingBlock | null, lines: readonly TypedLine[], { whole, dates }: WholeDocument): TableGroup {
  const grid = gridOf(lines);
  const lefts = [...grid.dates, ...grid.texts.filter(({ letters }) => letters > 0)].map(({ x0 }) => x0);
  const rights = grid.money.map(({ x1 }) => x1);
  const names = block === null ? [] : namesOf(block, lefts, rights);
  const pageWidth = lines[0]?.line.pageWidth ?? block?.lines[0]?.line.pageWidth ?? 0;
  const direction = names.some(({ role }) => role === 'type') ? null : directionColumn(lines, grid.height);
  const byPairing = PAIRINGS.map((pairing) => {
    const { columns, open } = tableColumns(names, grid, { pageWidth, whole, pairing, direction }, dates);
    return roleGuesses(columns, open, lines);
  });
  return { guesses: distinct(byPairing) };
}

/** Finds the tables of a document and the possible meaning of their columns from the positions of the figures. */
export class GridPlans {
  readonly #blocks: readonly HeadingBlock[];
  readonly #groups = new Map<string, TableGroup>();
  readonly #whole: TableGroup | null;

  constructor(lines: readonly Line[], conventions: RowConventions) {
    const whole = printsNoCents(lines, conventions.decimalMark);
    const typed = typedLines(lines, conventions, whole);
    const document = { whole, dates: gridOf(typed).dates };
    this.#blocks = headingBlocks(typed);
    const bySignature = Map.groupBy(this.#blocks, ({ signature }) => signature);
    for (const [signature, blocks] of bySignature) {
      const below = blocks.flatMap((block) => linesBelow(block, this.#blocks[this.#blocks.indexOf(block) + 1], typed));
      const [best] = blocks.toSorted((one, other) => rolesOf(other.lines).size - rolesOf(one.lines).size);
      if (best !== undefined) this.#groups.set(signature, groupOf(best, below, document));
    }
    this.#whole = this.#blocks.length === 0 ? groupOf(null, typed, document) : null;
  }

  /** The number of different plans. */
  get count(): number {
    return Math.max(1, ...[...this.#groups.values(), this.#whole].map((group) => group?.guesses.length ?? 0));
  }

  /** The plan that takes the guess of this rank for every table. */
  plan(rank: number, lines: readonly Line[]): TablePlan {
    const columnsOf = (group: TableGroup | null | undefined) => group?.guesses[rank] ?? group?.guesses[0] ?? [];
    const headings = this.#blocks.map(({ start, lines: own, signature }) => ({
      start,
      lines: own.length,
      columns: columnsOf(this.#groups.get(signature)),
    }));
    return new FoundTables(lines, headings, this.#whole === null ? null : columnsOf(this.#whole));
  }
}

interface FoundHeading {
  readonly start: number;
  readonly lines: number;
  readonly columns: readonly Column[];
}

class FoundTables implements TablePlan {
  readonly initial: readonly Column[] | null;
  readonly #lines: readonly Line[];
  readonly #byStart: ReadonlyMap<number, FoundHeading>;

  constructor(lines: readonly Line[], headings: readonly FoundHeading[], initial: readonly Column[] | null) {
    this.#lines = lines;
    this.#byStart = new Map(headings.map((heading) => [heading.start, heading]));
    this.initial = initial;
  }

  at(index: number): FoundHeading | undefined {
    return this.#byStart.get(index);
  }

  followsOnPage(index: number, within = Number.POSITIVE_INFINITY): boolean {
    const page = this.#lines[index]?.page;
    for (let at = index; at <= index + within && page !== undefined && this.#lines[at]?.page === page; at++)
      if (this.#byStart.has(at)) return true;
    return false;
  }
}

const MIN_ROWS = 3;
/** At least this share of the lines with money must have a word for the direction. */
const MIN_SHARE = 0.6;
/** Words of the column begin within this share of their height. */
const ALIGNED_SHARE = 0.7;

/**
 * Whether a text continues directly after a mark: then the mark is part of a name, such as the C of "M C CHAN". The
 * code of a currency may be as close to a mark.
 */
function isPartOfName(token: Token, words: readonly Token[]): boolean {
  const next = words.find((other) => other !== token && other.x0 >= token.x1);
  if (next === undefined || !/\p{L}/u.test(next.text) || CURRENCY_CODE.test(next.text)) return false;
  return next.x0 - token.x1 < (token.y1 - token.y0) * WORD_GAP_SHARE;
}

/**
 * The column of words such as DR and CR that a table without headings prints next to its amounts; null without such a
 * column.
 */
export function directionColumn(lines: readonly TypedLine[], height: number): Column | null {
  const rows = lines.filter(({ money }) => money.length > 0);
  const words = rows.flatMap((row) =>
    row.words.filter((token) => DEBIT_OR_CREDIT.test(token.text) && !isPartOfName(token, row.words)),
  );
  const [most] = alignedBy(words, 'x0', height * ALIGNED_SHARE).toSorted((a, b) => b.members.length - a.members.length);
  if (most === undefined || most.members.length < Math.max(MIN_ROWS, rows.length * MIN_SHARE)) return null;
  return { role: 'type', x0: most.x0, x1: most.x1 };
}
