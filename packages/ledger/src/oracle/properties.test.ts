import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENTRY_KINDS } from '../journal/index.ts';
import { COMMAND_KINDS, stepsOf } from './command.ts';
import { historyOf } from './history.ts';
import { PROPERTIES, type PropertyResult, runProperties } from './run-properties.ts';

/** `properties.deep.test.ts` checks the same properties in 1,000 histories, `run.ts` in as many as asked. */
const RUN = { runs: 60, events: 200, seed: 1 };

describe('random histories', () => {
  it('reach every kind of event, and every kind of entry but the closing one', () => {
    const histories = fc.sample(stepsOf({ min: 200, max: 200 }), { numRuns: 8, seed: 7 }).map(historyOf);
    const performed = new Set(
      histories.flatMap(({ steps, countAfter }) =>
        steps
          .filter((_, index) => (countAfter[index] ?? 0) > (countAfter[index - 1] ?? 0))
          .map((step) => step.command.kind),
      ),
    );
    expect([...performed, 'period_lock'].sort()).toEqual([...COMMAND_KINDS].sort());
    const locks = histories.flatMap((history) => history.lockWhenPosted).filter((lock) => lock !== null);
    expect(new Set(locks).size).toBeGreaterThan(8);
    const kinds = new Set(histories.flatMap((history) => history.entries.map((entry) => entry.kind)));
    expect([...kinds].sort()).toEqual(ENTRY_KINDS.filter((kind) => kind !== 'closing').sort());
  });

  it('reach every currency, every tax and settlements in a foreign one', () => {
    const histories = fc.sample(stepsOf({ min: 200, max: 200 }), { numRuns: 8, seed: 7 }).map(historyOf);
    const lines = histories.flatMap((history) => history.entries.flatMap((entry) => entry.lines));
    expect([...new Set(lines.map((line) => line.currency))].sort()).toEqual(['CNY', 'GBP', 'HKD', 'JPY', 'USD']);
    const taxCodes = new Set(lines.flatMap((line) => line.taxCode ?? []));
    expect([...taxCodes].sort()).toEqual(['CN13N', 'RC20', 'UK20', 'ZERO']);
    expect(lines.some((line) => line.accountCode === '7100')).toBe(true);
  });
});

describe(`in ${RUN.runs} random histories of ${RUN.events} events`, () => {
  let results: readonly PropertyResult[] = [];
  beforeAll(() => {
    results = runProperties(RUN);
  }, 600_000);

  it.each(PROPERTIES.map(({ name }) => name))('%s', (name) => {
    expect(results.find((result) => result.name === name)).toEqual({ name, failure: null });
  });
});
