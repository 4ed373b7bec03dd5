import { askSheet, balanceIn } from '../product/sheet.ts';
import { type Measure, reportPath, type Stage } from '../stage.ts';
import { atOnce } from '../timing.ts';
import { fourLineEntry } from '../workload/entries.ts';
import { EVERYTHING, LEDGER_ACCOUNT } from '../workload/questions.ts';
import { POSTING_MONTH, poster } from './posting.ts';

const CLIENTS = 16;
const ENTRIES = 1600;
const ALONE = 400;
const FIRST = 20_000;

/** P6: sixteen clients post into the same month: none fails, no balance is lost, and they post three times as fast as one. */
export const sameMonth: Measure = {
  id: 'P6',
  name: '16 clients posting into one month',
  needs: 'writing',
  measure: async (stage) => {
    const post = await poster(stage);
    const alone = await atOnce(1, ALONE, (n) => post.one(FIRST + n));
    const before = await busyBalance(stage);
    const start = FIRST + ALONE;
    const together = await atOnce(CLIENTS, ENTRIES, (n) => post.one(start + n));
    const lost = (await busyBalance(stage)) - before - postedTo(start, ENTRIES);
    const raw = await atOnce(CLIENTS, ENTRIES, (n) => post.rawOne(FIRST + n));
    return [
      {
        id: 'P6',
        name: `${CLIENTS} clients posting into one month`,
        unit: 'entries/s',
        value: together.perSecond,
        anchor: { value: raw.perSecond, name: 'Fastify and one statement, balances kept' },
        goal: {
          words: `nothing fails or is lost, >= 3 times 1 client (${Math.round(alone.perSecond)}/s)`,
          holds: lost === 0n && together.perSecond >= 3 * alone.perSecond,
        },
        note: lost === 0n ? 'every balance right' : `the balance is ${lost} cents off`,
      },
      {
        id: 'P6-p99',
        name: 'the same, p99',
        unit: 'ms',
        value: together.times.p99,
        anchor: { value: raw.times.p99, name: 'Fastify and one statement, balances kept' },
        goal: { words: '<= 3x anchor', holds: together.times.p99 <= 3 * raw.times.p99 },
      },
    ];
  },
};

/** The busy account's balance, in cents, from the trial balance of the last day. */
async function busyBalance(stage: Stage): Promise<bigint> {
  const path = reportPath(stage, 'trial-balance', { as_at: EVERYTHING.to });
  return balanceIn((await askSheet(stage.company.caller, path)).sheet, LEDGER_ACCOUNT);
}

function postedTo(from: number, count: number): bigint {
  let sum = 0n;
  for (let n = 0; n < count; n++)
    for (const { account, amountMinor } of fourLineEntry(from + n, POSTING_MONTH).lines)
      if (account === LEDGER_ACCOUNT) sum += amountMinor;
  return sum;
}
