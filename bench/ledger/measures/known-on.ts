import { expectOk } from '../caller.ts';
import { askSheet, entriesOf } from '../product/sheet.ts';
import { askMs, type Measure, reportPath, type Stage } from '../stage.ts';
import { inTurns, p50 } from '../timing.ts';
import { EVERYTHING, LEDGER_ACCOUNT, MID_MONTH } from '../workload/questions.ts';

const MAX_HALF_MS = 60;

/**
 * The trial balance as known on an earlier instant: before the last 36th of the entries was recorded, which is what three
 * years of steady recording leave in one month, and when half was. The second is the worst case: everything here was
 * recorded in one month, so half of all lines is read.
 */
export const knownOn: Measure = {
  id: 'known-on',
  name: 'trial balance as known on',
  needs: 'reading',
  measure: async (stage) => {
    const at = { late: await instantAt(stage, 35 / 36), half: await instantAt(stage, 1 / 2) };
    const ask = (instant: string) => () =>
      askMs(stage, reportPath(stage, 'trial-balance', { as_at: MID_MONTH, known_on: instant }));
    const times = await inTurns([
      { name: 'late', ask: ask(at.late) },
      { name: 'half', ask: ask(at.half) },
      { name: 'raw', ask: () => stage.raw.askMs('trial-balance-mid-month') },
    ]);
    const of = (name: string) => p50(times, name);
    const anchor = { value: of('raw'), name: 'Fastify and one statement, as of now' };
    const name = 'trial balance mid-month as known';
    return [
      { id: 'known-on', name: `${name} before the last 36th was recorded, p50`, unit: 'ms', value: of('late'), anchor },
      {
        id: 'known-on-half',
        name: `${name} when half was recorded, p50`,
        unit: 'ms',
        value: of('half'),
        anchor,
        goal: { words: `<= ${MAX_HALF_MS} ms`, holds: of('half') <= MAX_HALF_MS },
      },
    ];
  },
};

/** When the entry at a place of the books was recorded: that share of them was known by then. */
async function instantAt({ company }: Stage, share: number): Promise<string> {
  const page = (number: number) =>
    reportPath({ company }, 'account-transaction', { account: LEDGER_ACCOUNT, ...EVERYTHING, page: number, limit: 1 });
  const { meta } = await askSheet(company.caller, page(1));
  const { sheet } = await askSheet(company.caller, page(Math.ceil(meta.total * share)));
  const path = `/api/company/${company.id}/journal-entry/${entriesOf(sheet)[0]}`;
  const { data }: { data: { posted_at: string } } = JSON.parse(expectOk(await company.caller.get(path), path).text);
  return data.posted_at;
}
