import { quantile } from '../figure.ts';

/** Times of one question, sorted, in milliseconds. */
export interface Times {
  p50: number;
  p99: number;
  count: number;
}

export function timesOf(all: readonly number[]): Times {
  const sorted = [...all].sort((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), count: sorted.length };
}

export interface Asked {
  name: string;
  /** Asks once and answers how long it took, in milliseconds. */
  ask(): Promise<number>;
}

const ROUNDS = 12;
const A_ROUND = 5;
const MAX_MS = 20_000;

/**
 * Asks each question in turns, a few times a round, so that other load on the machine affects all of them equally. The
 * first round warms up and is not counted. Ends after its rounds, or when the time is up and at
 * least two rounds are counted.
 */
export async function inTurns(questions: readonly Asked[]): Promise<Map<string, Times>> {
  const all = new Map(questions.map(({ name }) => [name, [] as number[]]));
  const until = performance.now() + MAX_MS * questions.length;
  for (let round = 0; round <= ROUNDS; round++) {
    if (round > 2 && performance.now() > until) break;
    for (const { name, ask } of questions) {
      for (let n = 0; n < A_ROUND; n++) {
        const ms = await ask();
        if (round > 0) all.get(name)?.push(ms);
      }
    }
  }
  return new Map([...all].map(([name, times]) => [name, timesOf(times)]));
}

/** The median of a question; NaN when it was not asked. */
export function p50(times: ReadonlyMap<string, Times>, name: string): number {
  return times.get(name)?.p50 ?? Number.NaN;
}

/** Runs `count` pieces of work, `clients` at a time; answers the time of each and of the whole, in milliseconds. */
export async function atOnce(
  clients: number,
  count: number,
  work: (n: number) => Promise<number>,
): Promise<{ times: Times; wallMs: number; perSecond: number }> {
  const all: number[] = [];
  let next = 0;
  const started = performance.now();
  const one = async () => {
    while (next < count) all.push(await work(next++));
  };
  await Promise.all(Array.from({ length: clients }, one));
  const wallMs = performance.now() - started;
  return { times: timesOf(all), wallMs, perSecond: (count * 1000) / wallMs };
}
