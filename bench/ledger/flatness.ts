import { type BenchLine, type Engine, toLine } from './line.ts';

/** The questions whose cost must not grow with the journal, and how much longer they may take with the largest. */
const QUESTIONS = [
  { of: 'P1', id: 'P2-trial-balance', name: 'trial balance', most: 4 },
  { of: 'P3-profit-loss', id: 'P2-profit-loss', name: 'profit and loss', most: 4 },
  { of: 'P4', id: 'P2-ledger-page', name: 'ledger page', most: 1.3 },
];

/** P2: each question's time at the largest journal against its time at the smallest, from the lines of both. */
export function flatness(engine: Engine, lines: readonly BenchLine[]): BenchLine[] {
  return QUESTIONS.flatMap(({ of, id, name, most }) => {
    const sizes = lines
      .filter((line) => line.engine === engine && line.id === of && line.value !== null && line.anchor !== null)
      .sort((a, b) => a.entries - b.entries);
    const [small] = sizes;
    const large = sizes.at(-1);
    if (small === undefined || large === undefined || small.entries === large.entries) return [];
    const value = (large.value ?? 0) / (small.value ?? Number.NaN);
    return [
      toLine(engine, large.entries, {
        id,
        name: `${name}: ${count(large.entries)} against ${count(small.entries)} entries`,
        unit: 'times',
        value,
        anchor: { value: (large.anchor ?? 0) / (small.anchor ?? Number.NaN), name: 'the same of the anchor' },
        goal: { words: `<= ${most} times`, holds: value <= most },
      }),
    ];
  });
}

function count(entries: number): string {
  return entries.toLocaleString('en-US');
}
