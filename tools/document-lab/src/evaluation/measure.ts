import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from '@folio/documents';
import { createReader, type Reader, type ReadPages } from '../../../../apps/server/src/platform/reader/index.ts';
import { readWhole } from '../../../evaluation/read-file.ts';
import { judge } from '../../../evaluation/score.ts';
import { shareOf } from '../../../evaluation/table.ts';
import type { Truth } from '../../../evaluation/truth.ts';
import type { Verdict } from '../../../evaluation/verdict.ts';
import { onMedium } from '../media.ts';
import type { DrawnPaper } from '../placed-page.ts';
import type { Order } from './order.ts';
import { sumOf } from './verdict-sums.ts';

const AT_ONCE = 2;
/** Seeds of one order never meet those of the next. */
const SEED_STEP = 1_000_003;

/** A drawn paper with what it says. */
export interface Drawn<L> {
  readonly layout: L;
  readonly paper: DrawnPaper;
  readonly truth: Omit<Truth, 'id' | 'file'>;
}

/** A grammar: what it draws from a seed, and how its layouts are identified and divided. */
export interface Grammar<L, D extends Drawn<L>> {
  readonly layout: (seed: number) => L;
  readonly signature: (layout: L) => string;
  readonly half: (layout: L) => Order['half'];
  readonly draw: (seed: number) => D;
}

export interface Judged<D> {
  readonly seed: number;
  readonly drawn: D;
  readonly reading: Reading;
  readonly verdicts: readonly Verdict[];
}

export function layoutSeeds<L, D extends Drawn<L>>({ seed, count, half }: Order, grammar: Grammar<L, D>): number[] {
  const seen = new Set<string>();
  const seeds: number[] = [];
  for (let next = seed * SEED_STEP; seeds.length < count; next++) {
    const layout = grammar.layout(next);
    const signature = grammar.signature(layout);
    if (grammar.half(layout) !== half || seen.has(signature)) continue;
    seen.add(signature);
    seeds.push(next);
  }
  return seeds;
}

/** The words of a drawn paper on its medium, or as an earlier run kept them. */
async function pagesOf(
  reader: Reader,
  paper: DrawnPaper,
  { kind, medium, words }: Order,
  seed: number,
): Promise<ReadPages> {
  const kept = words === null ? null : join(words, `${kind}-${medium}-${seed}.json`);
  if (kept !== null && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as ReadPages;
  const { name, bytes } = await onMedium(paper, medium, seed, 'paper');
  const pages = await reader.readPages(bytes, { fileName: name, ownNames: [], ownNumbers: [] });
  if (kept !== null) {
    mkdirSync(words ?? '', { recursive: true });
    writeFileSync(kept, JSON.stringify(pages));
  }
  return pages;
}

/** Draws, reads and judges what an order asks for. */
export async function measured<L, D extends Drawn<L>>(order: Order, grammar: Grammar<L, D>): Promise<Judged<D>[]> {
  const reader = createReader({ workers: AT_ONCE });
  const waiting = layoutSeeds(order, grammar);
  const judged: Judged<D>[] = [];
  const next = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const drawn = grammar.draw(seed);
      const { reading } = readWhole(await pagesOf(reader, drawn.paper, order, seed), { attachments: false });
      const verdicts = judge({ id: String(seed), file: '', ...drawn.truth }, reading);
      judged.push({ seed, drawn, reading, verdicts });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } finally {
    await reader.close();
  }
  return judged.sort((one, other) => one.seed - other.seed);
}

/** The number of correct values (`right`) and of all values (`n`) of a field in all judged documents. */
export function sumOfJudged(judged: readonly Judged<unknown>[], field: string): { right: number; n: number } {
  return sumOf(
    judged.flatMap(({ verdicts }) => verdicts),
    field,
  );
}

export function printFields(judged: readonly Judged<unknown>[], fields: readonly string[]): void {
  for (const field of fields) {
    const { right, n } = sumOfJudged(judged, field);
    console.log(
      `${field.padEnd(16)} ${String(right).padStart(6)} / ${String(n).padEnd(6)} ${(100 * shareOf(right, n)).toFixed(1)} %`,
    );
  }
}

const MIN_CASES = 20;

/** A field by each choice of the grammar, the worst first: where to look. */
export function printChoices<L extends object>(judged: readonly Judged<Drawn<L>>[], field: string): void {
  const choices = judged.flatMap((one) =>
    Object.entries(one.drawn.layout).map(([name, value]) => ({ name: `${name} ${JSON.stringify(value)}`, one })),
  );
  const rows = [...Map.groupBy(choices, ({ name }) => name)].map(([name, own]) => {
    const { right, n } = sumOfJudged(
      own.map(({ one }) => one),
      field,
    );
    return { name, right, n, share: shareOf(right, n) };
  });
  for (const { name, right, n, share } of rows
    .filter((row) => row.n >= MIN_CASES)
    .sort((one, other) => one.share - other.share))
    console.log(`${(100 * share).toFixed(1).padStart(6)} % ${right}/${n}  ${name}`);
}
