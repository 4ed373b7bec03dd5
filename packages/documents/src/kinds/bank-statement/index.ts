import type { Check } from '../../checks/check.ts';
import type { Field } from '../../evidence/field.ts';
import type { Line } from '../../page/layout.ts';
import type { Page } from '../../page/page.ts';
import type { Statement, Warning } from '../../reading.ts';
import { mainCurrency } from '../../values/currency.ts';
import { statementChecks, summaryCheck } from './checks.ts';
import { CARD, CARD_TITLE, directionOfWords } from './cues.ts';
import { headerOf, type StatementHeader } from './header.ts';
import { hasMovement, type RowConventions } from './rows.ts';
import type { Section } from './section.ts';
import { sectionsOf } from './sections.ts';
import { statementOf } from './statement-of.ts';
import { votesOf } from './votes.ts';
import type { Covered } from './years.ts';

/** A bank or card statement as read. */
export interface ReadStatements {
  readonly bank: Field<string> | null;
  readonly statements: readonly Statement[];
  readonly checks: readonly Check[];
  readonly warnings: readonly Warning[];
}

export interface StatementInput {
  readonly lines: readonly Line[];
  /** The pages of the lines, for what other readings of them saw. */
  readonly pages: readonly Page[];
  readonly conventions: RowConventions;
  /** Whether the document was taken for a card statement. */
  readonly card: boolean;
}

const MIN_DATE_CONFIDENCE = 0.5;
const MAX_MONTHS = 4;
const AMBIGUOUS_DATE = /(?<!\d)(?:0?[1-9]|1[0-2])[/-](?:0?[1-9]|1[0-2])(?!\d)/u;
const MIN_CARD_CUES = 2;
const MAX_CARD_BALANCES = 0.3;
/** Recognition loses some minus signs; more of them show that the statement is of the other kind. */
const MAX_CONTRADICTED = 0.25;

const MAX_TITLE_CHARACTERS = 40;

function isCardTitle({ text }: { readonly text: string }): boolean {
  return text.length <= MAX_TITLE_CHARACTERS && CARD_TITLE.test(text);
}

/** A card statement says so outside its rows (payees are often cards), and prints no running balance. */
function isCard(lines: readonly Line[], sections: readonly Section[], said: boolean): boolean {
  const rows = sections.flatMap((section) => section.rows);
  const inRows = new Set(rows.map((row) => row.line));
  const moved = rows.filter(hasMovement);
  if (moved.filter((row) => row.balance !== null).length > moved.length * MAX_CARD_BALANCES) return false;
  const around = lines.filter((line) => !inRows.has(line));
  if (around.some((line) => line.cells.some(isCardTitle))) return true;
  const named = around.flatMap((line) => line.text.match(CARD) ?? []);
  const cues = new Set(named.map((cue) => cue.toLowerCase())).size;
  // Cards print payments with a minus, never purchases with a plus.
  const plus = rows.some((row) => row.amount?.tokens[0]?.text.startsWith('+') === true);
  return cues >= MIN_CARD_CUES || (said && (cues > 0 || !plus));
}

/** The currency the pages name outside the rows, where payees and foreign amounts name others. */
function currencyOf(lines: readonly Line[], sections: readonly Section[], conventions: RowConventions): string | null {
  const inRows = new Set(sections.flatMap((section) => section.rows.map((row) => row.line)));
  const text = (some: readonly Line[]): string => some.map((line) => line.text).join('\n');
  const named = mainCurrency(text(lines.filter((line) => !inRows.has(line)))) ?? mainCurrency(text(lines));
  if (named !== null) return named;
  return conventions.dateOrder === 'mdy' && /\$\s?\d/u.test(text(lines)) ? 'USD' : null;
}

function coveredBy(header: StatementHeader, text: string): Covered {
  const years = [...text.matchAll(/(?<!\d)(20\d{2})(?!\d)/gu)].map((match) => Number(match[1]));
  const end = header.statementDate?.value ?? header.periodEnd?.value ?? null;
  const latest =
    header.periodEnd !== null && end !== null && header.periodEnd.value > end ? header.periodEnd.value : end;
  return { start: header.periodStart?.value ?? null, end: latest, anyYear: years[0] ?? null };
}

