import { edgeOf, offset } from '../columns/calibrate.ts';
import type { Column } from '../columns/columns.ts';
import type { ColumnRole } from '../columns/heading-phrases.ts';
import type { DateSpan, Grid } from './grid.ts';
import type { NamedHeading } from './heading-blocks.ts';
import { type Bundle, overlapOf, type Span } from './spans.ts';

/** The columns of a table; `open` lists the positions in `columns` of money columns whose meaning no heading gives. */
export interface TableColumns {
  readonly columns: readonly Column[];
  readonly open: readonly number[];
}

const MONEY: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance', 'ignored'];
const DATES: readonly ColumnRole[] = ['date', 'post_date'];
/** The largest gap between a heading and its values, as a share of the page width. */
const MAX_GAP_SHARE = 0.08;
/** To overrule clear headings, at least this many more rows of one column must be earlier than those of the other. */
const MIN_EARLIER = 2;
/** A column is a second column of dates if at least this share of the rows with a first date have one in it. */
const MIN_SECOND_DATES_SHARE = 0.5;

function distance(heading: Span, column: Span): number {
  return Math.max(0, -overlapOf(heading, column)) + offset(heading, { role: 'ignored', ...column }) * 0.3;
}

/** The cost of leaving a heading or a column without a partner (points). */
const ALONE_COST = 60;
const EDGE_PT = 3;

interface Match {
  readonly cost: number;
  readonly pairs: readonly (readonly [number, number])[];
}

/**
 * How headings are placed over columns: near their values, at the left edge of the column, or at its right edge.
 * Values at the other edge can be nearer to the neighbouring heading.
 */
export type Pairing = 'near' | 'left' | 'right';

/** Gives each column of values the heading that begins at or before it, or ends at or after it. */
function matchedByEdge<T extends Span>(
  headings: readonly NamedHeading[],
  bundles: readonly T[],
  edge: 'left' | 'right',
): Map<T, NamedHeading> {
  const names = [...headings].sort((one, other) => one.x0 - other.x0);
  const found = new Map<T, NamedHeading>();
  for (const bundle of edge === 'left' ? [...bundles].reverse() : bundles) {
    const own =
      edge === 'left'
        ? names.findLast(({ x0 }) => x0 <= bundle.x0 + EDGE_PT)
        : names.find(({ x1 }) => x1 >= bundle.x1 - EDGE_PT);
    if (own !== undefined && ![...found.values()].includes(own)) found.set(bundle, own);
  }
  return found;
}

/** Pairs headings and columns of values, keeping their order from left to right. */
function matched<T extends Span>(
  headings: readonly NamedHeading[],
  bundles: readonly T[],
  pageWidth: number,
): Map<T, NamedHeading> {
  const names = [...headings].sort((one, other) => one.x0 - other.x0);
  let row: Match[] = [{ cost: 0, pairs: [] }];
  for (let at = 0; at < bundles.length; at++) row.push(alone(row[at]));
  names.forEach((heading, index) => {
    const next: Match[] = [alone(row[0])];
    bundles.forEach((bundle, at) => {
      const apart = [alone(row[at + 1]), alone(next[at])];
      const isNear = -overlapOf(heading, bundle) <= pageWidth * MAX_GAP_SHARE;
      const before = row[at];
      if (isNear && before !== undefined)
        apart.push({ cost: before.cost + distance(heading, bundle), pairs: [...before.pairs, [index, at]] });
      next.push(apart.reduce((best, other) => (other.cost < best.cost ? other : best)));
    });
    row = next;
  });
  const found = new Map<T, NamedHeading>();
  for (const [index, at] of row.at(-1)?.pairs ?? []) {
    const [heading, bundle] = [names[index], bundles[at]];
    if (heading !== undefined && bundle !== undefined) found.set(bundle, heading);
  }
  return found;
}

