import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Recogniser, Recognition } from '../../apps/server/src/platform/ocr/index.ts';
import { type Reader, ReadingError } from '../../apps/server/src/platform/reader/index.ts';
import { Chance } from '../../tools/document-lab/src/chance.ts';
import { type Mutation, mutate } from './mutate.ts';
import type { Seed } from './seeds.ts';

/** How one mutated file ended. `hang` and `fault` are what must not happen. */
export interface Trial {
  readonly number: number;
  readonly name: string;
  /** `read`, the code of a ReadingError, `hang` or `fault`. */
  readonly end: string;
  readonly ms: number;
  /** The longest the main thread was kept from other work. */
  readonly blockedMs: number;
  /** By how much the process grew, in bytes; what is not yet collected counts as well. */
  readonly grownBytes: number;
  readonly detail: string;
}

/** Beyond the reader's own limit by this much, the file counts as hanging. */
const GRACE_MS = 15_000;
const KNOWN = [
  'empty',
  'unsupported_type',
  'corrupt',
  'encrypted',
  'too_many_pages',
  'image_too_large',
  'page_out_of_range',
  'nothing_readable',
  'timeout',
  'aborted',
];

/** Recognition that costs nothing: what comes before and after it is under test. */
export class StubRecogniser implements Recogniser {
  async recognise(): Promise<Recognition> {
    const words = ['RECEIPT', 'Total', '12.00', '2026-03-05', 'Fook', 'Cheong'].map((text, index) => ({
      text,
      box: { x: 0.1, y: 0.1 + index * 0.05, width: 0.2, height: 0.02 },
      confidence: 0.9,
    }));
    return { words, variants: [], turn: 0, mirrored: false, hash: '0000000000000000' };
  }

  async close(): Promise<void> {}
}

function endOf(error: unknown): { end: string; detail: string } {
  if (error instanceof ReadingError && KNOWN.includes(error.code)) return { end: error.code, detail: '' };
  return { end: 'fault', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

async function settled(reader: Reader, { bytes }: Mutation, limitMs: number): Promise<{ end: string; detail: string }> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<{ end: string; detail: string }>((resolve) => {
    timer = setTimeout(() => resolve({ end: 'hang', detail: `not settled after ${limitMs} ms` }), limitMs);
  });
  const work = reader
    .read(bytes, { fileName: 'mutated', ownNames: [], ownNumbers: [] })
    .then((reading) => ({ end: 'read', detail: typeof reading.kind === 'string' ? '' : 'no reading' }), endOf);
  try {
    return await Promise.race([work, hang]);
  } finally {
    clearTimeout(timer);
  }
}

/** The n-th mutation of a seed number; the same two numbers make the same file. */
export function mutationOf(seeds: readonly Seed[], seed: number, number: number): Mutation {
  return mutate(seeds, new Chance(seed * 15_485_863 + number));
}

export async function attempt(
  reader: Reader,
  seeds: readonly Seed[],
  seed: number,
  number: number,
  timeoutMs: number,
): Promise<Trial> {
  const mutation = mutationOf(seeds, seed, number);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const memory = process.memoryUsage.rss();
  const before = performance.now();
  const { end, detail } = await settled(reader, mutation, timeoutMs + GRACE_MS);
  delay.disable();
  const blockedMs = Math.round(delay.max / 1e6);
  const grownBytes = process.memoryUsage.rss() - memory;
  return {
    number,
    name: mutation.name,
    end,
    detail,
    blockedMs,
    grownBytes,
    ms: Math.round(performance.now() - before),
  };
}
