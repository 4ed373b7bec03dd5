import { readField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import { recallAnchor } from '../../memory/anchor.ts';
import type { PlacedValue } from '../../memory/places.ts';
import { amountsOf } from '../../page/amounts.ts';
import type { Line } from '../../page/layout.ts';
import type { Page } from '../../page/page.ts';
import type { Statement } from '../../reading.ts';
import { type Conventions, conventionsOf } from '../../values/conventions.ts';
import { mainCurrency } from '../../values/currency.ts';
import { headerOf, type StatementHeader } from '../bank-statement/accounts/header.ts';
import type { Section } from '../bank-statement/accounts/section.ts';
import { statementChecks, summaryCheck } from '../bank-statement/balances/checks.ts';
import type { ReadStatements } from '../bank-statement/index.ts';
import { hasMovement, type Row } from '../bank-statement/rows/rows.ts';
import { votesOf } from '../bank-statement/rows/votes.ts';
import type { Covered } from '../bank-statement/rows/years.ts';
import { statementOf } from '../bank-statement/statement-of.ts';
import { anyMonth, Months } from './months.ts';
import type { StatementLayout, StatementPlace, TaughtColumns } from './taught-layout.ts';
import { taughtRow } from './taught-row.ts';
import { taughtSections } from './taught-sections.ts';

/** The taught columns of a statement, and what else is known of its layout. */
export type Taught = Pick<StatementLayout, 'taught'> & Partial<StatementLayout>;

/** How the values of a document are written: as the person said, else as its pages show. */
export function taughtConventions(lines: readonly Line[], { decimalMark, dateOrder }: TaughtColumns): Conventions {
  const told = conventionsOf(lines);
  return { ...told, decimalMark: decimalMark ?? told.decimalMark, dateOrder: dateOrder ?? told.dateOrder };
}

/** Lines without a movement of money by date and amount: a value on them has a separate place. */
export function besideRows(lines: readonly Line[], taught: TaughtColumns, conventions: Conventions): Line[] {
  const read = { ...conventions, recognised: false };
  return lines.filter((line) => {
    const row = taughtRow(line, taught, read, anyMonth(read.dateOrder));
    return row.date === null || !hasMovement(row);
  });
}

type Placed = Partial<Record<StatementPlace, PlacedValue>>;

function placedIn(lines: readonly Line[], { taught, places = {} }: Taught, conventions: Conventions): Placed {
  const beside = besideRows(lines, taught, conventions);
  const pages = [...new Set(lines.map((line) => line.page))];
  const found = Object.entries(places).flatMap(([place, mark]) => {
    const value = recallAnchor(beside, pages, mark, conventions);
    return value === null ? [] : [[place, value] as const];
  });
  return Object.fromEntries(found);
}

const TAUGHT_CERTAINTY = 0.93;

function learnt(value: string, { tokens }: PlacedValue): Field<string> {
  return { ...readField(value, tokens, TAUGHT_CERTAINTY), learnt: true };
}

function headerWith(header: StatementHeader, { account, periodStart, periodEnd }: Placed): StatementHeader {
  return {
    ...header,
    account: account === undefined ? header.account : learnt(account.value, account),
    periodStart: periodStart === undefined ? header.periodStart : learnt(periodStart.value, periodStart),
    periodEnd: periodEnd === undefined ? header.periodEnd : learnt(periodEnd.value, periodEnd),
  };
}

function coveredBy({ periodStart, periodEnd, statementDate }: StatementHeader, lines: readonly Line[]): Covered {
  const text = lines.map((line) => line.text).join('\n');
  const year = /(?<!\d)20\d{2}(?!\d)/u.exec(text)?.[0];
  const ends = [periodEnd?.value, statementDate?.value].filter((day) => day !== undefined).sort();
  return {
    start: periodStart?.value ?? null,
    end: ends.at(-1) ?? null,
    anyYear: year === undefined ? null : Number(year),
  };
}

/** A balance found at its taught place, as if it were a row of the table. */
function balanceRow(lines: readonly Line[], placed: PlacedValue | undefined, conventions: Conventions): Row | null {
  const token = placed?.tokens[0];
  const line = lines.find((one) => token !== undefined && one.tokens.includes(token));
  const balance = placed === undefined ? undefined : amountsOf(placed.tokens, conventions.decimalMark)[0];
  if (line === undefined || balance === undefined) return null;
  return {
    line,
    date: null,
    postDate: null,
    dateUnreadable: false,
    description: [],
    reference: [],
    currency: null,
    out: null,
    in: null,
    amount: null,
    balance,
    direction: null,
    cue: null,
  };
}

/** With several accounts each has its balances next to its rows: one place cannot be right for all. */
function withPlaces(
  sections: readonly Section[],
  lines: readonly Line[],
  placed: Placed,
  conventions: Conventions,
): void {
  const [only] = sections;
  if (only === undefined || sections.length > 1) return;
  only.opening = balanceRow(lines, placed.opening, conventions) ?? only.opening;
  const closing = balanceRow(lines, placed.closing, conventions);
  if (closing === null) return;
  only.closing = closing;
  only.closed = true;
}

/** Whether a line holds a figure with a taught place, so that it is not a row. */
function isPlaced(line: Line, { opening, closing }: Placed): boolean {
  return [opening, closing].some((placed) => placed?.tokens.some((token) => line.tokens.includes(token)) === true);
}

function withConstants(statement: Statement, { constants = {} }: Taught): Statement {
  const { currency } = constants;
  if (currency === undefined || statement.currency?.origin === 'read') return statement;
  return {
    ...statement,
    currency: { value: currency, page: null, box: null, confidence: 0.93, origin: 'computed', learnt: true },
  };
}

/**
 * Reads a bank or card statement by columns a person taught. The person's meaning of a column decides; headings and
 * the appearance of figures do not. Balances, signs that the person did not define, years and checks work as for any
 * other statement.
 */
export function readTaught(lines: readonly Line[], pages: readonly Page[], layout: Taught): ReadStatements {
  const { taught } = layout;
  const recognised = pages.some((page) => page.source === 'ocr');
  const conventions = { ...taughtConventions(lines, taught), recognised };
  const placed = placedIn(lines, layout, conventions);
  const tabled = lines.filter((line) => !isPlaced(line, placed));
  const told = headerWith(headerOf(lines, conventions.dateOrder), placed);
  const begins = told.periodStart?.value ?? told.periodEnd?.value ?? null;
  const months = new Months(conventions.dateOrder, begins, told.periodStart !== null);
  const { sections, outside, above } = taughtSections(tabled, taught, conventions, months);
  withPlaces(sections, lines, placed, conventions);
  const header = headerWith(headerOf(outside, conventions.dateOrder), placed);
  const document = {
    header,
    covered: coveredBy(header, lines),
    currency: mainCurrency(outside.map((line) => line.text).join('\n')) ?? layout.constants?.currency ?? null,
    card: taught.card,
    recognised,
    decimalMark: conventions.decimalMark,
    votes: votesOf(pages, conventions),
    outside,
    single: sections.length === 1,
  };
  // With several accounts each has a box of balances above its rows.
  const read = sections.map((section) =>
    statementOf(
      section,
      sections.length === 1 ? document : { ...document, outside: above.get(section) ?? [], single: true },
    ),
  );
  const statements = read.map(({ statement }) => withConstants(statement, layout));
  const checks = statements.flatMap((statement, index) => [
    ...statementChecks(statement, index),
    ...summaryCheck(statement, index, outside, conventions.decimalMark),
  ]);
  return { bank: header.bank, statements, checks, warnings: read.flatMap(({ warnings }) => warnings) };
}
