import { at } from '../../assert.ts';
import type { Day } from '../../calendar/index.ts';
import { type Currency, formatMoney } from '../../money/index.ts';
import { fault, type ImportFault } from './faults.ts';
import type { TheirLine } from './general-ledger.ts';

/** An entry of the other system: its lines sum to zero. */
export interface TheirEntry {
  readonly date: Day;
  readonly number: string;
  readonly narration: string;
  readonly lines: readonly TheirLine[];
}

const NARRATION_LENGTH = 500;
const NUMBER_LENGTH = 40;

function sumOf(lines: readonly TheirLine[]): bigint {
  return lines.reduce((sum, line) => sum + line.amountMinor, 0n);
}

/** Lines belong together by the entry's number; without one by date, kind and reference; without those by date. */
function keyOf(line: TheirLine): string {
  if (line.entry !== '') return `${line.date} #${line.entry}`;
  if (line.kind !== '' || line.reference !== '') return `${line.date} ${line.kind}|${line.reference}`;
  return line.date;
}

function numberOf(lines: readonly TheirLine[]): string {
  const named =
    lines.find((line) => line.entry !== '')?.entry ?? lines.find((line) => line.reference !== '')?.reference;
  return (named ?? `GL-${at(lines, 0).row}`).slice(0, NUMBER_LENGTH);
}

function narrationOf(lines: readonly TheirLine[]): string {
  const words = lines.slice(0, 20).flatMap((line) => [line.kind, line.contact, line.description]);
  return [...new Set(words.filter((word) => word !== ''))].join(' · ').slice(0, NARRATION_LENGTH);
}

function entryOf(lines: readonly TheirLine[]): TheirEntry {
  return { date: at(lines, 0).date, number: numberOf(lines), narration: narrationOf(lines), lines };
}

function unbalanced(date: Day, lines: readonly TheirLine[], currency: Currency): ImportFault {
  const sum = (sign: 1n | -1n) =>
    lines.reduce((total, { amountMinor }) => (amountMinor * sign > 0n ? total + amountMinor * sign : total), 0n);
  const rows = lines.map((line) => line.row);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  return fault(first, 'entry_unbalanced', {
    date,
    debit: formatMoney(sum(1n), currency),
    credit: formatMoney(sum(-1n), currency),
    difference: formatMoney(sumOf(lines), currency),
    rows: first === last ? String(first) : `${first}–${last}`,
  });
}

/**
 * Groups the postings of another system into entries, in order of date, then of the file. Groups that do not balance
 * are joined with the other unbalanced groups of their day, since some programs number the sides of one entry
 * differently; a day that still does not balance is a fault.
 */
export function entriesOf(
  lines: readonly TheirLine[],
  currency: Currency,
): { entries: TheirEntry[]; faults: ImportFault[] } {
  const groups = [...Map.groupBy(lines, keyOf).values()];
  const whole = groups.filter((group) => sumOf(group) === 0n);
  const parts = groups.filter((group) => sumOf(group) !== 0n).flat();
  const days = [...Map.groupBy(parts, (line) => line.date)];
  const joined = days.filter(([, group]) => sumOf(group) === 0n).map(([, group]) => group);
  const faults = days
    .filter(([, group]) => sumOf(group) !== 0n)
    .map(([date, group]) => unbalanced(date, group, currency));
  const entries = [...whole, ...joined].map(entryOf);
  const firstRow = (entry: TheirEntry) => at(entry.lines, 0).row;
  entries.sort((a, b) => (a.date === b.date ? firstRow(a) - firstRow(b) : a.date < b.date ? -1 : 1));
  return { entries, faults };
}

/** How the one column of amounts is signed. */
export type AmountSign = 'debit_positive' | 'own_side';

/**
 * The lines with every amount debit positive. `creditSide` returns true for accounts (by their key) with a normal
 * credit balance: in a file that signs amounts by each account's normal side, an increase of such an account is a
 * credit.
 */
export function signedLines(
  lines: readonly TheirLine[],
  sign: AmountSign,
  creditSide: (account: string) => boolean,
): readonly TheirLine[] {
  if (sign === 'debit_positive') return lines;
  return lines.map((line) => {
    if (line.sided || !creditSide(line.account)) return line;
    const { foreign } = line;
    return {
      ...line,
      amountMinor: -line.amountMinor,
      foreign: foreign === null ? null : { ...foreign, amountMinor: -foreign.amountMinor },
    };
  });
}

/** The sign that makes the postings sum to zero; debit positive when both or neither do. */
export function amountSignOf(lines: readonly TheirLine[], creditSide: (account: string) => boolean): AmountSign {
  if (sumOf(lines) === 0n) return 'debit_positive';
  return sumOf(signedLines(lines, 'own_side', creditSide)) === 0n ? 'own_side' : 'debit_positive';
}

/** Opening balances with every amount debit positive; see `signedLines`. */
export function signedOpenings(
  openings: ReadonlyMap<string, bigint>,
  sign: AmountSign,
  creditSide: (account: string) => boolean,
): ReadonlyMap<string, bigint> {
  if (sign === 'debit_positive') return openings;
  return new Map([...openings].map(([key, minor]) => [key, creditSide(key) ? -minor : minor]));
}
