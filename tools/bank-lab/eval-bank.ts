import { CERTAIN_FROM, formatMoney } from '@folio/ledger';
import {
  type Answer,
  generateCompany,
  type Measurement,
  measure,
  replay,
  replayMonthly,
  type Tally,
} from './src/index.ts';

/**
 * Measures bank suggestions on a generated company whose every line is known: `npm run eval:bank -- [--lines 5000]
 * [--seed 1] [--misses] [--monthly]`. `--monthly` requests suggestions for a whole statement before any of it is
 * categorized. Exits with 1 if a suggestion at 95 or more is wrong or the shares are below their goals.
 */
const GOALS = { top1: 0.92, top3: 0.98 };

function optionsOf(args: readonly string[]): { lines: number; seed: number; misses: boolean; monthly: boolean } {
  const numberAfter = (name: string, otherwise: number) => {
    const at = args.indexOf(name);
    const value = at < 0 ? otherwise : Number(args[at + 1]);
    if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} takes a whole number above 0`);
    return value;
  };
  return {
    lines: numberAfter('--lines', 5_000),
    seed: numberAfter('--seed', 1),
    misses: args.includes('--misses'),
    monthly: args.includes('--monthly'),
  };
}

function percent(part: number, of: number): string {
  return of === 0 ? '-' : `${((100 * part) / of).toFixed(2)} %`;
}

function row(name: string, { lines, top1, top3, certain }: Tally): string {
  return [
    name.padEnd(24),
    String(lines).padStart(6),
    ...[top1, top3, certain].map((n) => percent(n, lines).padStart(10)),
  ].join('');
}

function told({ asked: { line, kind, truth }, candidates, place }: Answer): string {
  const shown = (value: unknown) =>
    JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner));
  const found = candidates
    .slice(0, 3)
    .map(
      ({ score, key, reasons }) => `    ${score} ${key} ${shown(reasons.map((reason) => [reason.kind, reason.value]))}`,
    );
  const text = [line.payee, line.description, line.reference].map((part) => JSON.stringify(part)).join(' ');
  return [
    `${kind}: ${line.date} ${line.accountCode} ${formatMoney(line.amountMinor, line.currency)} ${text}`,
    `    truth (place ${place + 1}) ${shown(truth)}`,
    ...found,
  ].join('\n');
}

function print({ all, byKind, byScore, unknowable, wrongCertain, misses }: Measurement, withMisses: boolean): void {
  if (withMisses) for (const answer of misses) console.log(told(answer));
  console.log(`${'kind'.padEnd(24)} lines     top-1     top-3  certain`);
  for (const [kind, tally] of [...byKind].toSorted(([a], [b]) => (a < b ? -1 : 1))) console.log(row(kind, tally));
  console.log(row('all', all));
  for (const [band, { lines, right }] of [...byScore].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`score ${band}`.padEnd(24) + String(lines).padStart(6) + percent(right, lines).padStart(10));
  console.log(`nobody could tell: ${unknowable} lines, not counted above`);
  console.log(`wrong at ${CERTAIN_FROM} or more: ${wrongCertain.length}`);
  for (const answer of wrongCertain) console.log(told(answer));
}

const options = optionsOf(process.argv.slice(2));
console.log(`seed ${options.seed}`);
const began = performance.now();
const result = measure((options.monthly ? replayMonthly : replay)(generateCompany(options.seed, options.lines)));
print(result, options.misses);
console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
const { top1, top3, lines } = result.all;
if (result.wrongCertain.length > 0 || top1 < GOALS.top1 * lines || top3 < GOALS.top3 * lines) process.exitCode = 1;
