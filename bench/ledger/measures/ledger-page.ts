import type { Measured } from '../line.ts';
import { askSheet } from '../product/sheet.ts';
import { rowsOfFullPages } from '../raw/questions.ts';
import { askMs, type Measure, reportPath, type Stage } from '../stage.ts';
import { type Asked, inTurns, p50, type Times } from '../timing.ts';
import { EVERYTHING, LEDGER_ACCOUNT, PAGE_PLACES, PAGE_SIZES, pageStart } from '../workload/questions.ts';

const MAX_MS = 4;

/** P4: a full page of an account's ledger costs the same at every position. */
export const ledgerPage: Measure = {
  id: 'P4',
  name: 'page of an account ledger',
  needs: 'reading',
  measure: async (stage) => {
    const questions: Asked[] = [];
    for (const report of ['account-transaction', 'general-ledger'])
      for (const limit of PAGE_SIZES) questions.push(...(await pagesOf(stage, report, limit)));
    const times = await inTurns(questions);
    const small = worst(times, 'account-transaction', 50);
    return [
      {
        ...pageLine('P4', 'ledger page, 50 rows, the slowest of first, middle and last full one', small),
        goal: {
          words: `<= 2.5x anchor and <= ${MAX_MS} ms`,
          holds: small.value <= 2.5 * small.anchor && small.value <= MAX_MS,
        },
        hledgerMs: stage.hledger?.register ?? null,
      },
      depthLine(times),
      pageLine('P4-200', 'ledger page, 200 rows, the slowest place', worst(times, 'account-transaction', 200)),
      pageLine('P4-general-ledger', 'general ledger of the account, 200 rows', worst(times, 'general-ledger', 200)),
    ];
  },
};

/** The same page of the product and of the anchor, at each place. */
async function pagesOf(stage: Stage, report: string, limit: number): Promise<Asked[]> {
  const path = (page: number) => reportPath(stage, report, { account: LEDGER_ACCOUNT, ...EVERYTHING, page, limit });
  const { meta } = await askSheet(stage.company.caller, path(1));
  return PAGE_PLACES.flatMap((place) => {
    const page = pageStart(place, rowsOfFullPages(meta.total, limit), limit) / limit + 1;
    const name = `${report} ${place} ${limit}`;
    return [
      { name, ask: () => askMs(stage, path(page)) },
      { name: `raw ${name}`, ask: () => stage.raw.askMs(`ledger-${place}-${limit}`) },
    ];
  });
}

interface Page {
  place: string;
  value: number;
  anchor: number;
}

function pageAt(times: Map<string, Times>, report: string, place: string, limit: number): Page {
  const of = (name: string) => p50(times, name);
  return { place, value: of(`${report} ${place} ${limit}`), anchor: of(`raw ${report} ${place} ${limit}`) };
}

function worst(times: Map<string, Times>, report: string, limit: number): Page {
  const pages = PAGE_PLACES.map((place) => pageAt(times, report, place, limit));
  return pages.reduce((slow, page) => (page.value > slow.value ? page : slow));
}

function pageLine(id: string, name: string, { place, value, anchor }: Page): Measured {
  return {
    id,
    name: `${name}, p50`,
    unit: 'ms',
    value,
    anchor: { value: anchor, name: 'Fastify and one statement' },
    note: `slowest: the ${place} page`,
  };
}

function depthLine(times: Map<string, Times>): Measured {
  const first = pageAt(times, 'account-transaction', 'first', 50);
  const last = pageAt(times, 'account-transaction', 'last', 50);
  const value = Math.max(last.value / first.value, first.value / last.value);
  return {
    id: 'P4-depth',
    name: 'last full page against first page, 50 rows',
    unit: 'times',
    value,
    anchor: { value: Math.max(last.anchor / first.anchor, first.anchor / last.anchor), name: 'the same of the anchor' },
    goal: { words: '<= 1.5 times', holds: value <= 1.5 },
  };
}
