import { amountsOf, type PlacedAmount } from '../../page/amounts.ts';
import { joinTokens } from '../../page/layout.ts';
import type { Token } from '../../page/page.ts';
import { printsNoCents } from './columns/calibrate.ts';
import { overlapOf, type Span } from './grid/spans.ts';
import type { Attempt, StatementInput } from './read-with.ts';
import type { DraftLine } from './rows/build-line.ts';
import { dateAt } from './rows/row-dates.ts';
import type { RowConventions } from './rows/rows.ts';

/** The weight of a row: proved by balances, read, corrected, contradicted; and of rows left out. */
const WORTH = {
  proven: 1,
  unproven: 0.4,
  /** Corrected where recognition may have misread. */
  mended: 0.3,
  /** Changed although the file itself holds the printed text. */
  invented: -0.3,
  /**
   * Calculated from two balances where no amount is printed: a column of amounts taken for balances has many such
   * rows.
   */
  unprinted: 0,
  /** One misread amount contradicts every row between two balances: the rows are read, and the doubt counts once. */
  contradicted: 0.4,
  contradiction: -0.9,
  left: -0.8,
  unused: -0.3,
  account: 1,
  untied: -1.5,
};
const CENTS = /[.,]\d{2}$/u;

const THOUSANDS = /\d[,.'’]\d{3}(?!\d)/u;

/** The amounts among some words that are money: those with cents, where the document prints any. */
function moneyOf(tokens: readonly Token[], { decimalMark }: RowConventions, whole: boolean): PlacedAmount[] {
  return amountsOf(tokens, decimalMark).filter(({ value, moneyLike }) => (whole ? moneyLike : CENTS.test(value)));
}

function printsWhole({ lines, conventions }: StatementInput): boolean {
  return printsNoCents(lines, conventions.decimalMark);
}

/** The horizontal range in which the rows of the accounts print text. */
function placeOf(tokens: readonly Token[]): Span | null {
  if (tokens.length === 0) return null;
  return { x0: Math.min(...tokens.map(({ x0 }) => x0)), x1: Math.max(...tokens.map(({ x1 }) => x1)) };
}

/** Lines outside all accounts with a date and money at the positions of the rows: rows that were lost. */
export function leftLying({ sections, outside }: Attempt, input: StatementInput): number {
  const { conventions } = input;
  const whole = printsWhole(input);
  const rows = sections.flatMap((section) => section.rows);
  const dates = placeOf(rows.flatMap(({ date }) => [...(date?.tokens ?? [])]));
  const columns = (['out', 'in', 'amount', 'balance'] as const).flatMap(
    (role) => placeOf(rows.flatMap((row) => [...(row[role]?.tokens ?? [])])) ?? [],
  );
  return outside.filter(({ tokens }) => {
    const money = moneyOf(tokens, conventions, whole);
    const inColumn =
      columns.length === 0 || money.some((amount) => columns.some((place) => overlapOf(amount, place) > 0));
    const first = tokens.findIndex((token) => dates === null || overlapOf(token, dates) > 0);
    return money.length > 0 && inColumn && first >= 0 && dateAt(tokens, first, conventions.dateOrder) !== null;
  }).length;
}

function unusedMoney({ sections }: Attempt, input: StatementInput): number {
  const { conventions } = input;
  const whole = printsWhole(input);
  const rows = sections.flatMap((section) => section.rows);
  return rows.reduce((sum, row) => {
    const taken = new Set([row.out, row.in, row.amount, row.balance].flatMap((amount) => [...(amount?.tokens ?? [])]));
    const rest = row.line.tokens.filter((token) => !taken.has(token) && !(row.date?.tokens.includes(token) ?? false));
    // Without cents, numbers of references look like small amounts.
    const isMoney = (amount: PlacedAmount) => !whole || THOUSANDS.test(joinTokens(amount.tokens));
    return sum + moneyOf(rest, conventions, whole).filter((amount) => amount.moneyLike && isMoney(amount)).length;
  }, 0);
}

function draftsOf({ accounts }: Attempt): DraftLine[] {
  return accounts.flatMap(({ drafts }) => [...drafts]);
}

export function segmentsOf(drafts: readonly DraftLine[]): DraftLine[][] {
  const segments: DraftLine[][] = [[]];
  for (const draft of drafts) {
    segments.at(-1)?.push(draft);
    if (draft.balance !== null) segments.push([]);
  }
  return segments.filter((segment) => segment.length > 0);
}

function printsAmount({ entry }: DraftLine): boolean {
  return entry.out !== null || entry.in !== null || entry.amount !== null;
}

/**
 * The weight of the rows between two balances: one calculated amount makes any others match, and proves none of them.
 */
function worthOfRows(segment: readonly DraftLine[], recognised: boolean): number {
  const isFilled = segment.some((draft) => !printsAmount(draft));
  const isContradicted = segment.some(({ moved, proof }) => moved === null || proof === 'contradicted');
  return segment.reduce(
    (sum, draft) => {
      const { proof, repaired, moved } = draft;
      if (moved === null) return sum + WORTH.contradicted;
      if (moved.isZero()) return sum;
      if (!printsAmount(draft)) return sum + WORTH.unprinted;
      if (repaired === null) return sum + WORTH[isFilled && proof === 'proven' ? 'unproven' : proof];
      return sum + (recognised ? WORTH.mended : WORTH.invented);
    },
    isContradicted ? WORTH.contradiction : 0,
  );
}

/** How well an attempt explains the printed text. */
export function worthOf(attempt: Attempt, input: StatementInput): number {
  const { recognised } = input.conventions;
  const segments = attempt.accounts.flatMap(({ drafts }) => segmentsOf(drafts));
  const rows = segments.reduce((sum, segment) => sum + worthOfRows(segment, recognised), 0);
  const ties = attempt.read.checks.filter(({ code }) => code === 'statement_balance');
  const tied = ties.reduce((sum, { holds }) => sum + (holds ? WORTH.account : WORTH.untied), 0);
  return rows + tied + leftLying(attempt, input) * WORTH.left + unusedMoney(attempt, input) * WORTH.unused;
}

/** Whether nothing is in doubt, so that no other way needs to be tried. */
export function isComplete(attempt: Attempt, input: StatementInput): boolean {
  const { read } = attempt;
  const drafts = draftsOf(attempt);
  const proven =
    read.statements.length > 0 && drafts.every(({ proof, repaired }) => proof === 'proven' && repaired === null);
  return (
    proven && read.checks.every(({ holds }) => holds) && leftLying(attempt, input) + unusedMoney(attempt, input) === 0
  );
}
