import { alignedPages } from '../../page/aligned-pages.ts';
import { joinTokens, type Line } from '../../page/layout.ts';
import type { DayMonthOrder } from '../../values/date.ts';
import { printsNoCents } from './columns/calibrate.ts';
import { directionOfWords } from './cues.ts';
import { withDoubts } from './doubts.ts';
import { withWholeDates } from './grid/day-columns.ts';
import { GridPlans } from './grid/grid-plan.ts';
import { withLostPoints } from './grid/lost-points.ts';
import { withPlainMarks } from './grid/plain-marks.ts';
import { besideAsBelow } from './grid/side-by-side.ts';
import { withoutStrayMarks } from './grid/stray-marks.ts';
import { typedLines } from './grid/typed-lines.ts';
import { withWholeFigures } from './grid/whole-figures.ts';
import { type Attempt, type ReadStatements, readWith, type StatementInput } from './read-with.ts';
import { hasMarksBetween, type RowConventions } from './rows/rows.ts';
import type { TablePlan } from './table-lines.ts';
import { isComplete, worthOf } from './worth.ts';

export type { ReadStatements } from './read-with.ts';

const MIN_DATE_CONFIDENCE = 0.5;
const MAX_MONTHS = 4;
const AMBIGUOUS_DATE = /(?<!\d)(?:0?[1-9]|1[0-2])[/-](?:0?[1-9]|1[0-2])(?!\d)/u;
const MAX_CARD_BALANCES = 0.3;
/** Recognition loses some minus signs; a larger share shows that the statement is of the other kind. */
const MAX_CONTRADICTED = 0.25;

/** Lines whose date is out of order or outside the period. */
function doubtfulDates({ statements }: ReadStatements): number {
  const lines = statements.flatMap((statement) => statement.lines);
  const doubtful = lines.filter((line) => line.date.confidence < MIN_DATE_CONFIDENCE).length;
  const outside = statements.flatMap(({ periodEnd, lines: own }) =>
    own.filter((line) => periodEnd !== null && line.date.value > periodEnd.value),
  ).length;
  return doubtful + outside + monthsOf(lines.map((line) => line.date.value));
}

/** A statement covers a month or two, a quarter at most: more months show that days were read as months. */
function monthsOf(dates: readonly string[]): number {
  const months = new Set(dates.map((date) => date.slice(0, 7))).size;
  return months > MAX_MONTHS ? months : 0;
}

/** The share of lines whose direction was contradicted; 1 when the sums of an account do not match at all. */
function contradicted({ statements, checks }: ReadStatements): number {
  if (checks.some((check) => check.code === 'statement_balance' && !check.holds)) return 1;
  const lines = statements.flatMap((statement) => statement.lines);
  return lines.filter((line) => line.repaired === 'direction').length / Math.max(1, lines.length);
}

/** A card statement prints no running balance. */
function printsBalances({ statements }: ReadStatements): boolean {
  const lines = statements.flatMap((statement) => statement.lines);
  return lines.filter((line) => line.balance !== null).length > lines.length * MAX_CARD_BALANCES;
}

/** A payment to a card is money in on the card and money out on other accounts. */
const PAYMENT = /payment|autopay|thank you|付款|繳款|還款/iu;
const MIN_WORD_VOTES = 2;

/** How many more lines have words that confirm their direction than words that contradict it. */
function wordVotes({ statements }: ReadStatements): number {
  const votes = statements.flatMap(({ lines }) =>
    lines.map((line): number => {
      const said = PAYMENT.test(line.description.value) ? null : directionOfWords(line.description.value);
      if (said === null) return 0;
      return (said === 'in') === (line.in !== null) ? 1 : -1;
    }),
  );
  return votes.reduce((sum, vote) => sum + vote, 0);
}

/** A less likely meaning of the columns has to explain this much more. */
const CLEARLY = 0.9;

interface Choice {
  readonly attempt: Attempt;
  readonly plan: TablePlan;
  readonly worth: number;
}

/** The plan of the tables that explains most of the printed text. */
function bestPlan(input: StatementInput): Choice {
  const grids = new GridPlans(input.lines, input.conventions);
  let best: Choice | null = null;
  for (let rank = 0; rank < grids.count; rank++) {
    const plan = grids.plan(rank, input.lines);
    const attempt = readWith(input, plan);
    const worth = worthOf(attempt, input);
    if (best === null || worth > best.worth + CLEARLY) best = { attempt, plan, worth };
    if (isComplete(attempt, input)) break;
  }
  if (best === null) throw new Error('no plan of the tables was tried');
  return best;
}

/**
 * Marks between two figures belong to the first of them, or have a separate column: the reading that explains clearly
 * more is used.
 */
function withMarks(input: StatementInput): StatementInput {
  if (!hasMarksBetween(input.lines)) return input;
  const { attempt, worth } = bestPlan(input);
  if (isComplete(attempt, input)) return input;
  const apart = { ...input, conventions: { ...input.conventions, marksApart: true } };
  return bestPlan(apart).worth > worth + CLEARLY ? apart : input;
}

