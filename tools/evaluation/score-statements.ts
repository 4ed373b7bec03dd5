import type { Manifest, ManifestLine, ManifestStatement, Reading, Statement } from '@folio/documents';
import { SURE } from './calibration.ts';
import { nearText, sameDescription, sameMoney, sameRawDate, sameSigned, sameText } from './compare.ts';
import { fitLabels } from './fit-labels.ts';
import type { Truth, TruthLine, TruthStatement } from './truth.ts';
import { f1, unlabelled, type Verdict, verdict } from './verdict.ts';

const FIELDS = [
  'account',
  'currency',
  'periodStart',
  'periodEnd',
  'dueDate',
  'openingBalance',
  'closingBalance',
] as const;

function sameDay({ date, dateRaw, dateIs }: TruthLine, found: ManifestLine): boolean {
  if (date === undefined) return sameRawDate(dateRaw, found.date);
  return date === (dateIs === 'value' ? (found.postDate ?? found.date) : found.date);
}

/** Compares date, money out, money in and, if it is printed, the balance. */
function sameLine(truth: TruthLine, found: ManifestLine): boolean {
  const balance = truth.balance === null || sameSigned(truth.balance, found.balance);
  return sameDay(truth, found) && sameMoney(truth.out, found.out) && sameMoney(truth.in, found.in) && balance;
}

interface Pairing {
  readonly wanted: TruthStatement;
  /** Index into the statements found, -1 if no statement is left. */
  readonly index: number;
  readonly found: ManifestStatement | undefined;
  /** For each expected line the index of the matching found line, by content and not by order. */
  readonly lines: readonly number[];
}

function pairLines(wanted: readonly TruthLine[], found: readonly ManifestLine[]): number[] {
  const used = new Set<number>();
  return wanted.map((line) => {
    const same = (candidate: ManifestLine, index: number): boolean => !used.has(index) && sameLine(line, candidate);
    const described = found.findIndex((c, i) => same(c, i) && sameDescription(line.description, c.description));
    const index = described >= 0 ? described : found.findIndex(same);
    if (index >= 0) used.add(index);
    return index;
  });
}

/**
 * Pairs each expected statement with the found one of the same account, or otherwise the one that shares most rows.
 */
function pairStatements(wanted: readonly TruthStatement[], found: readonly ManifestStatement[]): Pairing[] {
  const left = found.map((statement, index) => ({ statement, index }));
  return wanted.map((truth) => {
    const ranked = left
      .map((candidate) => {
        const lines = pairLines(truth.lines, candidate.statement.lines);
        const named =
          sameText(truth.account, candidate.statement.account) &&
          sameText(truth.currency, candidate.statement.currency);
        return { ...candidate, lines, score: lines.filter((line) => line >= 0).length + (named ? 0.5 : 0) };
      })
      .sort((a, b) => b.score - a.score || a.index - b.index);
    const [best] = ranked;
    if (best === undefined) return { wanted: truth, index: -1, found: undefined, lines: truth.lines.map(() => -1) };
    left.splice(
      left.findIndex(({ index }) => index === best.index),
      1,
    );
    return { wanted: truth, index: best.index, found: best.statement, lines: best.lines };
  });
}

function fieldVerdicts({ wanted, found, index }: Pairing, reading: Reading): Verdict[] {
  const statement = reading.statements[index];
  return FIELDS.filter((field) => wanted[field] !== undefined).map((field) => {
    const same = field.endsWith('Balance')
      ? sameSigned(wanted[field], found?.[field])
      : sameText(wanted[field], found?.[field]);
    return verdict(field, same, wanted[field], found?.[field], statement?.[field]?.confidence ?? null);
  });
}

/**
 * Whether the screen asks a person to check this row: its confidence is low, or it or its account fails the
 * arithmetic check.
 */
function isFlagged(reading: Reading, statement: Statement, index: number, row: number): boolean {
  const { date, out, in: received, balance, confidence } = statement.lines[row] ?? {};
  const least = Math.min(confidence ?? 0, ...[date, out, received, balance].map((field) => field?.confidence ?? 1));
  const fails = reading.checks.some(
    (check) => !check.holds && check.statement === index && (check.row === undefined || check.row === row),
  );
  return least < SURE || fails;
}

