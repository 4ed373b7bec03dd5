import type { Decimal } from 'decimal.js';
import type { Check } from '../../checks/check.ts';
import type { Field } from '../../evidence/field.ts';
import { amountsOf } from '../../page/amounts.ts';
import type { Statement, StatementLine } from '../../reading.ts';
import { currenciesIn } from '../../values/currency.ts';
import { addDays } from '../../values/date.ts';
import { editDistance } from '../../values/words.ts';
import { accountNumberIn, isSameAccount, labelledAccounts } from './accounts/account.ts';
import { type Attempt, cardCues, type ReadStatements, type StatementInput } from './read-with.ts';
import type { DraftLine } from './rows/build-line.ts';
import type { RowConventions } from './rows/rows.ts';
import type { ReadAccount } from './statement-of.ts';
import { leftLying, segmentsOf } from './worth.ts';

/** A confidence below one half, so that the rows are shown to a person first. */
const DOUBTED = 0.45;
const MIN_CARD_CUES = 2;

/**
 * Rows whose direction is not printed: several of them between two balances can match in more than one way, and a
 * single one is open when the balance before it is not printed.
 */
function openDirections(drafts: readonly DraftLine[], opening: Field<string> | null): Set<DraftLine> {
  const begins = opening !== null && opening.origin === 'read';
  const unsure = segmentsOf(drafts).map((segment) => segment.filter(({ directionSure }) => !directionSure));
  return new Set(unsure.filter((segment, index) => segment.length > (index === 0 && !begins ? 0 : 1)).flat());
}

/**
 * Rows before the first or after the last printed balance of a table, if no opening or closing balance is printed:
 * the sums agree whatever these rows say. With fewer than two balances no check can prove anything (see
 * `statementChecks`).
 */
function beyondBalances(drafts: readonly DraftLine[], { openingBalance, closingBalance }: Statement): Set<DraftLine> {
  const isRead = (balance: Field<string> | null) => balance?.origin === 'read';
  if (drafts.filter(({ balance }) => balance !== null).length < 2) return new Set();
  const segments = segmentsOf(drafts);
  const [first = [], last = []] = [segments[0], segments.at(-1)];
  const isCarried = last.at(-1)?.balance !== null;
  return new Set([
    ...(isRead(openingBalance) || first.length < 2 ? [] : first),
    ...(isRead(closingBalance) || isCarried ? [] : last),
  ]);
}

/**
 * Rows whose direction was reversed to make the sums match, among others between the same two balances: two misread
 * lines can cancel out.
 */
function turnedAmongOthers(drafts: readonly DraftLine[]): Set<DraftLine> {
  const crowded = segmentsOf(drafts).filter((segment) => segment.length > 1);
  return new Set(crowded.flat().filter(({ repaired }) => repaired === 'direction'));
}

/**
 * Amounts with a minus match both as a balance held and as a balance owed: without words, nothing proves which is
 * money in and which is money out.
 */
function isKindOpen({ statement, drafts }: ReadAccount, attempt: Attempt, votes: number): boolean {
  const single = drafts.some(({ entry }) => entry.amount !== null && entry.amount.mark === null);
  const running = drafts.some(({ entry }) => entry.balance !== null);
  if (!single || (running && !statement.card)) return false;
  const cues = cardCues(attempt.outside);
  return statement.card ? cues < MIN_CARD_CUES && votes < 1 : cues >= MIN_CARD_CUES || votes < 0;
}

/** A day without a year is one day only in a period shorter than this. */
const MAX_PERIOD_DAYS = 360;

function isYearOpen({ entry }: DraftLine, { covered: { start, end } }: Attempt): boolean {
  if (entry.date === null || entry.date.year !== null) return false;
  return end === null || (start !== null && addDays(start, MAX_PERIOD_DAYS) < end);
}

/**
 * Rows reach a statement at most this many days late: purchases on a card, payments of a weekend on another account.
 */
