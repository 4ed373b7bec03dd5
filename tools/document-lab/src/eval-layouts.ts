import { parseArgs } from 'node:util';
import { createReader, type Reader } from '../../../apps/server/src/platform/reader/index.ts';
import { readWhole } from '../../../apps/server/src/tools/eval/read-file.ts';
import { judge } from '../../../apps/server/src/tools/eval/score.ts';
import { shareOf } from '../../../apps/server/src/tools/eval/table.ts';
import type { Verdict } from '../../../apps/server/src/tools/eval/verdict.ts';
import { drawStatement } from './draw-statement.ts';
import { drawStatementLayout, halfOf, type StatementLayout, signatureOf } from './statement-layout.ts';

/**
 * Measures reading against drawn layouts: `npm run eval:layouts -- [--seed N] [--count N] [--half kept_back|tuning] [--misses]`.
 * Layouts that are kept back are never looked at while reading is tuned; `--misses` is for the other half.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '400' },
    half: { type: 'string', default: 'kept_back' },
    misses: { type: 'boolean', default: false },
  },
});

interface Judged {
  readonly layout: StatementLayout;
  readonly seed: number;
  readonly verdicts: readonly Verdict[];
}

function orderOf(): { seed: number; count: number; half: string } {
  const [seed, count] = [Number(values.seed), Number(values.count)];
  const isHalf = values.half === 'kept_back' || values.half === 'tuning';
  if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1 || !isHalf) {
    console.error(
      `found: ${process.argv.slice(2).join(' ')}; it takes --seed N --count N --half kept_back|tuning --misses`,
    );
    process.exit(2);
  }
  return { seed, count, half: values.half };
}

/** Seeds of distinct layouts of a half. */
function layoutSeeds({ seed, count, half }: { seed: number; count: number; half: string }): number[] {
  const seen = new Set<string>();
  const seeds: number[] = [];
  for (let next = seed * 1_000_003; seeds.length < count; next++) {
    const layout = drawStatementLayout(next);
    const signature = signatureOf(layout);
    if (halfOf(layout) !== half || seen.has(signature)) continue;
    seen.add(signature);
    seeds.push(next);
  }
  return seeds;
}

async function judgeDrawn(reader: Reader, seed: number): Promise<Judged> {
  const { layout, pdf, truth } = await drawStatement(seed, seed);
  const pages = await reader.readPages(pdf, { fileName: 'statement.pdf', ownNames: [], ownNumbers: [] });
  const { reading } = readWhole(pages, { attachments: false });
  return { layout, seed, verdicts: judge({ id: String(seed), file: '', ...truth }, reading) };
}

function sumOf(judged: readonly Judged[], field: string): { right: number; n: number } {
  const own = judged.flatMap(({ verdicts }) => verdicts.filter((one) => one.field === field));
  return own.reduce((sum, { right, n }) => ({ right: sum.right + right, n: sum.n + n }), { right: 0, n: 0 });
}

const FIELDS = [
  'row',
  'document',
  'account',
  'periodEnd',
  'openingBalance',
  'closingBalance',
  'kind',
  'proved',
] as const;

function print(judged: readonly Judged[]): void {
  for (const field of FIELDS) {
    const { right, n } = sumOf(judged, field);
    console.log(
      `${field.padEnd(16)} ${String(right).padStart(6)} / ${String(n).padEnd(6)} ${(100 * shareOf(right, n)).toFixed(1)} %`,
    );
  }
  const { right } = sumOf(judged, 'provedThoughWrong');
  console.log(`proved though wrong: ${right} of ${judged.length} statements`);
}

/** Rows by each choice of the grammar, the worst first: where to look. */
function printChoices(judged: readonly Judged[]): void {
  const choices = judged.flatMap((one) =>
    Object.entries(one.layout).map(([name, value]) => ({ name: `${name} ${JSON.stringify(value)}`, one })),
  );
  const rows = [...Map.groupBy(choices, ({ name }) => name)].map(([name, own]) => {
    const { right, n } = sumOf(
      own.map(({ one }) => one),
      'row',
    );
    return { name, right, n, share: shareOf(right, n) };
  });
  for (const { name, right, n, share } of rows.filter(({ n }) => n >= 20).sort((one, other) => one.share - other.share))
    console.log(`${(100 * share).toFixed(1).padStart(6)} % ${right}/${n}  ${name}`);
}

async function main(): Promise<void> {
  const order = orderOf();
  const reader = createReader({ workers: 2 });
  const judged: Judged[] = [];
  try {
    for (const seed of layoutSeeds(order)) judged.push(await judgeDrawn(reader, seed));
  } finally {
    await reader.close();
  }
  print(judged);
  if (!values.misses) return;
  printChoices(judged);
  for (const one of judged) {
    const { right, n } = sumOf([one], 'row');
    const wrong = sumOf([one], 'provedThoughWrong').right > 0 ? ' PROVED' : '';
    if (right < n || wrong !== '') console.log(`${one.seed} rows ${right}/${n}${wrong} ${JSON.stringify(one.layout)}`);
  }
}

await main();
