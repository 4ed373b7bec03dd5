import { expectOk } from '../caller.ts';
import type { Measured } from '../line.ts';
import { askSheet, balanceIn } from '../product/sheet.ts';
import type { TimedStatement } from '../product/time-database.ts';
import { askMs, type Measure, reportPath, type Stage } from '../stage.ts';
import { inTurns, p50, type Times } from '../timing.ts';
import { busyBalanceAt } from '../workload/figures.ts';
import { LEDGER_ACCOUNT, MID_MONTH, MONTH_END } from '../workload/questions.ts';

/** P1: a trial balance of any date costs what its database questions cost. */
export const trialBalance: Measure = {
  id: 'P1',
  name: 'trial balance',
  needs: 'reading',
  measure: async (stage) => {
    const path = (asAt: string) => reportPath(stage, 'trial-balance', { as_at: asAt });
    await expectRightFigure(stage, path(MID_MONTH));
    const product = (name: string, of: string) => ({ name, ask: () => askMs(stage, of) });
    const times = await inTurns([
      product('mid-month', path(MID_MONTH)),
      { name: 'raw mid-month', ask: () => stage.raw.askMs('trial-balance-mid-month') },
      product('month end', path(MONTH_END)),
      { name: 'raw month end', ask: () => stage.raw.askMs('trial-balance-month-end') },
      { name: 'database', ask: () => databaseMs(stage, path(MID_MONTH)) },
      { name: 'raw SQL', ask: () => stage.raw.sqlMs('trial-balance-mid-month') },
    ]);
    const hledgerMs = stage.hledger?.trialBalance ?? null;
    return [
      { ...overHttp('P1', 'trial balance mid-month', times, 'mid-month', 'raw mid-month'), hledgerMs },
      overHttp('P1-month-end', 'trial balance at a month end', times, 'month end', 'raw month end'),
      databaseLine(times),
    ];
  },
};

function overHttp(id: string, name: string, times: Map<string, Times>, product: string, raw: string): Measured {
  const value = p50(times, product);
  const anchor = p50(times, raw);
  return {
    id,
    name: `${name}, p50`,
    unit: 'ms',
    value,
    anchor: { value: anchor, name: 'Fastify and one statement' },
    goal: { words: '<= 2x anchor', holds: value <= 2 * anchor },
  };
}

function databaseLine(times: Map<string, Times>): Measured {
  const value = p50(times, 'database');
  const anchor = p50(times, 'raw SQL');
  return {
    id: 'P1-database',
    name: 'trial balance mid-month, time in the database, p50',
    unit: 'ms',
    value,
    anchor: { value: anchor, name: 'raw SQL' },
    goal: { words: '<= 1.5x anchor', holds: value <= 1.5 * anchor },
    note: 'every statement of its transaction, begin and commit included',
  };
}

/** What the statements between begin and commit took; those before find out who is calling. */
async function databaseMs({ company }: Stage, path: string): Promise<number> {
  const called = expectOk(await company.caller.get(path, { 'x-bench-statements': 'yes' }), path);
  const header = called.headers['x-bench-statements'];
  const statements: TimedStatement[] = JSON.parse(decodeURIComponent(String(header)));
  const begin = statements.findIndex(({ text }) => /^begin|^start transaction/i.test(text));
  return statements.slice(Math.max(0, begin)).reduce((sum, { ms }) => sum + ms, 0);
}

async function expectRightFigure(stage: Stage, path: string): Promise<void> {
  const expected = busyBalanceAt(stage.entries, MID_MONTH);
  const found = balanceIn((await askSheet(stage.company.caller, path)).sheet, LEDGER_ACCOUNT);
  if (found !== expected)
    throw new Error(`the trial balance shows ${found} cents on ${LEDGER_ACCOUNT}, not ${expected}`);
}
