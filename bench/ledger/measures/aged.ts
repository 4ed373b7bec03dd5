import { askMs, type Measure, reportPath } from '../stage.ts';
import { inTurns, p50 } from '../timing.ts';
import { OPEN_INVOICES } from '../workload/documents.ts';
import { EVERYTHING } from '../workload/questions.ts';

const MAX_MS = 15;

/** The aged receivables of 2,000 open invoices. */
export const aged: Measure = {
  id: 'aged-receivable',
  name: 'aged receivable',
  needs: 'reading',
  measure: async (stage) => {
    const path = reportPath(stage, 'aged-receivable', { as_at: EVERYTHING.to });
    const times = await inTurns([
      { name: 'product', ask: () => askMs(stage, path) },
      { name: 'raw', ask: () => stage.raw.askMs('aged-receivable') },
    ]);
    const of = (name: string) => p50(times, name);
    return [
      {
        id: 'aged-receivable',
        name: `aged receivable, ${OPEN_INVOICES} open invoices, p50`,
        unit: 'ms',
        value: of('product'),
        anchor: { value: of('raw'), name: 'Fastify and one statement' },
        goal: { words: `<= ${MAX_MS} ms`, holds: of('product') <= MAX_MS },
      },
    ];
  },
};
