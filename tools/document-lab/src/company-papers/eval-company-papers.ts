import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createReader } from '../../../../apps/server/src/platform/reader/index.ts';
import {
  COMPANY_PAPER_KINDS,
  type CompanyPaper,
} from '../../../../packages/documents/src/company-papers/company-paper.ts';
import { readCompanyPapers } from '../../../../packages/documents/src/company-papers/read-company-papers.ts';
import type { Page } from '../../../../packages/documents/src/page/page.ts';
import { lettersAndDigits } from '../../../../packages/documents/src/values/words.ts';
import { shareOf } from '../../../evaluation/table.ts';
import { type Medium, onMedium } from '../media.ts';
import { type DrawnCompanyPaper, drawCompanyPaper } from './draw-company-paper.ts';

const MEDIA = ['text', 'scan', 'photo'] as const;
/** Seeds of one order never meet those of the next. */
const SEED_STEP = 1_000_003;
const AT_ONCE = 2;
const KIND_STEP = 10_007;

interface Outcome {
  readonly name: string;
  readonly field: string;
  readonly wanted: string | null;
  readonly found: string | null;
  readonly isSure: boolean;
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    medium: { type: 'string' },
    words: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});

function same(wanted: string | null, found: string | null): boolean {
  return wanted !== null && found !== null && lettersAndDigits(wanted) === lettersAndDigits(found);
}

function outcomesOf(name: string, drawn: DrawnCompanyPaper, papers: readonly CompanyPaper[]): Outcome[] {
  const read = papers.find(({ kind }) => kind === drawn.kind)?.fields ?? [];
  const names = new Set<string>([...Object.keys(drawn.truth), ...read.map(({ field }) => field)]);
  return [...names].map((field) => {
    const own = read.find((one) => one.field === field);
    const wanted = Object.entries(drawn.truth).find(([key]) => key === field)?.[1] ?? null;
    return { name, field, wanted, found: own?.value ?? null, isSure: own !== undefined && own.doubt === null };
  });
}

function print(title: string, outcomes: readonly Outcome[]): void {
  const wanted = outcomes.filter((one) => one.wanted !== null);
  const right = wanted.filter((one) => same(one.wanted, one.found)).length;
  const wrong = outcomes.filter((one) => one.found !== null && !same(one.wanted, one.found));
  const sureWrong = wrong.filter(({ isSure }) => isSure).length;
  const sure = outcomes.filter(({ isSure }) => isSure).length;
  const share = (100 * shareOf(right, wanted.length)).toFixed(1);
  console.log(
    `${title.padEnd(32)} right ${right} / ${wanted.length} (${share} %), sure ${sure}, wrong ${wrong.length}, wrong though sure ${sureWrong}`,
  );
}

const reader = createReader({ workers: AT_ONCE });

/** The words of a paper on its medium, or as an earlier run kept them. */
async function pagesOf({ kind, paper }: DrawnCompanyPaper, medium: Medium, seed: number): Promise<readonly Page[]> {
  const kept = values.words === undefined ? null : join(values.words, `${kind}-${medium}-${seed}.json`);
  if (kept !== null && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Page[];
  const { name, bytes } = await onMedium(paper, medium, seed, kind);
  const { pages } = await reader.readPages(bytes, { fileName: name, ownNames: [], ownNumbers: [] });
  if (kept !== null) {
    mkdirSync(values.words ?? '', { recursive: true });
    writeFileSync(kept, JSON.stringify(pages));
  }
  return pages;
}

const all: Outcome[] = [];
const orders = Array.from({ length: Number(values.count) }, (_, at) => at).flatMap((at) =>
  COMPANY_PAPER_KINDS.map((kind, index) => ({
    kind,
    medium: MEDIA.find((one) => one === values.medium) ?? MEDIA[at % MEDIA.length] ?? 'text',
    seed: Number(values.seed) * SEED_STEP + index * KIND_STEP + at,
  })),
);
const waiting = [...orders];
const next = async (): Promise<void> => {
  for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
    const { kind, medium, seed } = order;
    const drawn = drawCompanyPaper(kind, seed);
    const pages = await pagesOf(drawn, medium, seed);
    all.push(...outcomesOf(`${kind} ${medium} ${seed}`, drawn, readCompanyPapers(pages)));
  }
};
try {
  await Promise.all(Array.from({ length: AT_ONCE }, next));
} finally {
  await reader.close();
}
for (const kind of COMPANY_PAPER_KINDS) {
  for (const medium of MEDIA) {
    const own = all.filter(({ name }) => name.startsWith(`${kind} ${medium} `));
    if (own.length > 0) print(`${kind} ${medium}`, own);
  }
}
for (const field of new Set(all.map((one) => one.field)))
  print(
    `  ${field}`,
    all.filter((one) => one.field === field),
  );
print('all', all);
if (values.misses) {
  for (const { name, field, wanted, found, isSure } of all.filter((one) => !same(one.wanted, one.found)))
    console.log(`${name} ${field}: ${wanted} / ${found}${isSure ? '  SURE' : ''}`);
}