const MAX_LATE_DAYS = { card: 70, other: 7 };

/** Whether a row is dated outside the period that the statement prints, so that its month or year was misunderstood. */
function isOutsidePeriod({ date }: StatementLine, { periodStart, periodEnd, card }: Statement): boolean {
  if (periodStart === null || periodEnd === null) return false;
  const earliest = addDays(periodStart.value, -MAX_LATE_DAYS[card ? 'card' : 'other']);
  return date.value < earliest || date.value > periodEnd.value;
}

/**
 * Whether a corrected figure is supported by arithmetic that does not depend on the correction, or by another reading
 * of the picture.
 */
function isBorne(draft: DraftLine, drafts: readonly DraftLine[], opening: boolean): boolean {
  const index = drafts.indexOf(draft);
  const [before, after] = [drafts[index - 1], drafts[index + 1]];
  const ties = (line: DraftLine | undefined) =>
    line?.proof === 'proven' && line.repaired === null && line.balance !== null;
  const follows = after !== undefined && ties(after);
  if (draft.repaired === 'balance') return follows || agrees(draft.balance, draft.balanceVotes);
  if (draft.repaired === 'amount') {
    if (agrees(draft.moved, draft.amountVotes)) return true;
    // A figure with high confidence was hardly misread: a small lost row explains the difference as well.
    if (!isFaint(draft)) return false;
  }
  const begins = before === undefined ? opening : ties(before);
  return begins && draft.balance !== null && (after === undefined || follows);
}

/** Recognition has at least this confidence for figures that it reads correctly. */
const SURE_FIGURE = 0.8;

/** Whether recognition was in doubt about the amount of a line. */
function isFaint({ entry }: DraftLine): boolean {
  const tokens = [entry.out, entry.in, entry.amount].flatMap((amount) => [...(amount?.tokens ?? [])]);
  return tokens.some(({ confidence }) => confidence < SURE_FIGURE);
}

function agrees(value: Decimal | null, votes: readonly Decimal[]): boolean {
  return value !== null && votes.some((vote) => vote.abs().equals(value.abs()));
}

/**
 * Whether the day or a figure of a line is in doubt, although the sums match. A text layer holds exactly what is
 * printed: when a figure had to be changed to make the sums match, the row was misunderstood.
 */
function isMisreadable(
  line: StatementLine,
  draft: DraftLine,
  account: ReadAccount,
  { recognised }: RowConventions,
): boolean {
  if (!recognised) return draft.repaired === 'amount' || draft.repaired === 'balance';
  // No sum can show whether a row of zero is really zero or a lost figure.
  if (draft.moved?.isZero() === true) return true;
  if (draft.repaired === null) return line.confidence < DOUBTED;
  return line.date.confidence <= DOUBTED || !isBorne(draft, account.drafts, account.statement.openingBalance !== null);
}

interface Judged {
  readonly statement: Statement;
  readonly checks: readonly Check[];
}

/** A page with an average confidence below this may have rows that recognition missed. */
const ILLEGIBLE = 0.5;

function hasIllegiblePage({ lines, conventions }: StatementInput): boolean {
  if (!conventions.recognised) return false;
  return [...Map.groupBy(lines, ({ page }) => page).values()].some((own) => {
    const tokens = own.flatMap((line) => line.tokens);
    const letters = tokens.reduce((sum, { text }) => sum + text.length, 0);
    return tokens.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) < letters * ILLEGIBLE;
  });
}

const CENTS = /\.\d{2}$/u;

