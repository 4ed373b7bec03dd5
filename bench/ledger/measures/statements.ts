import type { Measured } from '../line.ts';
import { askMs, type Measure, reportPath } from '../stage.ts';
import { inTurns, p50 } from '../timing.ts';
import { MID_MONTH, MONTH_END, YEAR } from '../workload/questions.ts';

/** P3: profit and loss and balance sheet with a comparative year, against the trial balance of the same minute. */
export const statements: Measure = {
  id: 'P3',
  name: 'profit and loss, balance sheet',
  needs: 'reading',
  measure: async (stage) => {
    const ask = (name: string, report: string, query: Record<string, string>) => ({
      name,
      ask: () => askMs(stage, reportPath(stage, report, query)),
    });
    const raw = (name: string) => ({ name: `raw ${name}`, ask: () => stage.raw.askMs(name) });
    const compare = 'previous_year';
    const times = await inTurns([
      ask('trial-balance', 'trial-balance', { as_at: MID_MONTH }),
      ask('profit-loss', 'profit-loss', { ...YEAR, compare }),
      raw('profit-loss'),
      ask('profit-loss-months', 'profit-loss', { ...YEAR, by: 'month' }),
      raw('profit-loss-months'),
      ask('balance-sheet', 'balance-sheet', { as_at: MONTH_END, compare }),
      raw('balance-sheet'),
      ask('balance-sheet-mid-month', 'balance-sheet', { as_at: MID_MONTH, compare }),
      raw('balance-sheet-mid-month'),
    ]);
    const of = (name: string) => p50(times, name);
    const p1 = of('trial-balance');
    const figure = (id: string, name: string, question: string): Measured => ({
      id,
      name: `${name}, p50`,
      unit: 'ms',
      value: of(question),
      anchor: { value: of(`raw ${question}`), name: 'Fastify and one statement' },
    });
    const line = (id: string, name: string, question: string, most: number): Measured => ({
      ...figure(id, name, question),
      goal: {
        words: `<= ${most}x the trial balance (${(most * p1).toPrecision(3)} ms)`,
        holds: of(question) <= most * p1,
      },
    });
    const hledgerMs = stage.hledger?.profitLoss ?? null;
    return [
      { ...line('P3-profit-loss', 'profit and loss with a comparative year', 'profit-loss', 1), hledgerMs },
      // No limit is set for twelve columns.
      figure('P3-months', 'profit and loss, 12 monthly columns', 'profit-loss-months'),
      line('P3-balance-sheet', 'balance sheet with a comparative, month end', 'balance-sheet', 2),
      line('P3-balance-sheet-mid-month', 'balance sheet with a comparative, mid-month', 'balance-sheet-mid-month', 2),
    ];
  },
};
