import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReader, type Reader } from '../../../apps/server/src/platform/reader/index.ts';
import { readWhole } from '../../../apps/server/src/tools/eval/read-file.ts';
import { judge } from '../../../apps/server/src/tools/eval/score.ts';
import type { Verdict } from '../../../apps/server/src/tools/eval/verdict.ts';
import { drawStatement } from './draw-statement.ts';
import { drawStatementLayout, halfOf } from './statement-layout.ts';

const COUNT = 40;
const MIN_ROWS_SHARE = 0.97;

/** Layouts of the half that reading may be tuned on. */
const SEEDS = Array.from({ length: COUNT * 4 }, (_, index) => 70_000 + index)
  .filter((seed) => halfOf(drawStatementLayout(seed)) === 'tuning')
  .slice(0, COUNT);

let reader: Reader;
beforeAll(() => {
  reader = createReader({ workers: 1 });
});
afterAll(() => reader.close());

describe('drawn statements', () => {
  it('are read row by row, and none is called proved that is wrong', async () => {
    const verdicts: Verdict[] = [];
    for (const seed of SEEDS) {
      const { pdf, truth } = await drawStatement(seed, seed);
      const pages = await reader.readPages(pdf, { fileName: 'statement.pdf', ownNames: [], ownNumbers: [] });
      verdicts.push(
        ...judge({ id: String(seed), file: '', ...truth }, readWhole(pages, { attachments: false }).reading),
      );
    }
    const sum = (field: string) =>
      verdicts
        .filter((verdict) => verdict.field === field)
        .reduce((total, { right, n }) => ({ right: total.right + right, n: total.n + n }), { right: 0, n: 0 });
    expect(sum('provedThoughWrong')).toEqual({ right: 0, n: COUNT });
    expect(sum('row').right / sum('row').n).toBeGreaterThan(MIN_ROWS_SHARE);
    expect(sum('kind')).toEqual({ right: COUNT, n: COUNT });
  });
});
