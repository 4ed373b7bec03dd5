import { askMs, type Measure } from '../ledger/stage.ts';
import { inTurns, p50 } from '../ledger/timing.ts';

/** A number searched in the list of sales, against a page of the ledger. */
export const listSearch: Measure = {
  id: 'list-search',
  name: 'search in a list',
  needs: 'reading',
  measure: async (stage) => {
    const path = `/api/company/${stage.company.id}/sales-invoice?limit=50&q=BSI-00123`;
    const times = await inTurns([
      { name: 'search', ask: () => askMs(stage, path) },
      { name: 'raw', ask: () => stage.raw.askMs('ledger-middle-50') },
    ]);
    return [
      {
        id: 'list-search',
        name: 'a number searched among the sales, p50',
        unit: 'ms',
        value: p50(times, 'search'),
        anchor: { value: p50(times, 'raw'), name: 'Fastify and one statement: 50 lines of a ledger' },
      },
    ];
  },
};