/** Whether a list of balances has a balance in another currency under the number of an account that was read. */
function isCurrencyMissing({ read, outside }: Attempt, { conventions }: StatementInput): boolean {
  return outside.some(({ text, tokens }) => {
    const digits = accountNumberIn(text)?.replace(/\D/gu, '') ?? '';
    const own = read.statements.filter(({ account }) => account !== null && isSameAccount(digits, account.value));
    const amounts = amountsOf(tokens, conventions.decimalMark).filter(({ value }) => CENTS.test(value));
    const [currency, another] = currenciesIn(text).keys();
    if (digits === '' || own.length === 0 || amounts.length !== 1 || another !== undefined) return false;
    return currency !== undefined && own.every((statement) => statement.currency?.value !== currency);
  });
}

/** At most this many digits of a number may be misread in a picture for it to be still the same account. */
const MAX_MISREAD_DIGITS = 2;

/** Whether a labelled account number belongs to no account that was read. */
function isAccountMissing(attempt: Attempt, input: StatementInput): boolean {
  const { read } = attempt;
  const { lines, conventions } = input;
  if (!conventions.recognised && isCurrencyMissing(attempt, input)) return true;
  const accounts = read.statements.flatMap(({ account }) => account?.value ?? []);
  const isRead = (digits: string) =>
    accounts.some(
      (account) =>
        isSameAccount(digits, account) ||
        (conventions.recognised && editDistance(digits, account.replace(/\D/gu, '')) <= MAX_MISREAD_DIGITS),
    );
  return [...labelledAccounts(lines)].some((digits) => !isRead(digits));
}

interface Doubts {
  readonly every: boolean;
  readonly conventions: RowConventions;
}

function judged(account: ReadAccount, index: number, attempt: Attempt, doubts: Doubts): Judged {
  const { statement, kept } = account;
  const open = new Set([
    ...openDirections(account.drafts, statement.openingBalance),
    ...beyondBalances(account.drafts, statement),
    ...turnedAmongOthers(account.drafts),
  ]);
  const doubted = (line: StatementLine, row: number): boolean => {
    const draft = kept[row];
    if (draft === undefined) return true;
    const { every, conventions } = doubts;
    const misread = isMisreadable(line, draft, account, conventions);
    const undated = isYearOpen(draft, attempt) || line.repaired === 'date' || isOutsidePeriod(line, statement);
    return every || open.has(draft) || undated || misread;
  };
  const rows = statement.lines.flatMap((line, row) => (doubted(line, row) ? [row] : []));
  const lines = statement.lines.map((line, row) =>
    rows.includes(row) ? { ...line, confidence: Math.min(line.confidence, DOUBTED) } : line,
  );
  const checks = rows.map((row): Check => {
    const line = statement.lines[row];
    const amount = line?.in?.value ?? line?.out?.value ?? '';
    return { code: 'evidence', holds: false, found: amount, expected: amount, statement: index, row };
  });
  return { statement: { ...statement, lines }, checks };
}

/**
 * Marks the rows that arithmetic cannot prove, although the sums match, because another reading of the same page
 * would match as well. When rows were left out, no account is proved.
 * @param orderOpen whether day and month could be exchanged
 * @param votes how many more rows have words that confirm their direction than words that contradict it
 */
export function withDoubts(attempt: Attempt, input: StatementInput, orderOpen: boolean, votes: number): ReadStatements {
  const { read, accounts } = attempt;
  const isIncomplete = hasIllegiblePage(input) || isAccountMissing(attempt, input);
  const found = accounts.map((account, index) =>
    judged(account, index, attempt, {
      every: orderOpen || isIncomplete || isKindOpen(account, attempt, votes),
      conventions: input.conventions,
    }),
  );
  const lost = leftLying(attempt, input);
  const rows = accounts.reduce((sum, { kept }) => sum + kept.length, 0);
  const left = accounts.map(
    (_, statement): Check => ({
      code: 'evidence',
      holds: false,
      found: String(rows),
      expected: String(rows + lost),
      statement,
    }),
  );
  return {
    ...read,
    statements: found.map(({ statement }) => statement),
    checks: [...read.checks, ...found.flatMap(({ checks }) => checks), ...(lost > 0 ? left : [])],
  };
}