function readAs({ lines, pages, conventions, card: said }: StatementInput, card?: boolean): ReadStatements {
  const { sections, outside } = sectionsOf(lines, conventions);
  const header = headerOf(outside, conventions.dateOrder);
  const covered = coveredBy(header, lines.map((line) => line.text).join('\n'));
  const document = {
    header,
    covered,
    currency: currencyOf(lines, sections, conventions),
    card: card ?? isCard(lines, sections, said),
    recognised: conventions.recognised,
    votes: votesOf(pages, conventions),
    outside,
    single: sections.length === 1,
  };
  const read = sections.map((section) => statementOf(section, document));
  const statements = read.map(({ statement }) => statement);
  const nothing: Warning[] = read.length === 0 ? [{ code: 'no_lines', values: { account: '' } }] : [];
  const checks = statements.flatMap((statement, index) => [
    ...statementChecks(statement, index),
    ...summaryCheck(statement, index, outside),
  ]);
  return { bank: header.bank, statements, checks, warnings: [...nothing, ...read.flatMap(({ warnings }) => warnings)] };
}

/** Lines whose date is out of order or outside the period. */
function doubtfulDates({ statements }: ReadStatements): number {
  const lines = statements.flatMap((statement) => statement.lines);
  const doubtful = lines.filter((line) => line.date.confidence < MIN_DATE_CONFIDENCE).length;
  const outside = statements.flatMap(({ periodEnd, lines: own }) =>
    own.filter((line) => periodEnd !== null && line.date.value > periodEnd.value),
  ).length;
  return doubtful + outside + monthsOf(lines.map((line) => line.date.value));
}

/** A statement covers a month or two, a quarter at most: more months show days taken for months. */
function monthsOf(dates: readonly string[]): number {
  const months = new Set(dates.map((date) => date.slice(0, 7))).size;
  return months > MAX_MONTHS ? months : 0;
}

/** The order of day and month counts in which fewer dates contradict each other and the period. */
function withOrderOfDates(input: StatementInput): { input: StatementInput; read: ReadStatements } {
  const read = readAs(input);
  const doubts = doubtfulDates(read);
  if (doubts === 0 || !input.lines.some((line) => AMBIGUOUS_DATE.test(line.text))) return { input, read };
  const dateOrder = input.conventions.dateOrder === 'dmy' ? 'mdy' : 'dmy';
  const exchanged = { ...input, conventions: { ...input.conventions, dateOrder } as const };
  const other = readAs(exchanged);
  return doubtfulDates(other) < doubts ? { input: exchanged, read: other } : { input, read };
}

/** The share of lines whose direction was contradicted; 1 where an account does not tie at all. */
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

/** Paying off a card is money in there and money out elsewhere. */
const PAYMENT = /payment|autopay|thank you|付款|繳款|還款/iu;
const MIN_WORD_VOTES = 2;

/** How many more lines say in words what they were read as than the contrary. */
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

/**
 * Reads every account of a bank or card statement from the lines of its pages. Whether balances are held or owed is
 * decided by the words, unless they tie only the other way round.
 */
export function readStatements(input: StatementInput): ReadStatements {
  const { input: ordered, read } = withOrderOfDates(input);
  const wrong = contradicted(read);
  const [first] = read.statements;
  const allowed = input.conventions.recognised ? MAX_CONTRADICTED : 0;
  if (first === undefined || printsBalances(read)) return read;
  const votes = wordVotes(read);
  if (wrong <= allowed && votes > -MIN_WORD_VOTES) return read;
  const other = readAs(ordered, !first.card);
  // Amounts between two balances without signs tie either way round: then the words decide.
  if (wrong <= allowed) return contradicted(other) <= allowed && wordVotes(other) > votes ? other : read;
  return contradicted(other) < wrong && wordVotes(other) > -MIN_WORD_VOTES ? other : read;
}
