import type { Check } from '../../checks/check.ts';
import type { Statement, StatementLine } from '../../reading.ts';
import { type Attempt, cardCues, type ReadStatements, type StatementInput } from './read-with.ts';
import type { DraftLine } from './rows/build-line.ts';
import type { ReadAccount } from './statement-of.ts';
import { leftLying } from './worth.ts';

/** Rows below one half are shown to a person first. */
const DOUBTED = 0.45;
const MIN_CARD_CUES = 2;

/** The rows between two printed balances. */
function segmentsOf(drafts: readonly DraftLine[]): DraftLine[][] {
  const segments: DraftLine[][] = [[]];
  for (const draft of drafts) {
    segments.at(-1)?.push(draft);
    if (draft.balance !== null) segments.push([]);
  }
  return segments.filter((segment) => segment.length > 0);
}

/** Rows whose direction nothing printed tells: several of them between two balances tie in more ways than one. */
function openDirections(drafts: readonly DraftLine[]): Set<DraftLine> {
  const unsure = segmentsOf(drafts).map((segment) => segment.filter(({ directionSure }) => !directionSure));
  return new Set(unsure.filter((segment) => segment.length > 1).flat());
}

/**
 * Amounts with a minus tie as held and as owed: without words that say which, nothing proves what is money in and what is
 * money out.
 */
function isKindOpen({ statement, drafts }: ReadAccount, attempt: Attempt, votes: number): boolean {
  const single = drafts.some(({ entry }) => entry.amount !== null && entry.amount.mark === null);
  const running = drafts.some(({ entry }) => entry.balance !== null);
  if (!single || (running && !statement.card)) return false;
  const cues = cardCues(attempt.outside);
  return statement.card ? cues < MIN_CARD_CUES && votes < 1 : cues >= MIN_CARD_CUES || votes < 0;
}

function isYearOpen({ entry }: DraftLine, { covered }: Attempt): boolean {
  return entry.date !== null && entry.date.year === null && covered.end === null;
}

interface Judged {
  readonly statement: Statement;
  readonly checks: readonly Check[];
}

function judged(account: ReadAccount, index: number, attempt: Attempt, every: boolean): Judged {
  const { statement, kept } = account;
  const open = openDirections(account.drafts);
  const doubted = (line: StatementLine, row: number): boolean => {
    const draft = kept[row];
    if (draft === undefined) return true;
    return every || open.has(draft) || isYearOpen(draft, attempt) || line.repaired === 'date';
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
 * Marks the rows that arithmetic cannot prove, although it may tie: what another reading of the same page would satisfy as
 * well. Where rows were left lying, no account is proved.
 * @param orderOpen whether day and month could be exchanged
 * @param votes how many more rows say in words what they were read as than the contrary
 */
export function withDoubts(attempt: Attempt, input: StatementInput, orderOpen: boolean, votes: number): ReadStatements {
  const { read, accounts } = attempt;
  const found = accounts.map((account, index) =>
    judged(account, index, attempt, orderOpen || isKindOpen(account, attempt, votes)),
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
