import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReader, type Reader } from '../../apps/server/src/platform/reader/index.ts';
import { healthyPdf, healthySeeds, type Seed } from './seeds.ts';
import { attempt, mutationOf, StubRecogniser, type Trial } from './trial.ts';

/** A short run of `npm run fuzz`: the same mutations, the same promises. */
const RUNS = 220;
const SEED = 2026;
const TIMEOUT_MS = 5000;
/** What one engine may take at most, and as much again for the one that follows it and what both hand over. */
const MEMORY_MB = 1400;
const MB = 2 ** 20;

let reader: Reader;
let seeds: Seed[];
const trials: Trial[] = [];
let idle = 0;
let peak = 0;

beforeAll(async () => {
  seeds = await healthySeeds(SEED);
  reader = createReader({ timeoutMs: TIMEOUT_MS, openRecogniser: () => new StubRecogniser() });
  await reader.read(healthyPdf(), { fileName: 'healthy.pdf', ownNames: [], ownNumbers: [] });
  idle = process.memoryUsage.rss();
  for (let number = 0; number < RUNS; number++) {
    trials.push(await attempt(reader, seeds, SEED, number, TIMEOUT_MS));
    peak = Math.max(peak, process.memoryUsage.rss());
  }
}, 600_000);
afterAll(() => reader.close());

describe('mutated files', () => {
  it('end with a reading or a known reason, none hangs', () => {
    expect(trials.filter(({ end }) => end === 'hang' || end === 'fault')).toEqual([]);
    expect(trials).toHaveLength(RUNS);
  });

  it('are of many kinds: some still readable, some not', () => {
    const ends = new Set(trials.map(({ end }) => end));
    expect(ends).toContain('read');
    expect(ends).toContain('corrupt');
    expect(new Set(trials.map(({ name }) => name.split(': ')[1])).size).toBeGreaterThanOrEqual(8);
  });

  it('leave the reader able to read a healthy document', async () => {
    const reading = await reader.read(healthyPdf(), { fileName: 'healthy.pdf', ownNames: [], ownNumbers: [] });
    expect([reading.kind, reading.total?.value]).toEqual(['invoice', '800.00']);
  });

  it('do not fill the memory', () => expect((peak - idle) / MB).toBeLessThan(MEMORY_MB));

  it('follow from their seed and number alone', () => {
    expect(Buffer.from(mutationOf(seeds, SEED, 17).bytes).equals(mutationOf(seeds, SEED, 17).bytes)).toBe(true);
  });
});