function alone(match: Match | undefined): Match {
  if (match === undefined) throw new Error('a match before the first one');
  return { cost: match.cost + ALONE_COST, pairs: match.pairs };
}

function ofRoles(names: readonly NamedHeading[], roles: readonly ColumnRole[]): NamedHeading[] {
  return names.filter(({ role }) => role !== null && roles.includes(role));
}

interface MoneyColumns {
  readonly named: readonly Column[];
  readonly open: readonly Column[];
}

/** A box of balances above a table without headings is where the table prints its descriptions. */
function standsAmongTexts(bundle: Span, { texts }: Grid): boolean {
  const [most] = [...texts].sort((one, other) => other.letters - one.letters);
  return most !== undefined && overlapOf(bundle, most) > 0;
}

interface MoneyPlan {
  readonly pageWidth: number;
  readonly whole: boolean;
  readonly pairing: Pairing;
  /** The column of words that say debit or credit, where no heading names it. */
  readonly direction: Column | null;
}

function moneyColumns(names: readonly NamedHeading[], grid: Grid, plan: MoneyPlan): MoneyColumns {
  const { pageWidth, whole, pairing } = plan;
  const headings = ofRoles(names, MONEY);
  const byBundle =
    pairing === 'near' ? matched(headings, grid.money, pageWidth) : matchedByEdge(headings, grid.money, pairing);
  const named: Column[] = [];
  const open: Column[] = [];
  for (const bundle of grid.money) {
    const heading = byBundle.get(bundle);
    const edge = edgeOf(bundle.members, true);
    const place = {
      x0: bundle.x0,
      x1: bundle.x1,
      ...(edge === undefined ? {} : { edge: { ...edge, whole } }),
      grid: true,
    };
    if (heading?.role != null) named.push({ role: heading.role, ...place });
    else if (headings.length === 0 && !bundle.dated && bundle.balances && !standsAmongTexts(bundle, grid))
      named.push({ role: 'balance', ...place });
    else if (bundle.dated && (bundle.members.length > 1 || headings.length === 0))
      open.push({ role: 'ignored', ...place });
  }
  const empty = headings
    .filter((heading) => ![...byBundle.values()].includes(heading))
    .flatMap(({ role, x0, x1 }): Column[] => (role === null ? [] : [{ role, x0, x1 }]));
  return { named: [...named, ...empty.filter(({ role }) => !named.some((other) => other.role === role))], open };
}

function dayNumber({ date: { year, month, day } }: DateSpan): number {
  return (year ?? 0) * 372 + month * 31 + day;
}

/** How often the dates of one column are before those of another in the same line, less how often they are after. */
function earlier(one: Bundle<DateSpan>, other: Bundle<DateSpan>): number {
  return one.members.reduce((sum, first) => {
    const second = other.members.find(({ line }) => line === first.line);
    return second === undefined ? sum : sum + Math.sign(dayNumber(second) - dayNumber(first));
  }, 0);
}

/** At most this share of a column's width may overlap the next one where a photograph is bent. */
const MAX_OVERLAP_SHARE = 0.2;

/** Whether some line prints a date in each of two columns: then they are two columns of one table. */
function shareALine(one: Bundle<DateSpan>, other: Bundle<DateSpan>): boolean {
  const lines = new Set(one.members.map(({ line }) => line));
  return other.members.some(({ line }) => lines.has(line));
}

/**
 * Columns of dates that overlap belong to tables below each other, such as the rows and a list of balances by day:
 * they count as one.
 */
function withoutOverlaps(columns: readonly Bundle<DateSpan>[]): Bundle<DateSpan>[] {
  const merged: Bundle<DateSpan>[] = [];
  for (const column of columns) {
    const last = merged.at(-1);
    const narrow = Math.min(column.x1 - column.x0, last === undefined ? 0 : last.x1 - last.x0);
    const isApart = last === undefined || overlapOf(last, column) <= narrow * MAX_OVERLAP_SHARE;
    if (isApart || shareALine(last, column)) merged.push(column);
    else
      merged[merged.length - 1] = {
        x0: Math.min(last.x0, column.x0),
        x1: Math.max(last.x1, column.x1),
        members: [...last.members, ...column.members],
      };
  }
  return merged;
}

