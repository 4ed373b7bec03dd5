import type { Statement, StatementLine } from '../../../reading.ts';
import type { MadeStatement, TruthLine, TruthStatement } from './truth.ts';

/** How a reading differs from what was printed. */
export interface Comparison {
  readonly rows: number;
  readonly rightRows: number;
  /** Rows with a wrong or invented value that the reading presents as sure. */
  readonly unflagged: readonly string[];
  readonly problems: readonly string[];
}

/** Lines below this confidence are shown to a person first. */
export const FLAGGED_BELOW = 0.5;

function rowText(line: TruthLine): string {
  return `${line.date} ${line.out === null ? `+${line.in}` : `-${line.out}`} =${line.balance ?? ''}`;
}

function readText(line: StatementLine): string {
  const amount = line.out === null ? `+${line.in?.value}` : `-${line.out.value}`;
  return `${line.date.value} ${amount} =${line.balance?.value ?? ''}`;
}

function plain(text: string): string {
  return text.replace(/[^\S\n]+/gu, '').trim();
}

function compareLines(truth: TruthStatement, found: Statement, problems: string[], unflagged: string[]): number {
  const wanted = truth.lines.map(rowText);
  let right = 0;
  found.lines.forEach((line, index) => {
    const at = wanted.indexOf(readText(line));
    if (at >= 0) {
      right++;
      const described = truth.lines[at]?.description ?? '';
      wanted[at] = '';
      if (plain(described) !== plain(line.description.value))
        problems.push(`description ${JSON.stringify(line.description.value)} for ${JSON.stringify(described)}`);
      return;
    }
    problems.push(`row ${index}: ${readText(line)}`);
    if (line.confidence >= FLAGGED_BELOW) unflagged.push(readText(line));
  });
  const missed = wanted.filter((text) => text !== '');
  problems.push(...missed.map((text) => `missed ${text}`));
  return right;
}

/** For each truth the statement that shares the most rows with it, each taken once; long ones choose first. */
function pairs(truths: readonly TruthStatement[], found: readonly Statement[]): Map<TruthStatement, Statement> {
  const free = new Set(found);
  const chosen = new Map<TruthStatement, Statement>();
  for (const truth of [...truths].sort((a, b) => b.lines.length - a.lines.length)) {
    const wanted = new Set(truth.lines.map(rowText));
    const shared = (statement: Statement): number =>
      statement.lines.filter((line) => wanted.has(readText(line))).length * 10 +
      (statement.account?.value === truth.account && statement.currency?.value === truth.currency ? 5 : 0) +
      (statement === found[truths.indexOf(truth)] ? 1 : 0);
    const [best] = [...free].sort((a, b) => shared(b) - shared(a));
    if (best === undefined) continue;
    free.delete(best);
    chosen.set(truth, best);
  }
  return chosen;
}

/** Compares what was read of a document with its truth, statement by statement. */
export function compare(made: MadeStatement, found: readonly Statement[]): Comparison {
  const problems: string[] = [];
  const unflagged: string[] = [];
  let rightRows = 0;
  if (found.length !== made.truth.length) problems.push(`${found.length} statements for ${made.truth.length}`);
  const paired = pairs(made.truth, found);
  made.truth.forEach((truth) => {
    const statement = paired.get(truth);
    if (statement === undefined) return;
    const fields = [
      ['account', statement.account?.value, truth.account],
      ['currency', statement.currency?.value, truth.currency],
      ['opening', statement.openingBalance?.value, truth.opening],
      ['closing', statement.closingBalance?.value, truth.closing],
    ] as const;
    for (const [name, got, wanted] of fields) {
      if (wanted !== null && got !== wanted) problems.push(`${name} ${got} for ${wanted}`);
    }
    rightRows += compareLines(truth, statement, problems, unflagged);
  });
  const rows = made.truth.reduce((sum, statement) => sum + statement.lines.length, 0);
  return { rows, rightRows, unflagged, problems };
}
