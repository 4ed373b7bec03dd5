import { beforeAll, describe, expect, it } from 'vitest';
import { PROPERTIES, type PropertyResult, runProperties } from './run-properties.ts';

const RUN = { runs: 1000, events: 200, seed: 2 };

describe(`in ${RUN.runs} random histories of ${RUN.events} events`, () => {
  let results: readonly PropertyResult[] = [];
  beforeAll(() => {
    results = runProperties(RUN);
  }, 600_000);

  it.each(PROPERTIES.map(({ name }) => name))('%s', (name) => {
    expect(results.find((result) => result.name === name)).toEqual({ name, failure: null });
  });
});