/**
 * Decides which column is the day of the transaction and which that of posting: nothing is posted before it happened.
 * Where almost all days are equal, the headings decide; without clear headings, the first column is the
 * transaction's.
 */
function dateColumns(
  names: readonly NamedHeading[],
  grid: Grid,
  pageWidth: number,
  everywhere: readonly Bundle<DateSpan>[],
): Column[] {
  const apart = withoutOverlaps(grid.dates);
  const byBundle = matched(ofRoles(names, DATES), apart, pageWidth);
  const most = Math.max(0, ...apart.map(({ members }) => members.length));
  const bundles = apart
    .filter((bundle) => byBundle.has(bundle) || bundle.members.length >= most * MIN_SECOND_DATES_SHARE)
    .slice(0, 2);
  const column = ({ x0, x1 }: Span, role: ColumnRole): Column => ({ role, x0, x1, grid: true });
  const [first, second] = bundles;
  if (first === undefined || second === undefined) return bundles.map((bundle) => column(bundle, 'date'));
  const said = [byBundle.get(first)?.role ?? null, byBundle.get(second)?.role ?? null];
  const [all, others] = [first, second].map((bundle) => everywhere.find((other) => overlapOf(bundle, other) > 0));
  const ahead = all === undefined || others === undefined ? earlier(first, second) : earlier(all, others);
  const tells = said[0] !== said[1];
  const headed = said[0] === 'post_date' || said[1] === 'date';
  const isSecond = Math.abs(ahead) >= MIN_EARLIER || !tells ? ahead < 0 : headed;
  return isSecond
    ? [column(first, 'post_date'), column(second, 'date')]
    : [column(first, 'date'), column(second, 'post_date')];
}

function textColumn(role: ColumnRole, heading: NamedHeading, grid: Grid): Column {
  const near = grid.texts.filter(({ x0 }) => Math.abs(x0 - heading.x0) <= grid.height * 1.5);
  const [own] = [...near].sort((one, other) => other.letters - one.letters);
  return { role, x0: own?.x0 ?? heading.x0, x1: own?.x1 ?? heading.x1 };
}

function descriptionColumn(names: readonly NamedHeading[], grid: Grid): Column[] {
  const [most] = [...grid.texts].sort((one, other) => other.letters - one.letters);
  const heading = names.find(({ role }) => role === 'description');
  if (heading !== undefined) return [textColumn('description', heading, grid)];
  return most === undefined ? [] : [{ role: 'description', x0: most.x0, x1: most.x1 }];
}

const OTHERS: readonly ColumnRole[] = ['reference', 'currency', 'type'];

/**
 * Combines the meaning of the headings with the positions of the values.
 * @param everywhere the columns of dates of all tables of the document
 */
export function tableColumns(
  names: readonly NamedHeading[],
  grid: Grid,
  plan: MoneyPlan,
  everywhere: readonly Bundle<DateSpan>[],
): TableColumns {
  const { pageWidth } = plan;
  const { named, open } = moneyColumns(names, grid, plan);
  const others = ofRoles(names, OTHERS).flatMap((heading): Column[] =>
    heading.role === null ? [] : [textColumn(heading.role, heading, grid)],
  );
  const columns = [
    ...dateColumns(names, grid, pageWidth, everywhere),
    ...descriptionColumn(names, grid),
    ...others,
    ...(plan.direction === null ? [] : [plan.direction]),
    ...named,
    ...open,
  ];
  const sorted = columns.sort((one, other) => one.x0 - other.x0);
  return { columns: sorted, open: sorted.flatMap((column, index) => (open.includes(column) ? [index] : [])) };
}