function flagVerdicts({ wanted, index, lines }: Pairing, reading: Reading): Verdict[] {
  const statement = reading.statements[index];
  if (statement === undefined) return [];
  const rows = statement.lines.map((line, row) => ({
    right: lines.includes(row),
    flagged: isFlagged(reading, statement, index, row),
    confidence: line.confidence,
  }));
  const sureRows = rows.map(
    ({ right, confidence }): Verdict => ({ field: 'calibrated:row', right: right ? 1 : 0, n: 1, confidence }),
  );
  if (!wanted.lines.some((line) => line.balance !== null)) return sureRows;
  const wrong = rows.filter(({ right }) => !right);
  const right = rows.filter((row) => row.right);
  return [
    ...sureRows,
    { field: 'unflagged', right: wrong.filter(({ flagged }) => !flagged).length, n: rows.length },
    { field: 'flagged', right: wrong.filter(({ flagged }) => flagged).length, n: wrong.length },
    { field: 'flaggedThoughRight', right: right.filter(({ flagged }) => flagged).length, n: right.length },
  ];
}

function rowVerdicts(pairing: Pairing): Verdict[] {
  const { wanted, found, lines } = pairing;
  const right = lines.filter((index) => index >= 0).length;
  const described = lines.filter((index, row) => {
    const [truth, got] = [wanted.lines[row], found?.lines[index]];
    return truth !== undefined && got !== undefined && sameDescription(truth.description, got.description);
  }).length;
  const missed = wanted.lines.filter((_, row) => (lines[row] ?? -1) < 0);
  const extra = (found?.lines ?? []).filter((_, index) => !lines.includes(index));
  return [
    { field: 'row', right, n: wanted.lines.length, wanted: JSON.stringify(missed), found: JSON.stringify(extra) },
    { field: 'rowDescription', right: described, n: wanted.lines.length },
    f1('rowF1', right, wanted.lines.length, found?.lines.length ?? 0),
  ];
}

/**
 * Whether every account is proved: its movements lead from opening to closing balance, and no printed balance
 * contradicts them.
 */
function isProved(reading: Reading): boolean {
  const accounts = reading.statements.map((_, index) => reading.checks.filter((check) => check.statement === index));
  const proves = (checks: Reading['checks']): boolean =>
    checks.some(({ code }) => code === 'statement_balance') && checks.every(({ holds }) => holds);
  return accounts.length > 0 && accounts.every(proves);
}

/** For labels without rows, only the data outside the rows is scored. */
function withoutRows(statements: readonly TruthStatement[], reading: Reading, found: Manifest): Verdict[] {
  const labels = statements.map((statement) => ({ ...statement, lines: statement.lines ?? [] }));
  const pairings = pairStatements(labels, found.statements);
  return [...pairings.flatMap((pairing) => fieldVerdicts(pairing, reading)), unlabelled('rows')];
}

export function statementVerdicts(truth: Truth, reading: Reading, found: Manifest): Verdict[] {
  if (truth.statements == null) return [unlabelled('statements')];
  if (truth.statements.some(({ lines }) => lines == null)) return withoutRows(truth.statements, reading, found);
  const labels = fitLabels(truth.statements, found.statements, truth.format);
  const pairings = pairStatements(labels, found.statements);
  const isWhole = ({ found: got, lines }: Pairing): boolean =>
    !lines.includes(-1) && got?.lines.length === lines.length;
  const whole = labels.length === found.statements.length && pairings.every(isWhole);
  const proved = isProved(reading);
  const bank =
    truth.bank === undefined ? [] : [verdict('bank', nearText(truth.bank, found.bank), truth.bank, found.bank)];
  return [
    ...pairings.flatMap((pairing) => [
      ...fieldVerdicts(pairing, reading),
      ...rowVerdicts(pairing),
      ...flagVerdicts(pairing, reading),
    ]),
    ...bank,
    verdict('document', whole, labels.length, found.statements.length),
    verdict('proved', whole && proved, true, proved),
    { field: 'provedThoughWrong', right: proved && !whole ? 1 : 0, n: 1 },
  ];
}