/** Chooses the order of day and month in which fewer dates contradict each other and the period. */
function withOrderOfDates(input: StatementInput): { input: StatementInput; choice: Choice } {
  const choice = bestPlan(input);
  const doubts = doubtsOfOrder(choice.attempt, input);
  if (doubts === 0 || !input.lines.some((line) => AMBIGUOUS_DATE.test(line.text))) return { input, choice };
  const dateOrder = input.conventions.dateOrder === 'dmy' ? 'mdy' : 'dmy';
  const exchanged = { ...input, conventions: { ...input.conventions, dateOrder } as const };
  const other = bestPlan(exchanged);
  return doubtsOfOrder(other.attempt, exchanged) < doubts ? { input: exchanged, choice: other } : { input, choice };
}

/**
 * Counts dates that contradict the order they were read in. A date that allows only the other order is read in that
 * order and makes the rest doubtful.
 */
function doubtsOfOrder(attempt: Attempt, { conventions }: StatementInput): number {
  const against = printedOrders(attempt).filter((order) => order !== conventions.dateOrder);
  return doubtfulDates(attempt.read) + against.length;
}

/** Puts the lines of tables that are side by side into one sequence, one table after the other. */
function inOneColumn(lines: readonly Line[], conventions: RowConventions): readonly Line[] {
  const typed = typedLines(lines, conventions, printsNoCents(lines, conventions.decimalMark));
  return besideAsBelow(typed) ?? lines;
}

/**
 * Reads every account of a bank or card statement from the lines of its pages, with the meaning of the columns that
 * explains most of the printed text. The words decide whether balances are held or owed, unless the sums match only
 * the other way round.
 */
export function readStatements(printed: StatementInput): ReadStatements {
  const { conventions } = printed;
  const placed = conventions.recognised ? alignedPages(printed.lines) : printed.lines;
  const cleaned = withPlainMarks(withoutStrayMarks(placed, conventions), conventions);
  const pointed = withLostPoints(cleaned, conventions, printsNoCents(cleaned, conventions.decimalMark));
  const lines = withWholeDates(withWholeFigures(pointed, conventions), conventions);
  const input = withMarks({ ...printed, lines: inOneColumn(lines, conventions) });
  const { input: ordered, choice } = withOrderOfDates(input);
  const attempt = heldOrOwed(ordered, choice);
  return withDoubts(attempt, ordered, isOrderOpen(attempt, ordered, choice.plan), wordVotes(attempt.read));
}

/** Reads balances as held or as owed, whichever the words and the arithmetic support. */
function heldOrOwed(input: StatementInput, { attempt, plan }: Choice): Attempt {
  const { read } = attempt;
  const wrong = contradicted(read);
  const [first] = read.statements;
  const allowed = input.conventions.recognised ? MAX_CONTRADICTED : 0;
  if (first === undefined || printsBalances(read)) return attempt;
  const votes = wordVotes(read);
  if (wrong <= allowed && votes > -MIN_WORD_VOTES) return attempt;
  const other = readWith(input, plan, !first.card);
  // Amounts without signs between two balances match in both directions: then the words decide.
  if (wrong <= allowed) return contradicted(other.read) <= allowed && wordVotes(other.read) > votes ? other : attempt;
  return contradicted(other.read) < wrong && wordVotes(other.read) > -MIN_WORD_VOTES ? other : attempt;
}

function datesOf({ statements }: ReadStatements): string {
  return statements.flatMap(({ lines }) => lines.map(({ date }) => date.value)).join();
}

const NUMERIC = /^(\d{1,2})[/-](\d{1,2})(?!\d)/u;

/** The order of day and month of each row whose date allows only one order. */
function printedOrders({ accounts }: Attempt): DayMonthOrder[] {
  return accounts.flatMap(({ kept }) =>
    kept.flatMap(({ entry }): DayMonthOrder[] => {
      const match = NUMERIC.exec(joinTokens(entry.date?.tokens ?? []));
      if (Number(match?.[1]) > 12) return ['dmy'];
      return Number(match?.[2]) > 12 ? ['mdy'] : [];
    }),
  );
}

/** Whether day and month of the rows could also be exchanged, because nothing printed contradicts it. */
function isOrderOpen(attempt: Attempt, input: StatementInput, plan: TablePlan): boolean {
  const { read } = attempt;
  if (!input.lines.some((line) => AMBIGUOUS_DATE.test(line.text)) || printedOrders(attempt).length > 0) return false;
  const dateOrder = input.conventions.dateOrder === 'dmy' ? 'mdy' : 'dmy';
  const { read: other } = readWith({ ...input, conventions: { ...input.conventions, dateOrder } }, plan);
  return datesOf(other) !== datesOf(read) && doubtfulDates(other) <= doubtfulDates(read);
}
