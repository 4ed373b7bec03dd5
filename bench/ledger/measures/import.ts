import { BATCH } from '../product/load.ts';
import type { Measure } from '../stage.ts';

/** P7: how long the journal took to come in, against plain SQL with arrays. Both were taken when the data set was made. */
export const importing: Measure = {
  id: 'P7',
  name: 'bringing entries in',
  needs: 'reading',
  measure: async ({ dataset, raw, entries }) => {
    const value = dataset.loadSeconds;
    const anchor = raw.loadSeconds;
    return [
      {
        id: 'P7',
        name: `${entries} entries brought in`,
        unit: 's',
        value,
        anchor: { value: anchor, name: '1,000 a transaction from arrays, balances kept' },
        goal: { words: '<= 3x anchor', holds: value <= 3 * anchor },
        note: `batches of ${BATCH} over HTTP: ${Math.round(entries / value)} entries/s; anchor ${Math.round(entries / anchor)}`,
      },
    ];
  },
};
