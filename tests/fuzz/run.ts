import { parseArgs } from 'node:util';
import { createReader, type Reader } from '../../apps/server/src/platform/reader/index.ts';
import { healthyPdf, healthySeeds } from './seeds.ts';
import { attempt, StubRecogniser, type Trial } from './trial.ts';

/**
 * `npm run fuzz -- [--runs N] [--seed N] [--from N]`: mutated PDFs and pictures through the reader's entrance, each
 * under a time limit. Text recognition is replaced by a stub: its cost, not its code, would fill the run. Ends with 1 when
 * a file hung, failed with anything but a known code, or left the reader unable to read a healthy one.
 */
const TIMEOUT_MS = 10_000;
const HEALTH_EVERY = 50;
const SAY_EVERY = 500;
const SHOWN = 5;
const MB = 2 ** 20;

interface Tally {
  readonly ends: Map<string, number>;
  readonly bad: Trial[];
  slowest: Trial[];
  blocking: Trial[];
  growing: Trial[];
  peakMb: number;
}

function orderOf(args: readonly string[]): { runs: number; seed: number; from: number } {
  const options = {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const [runs, seed, from] = [Number(values.runs), Number(values.seed), Number(values.from)];
  if (![runs, seed, from].every(Number.isInteger) || runs < 1) {
    console.error(`found: ${args.join(' ')}; it takes --runs N --seed N --from N`);
    process.exit(2);
  }
  return { runs, seed, from };
}

function count(tally: Tally, trial: Trial): void {
  tally.ends.set(trial.end, (tally.ends.get(trial.end) ?? 0) + 1);
  if (trial.end === 'hang' || trial.end === 'fault') tally.bad.push(trial);
  tally.slowest = [...tally.slowest, trial].sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
  tally.blocking = [...tally.blocking, trial].sort((a, b) => b.blockedMs - a.blockedMs).slice(0, SHOWN);
  tally.growing = [...tally.growing, trial].sort((a, b) => b.grownBytes - a.grownBytes).slice(0, SHOWN);
  tally.peakMb = Math.max(tally.peakMb, process.memoryUsage.rss() / MB);
}

async function readsHealthy(reader: Reader): Promise<boolean> {
  try {
    const reading = await reader.read(healthyPdf(), { fileName: 'healthy.pdf', ownNames: [], ownNumbers: [] });
    return reading.total?.value === '800.00';
  } catch {
    return false;
  }
}

function print(tally: Tally, idleMb: number, healthy: boolean): void {
  for (const [end, number] of [...tally.ends].sort((a, b) => b[1] - a[1]))
    console.log(`${String(number).padStart(7)}  ${end}`);
  for (const { number, name, ms, end } of tally.slowest) console.log(`slow: ${ms} ms  #${number} ${name} (${end})`);
  for (const { number, name, blockedMs, end } of tally.blocking)
    console.log(`main thread busy: ${blockedMs} ms  #${number} ${name} (${end})`);
  for (const { number, name, grownBytes, end } of tally.growing)
    console.log(`grew: ${Math.round(grownBytes / MB)} MB  #${number} ${name} (${end})`);
  for (const { number, name, end, detail } of tally.bad) console.log(`BAD: ${end}  #${number} ${name}\n${detail}`);
  console.log(
    `memory: ${Math.round(tally.peakMb)} MB at most, ${Math.round(idleMb)} MB idle; healthy files still read: ${healthy}`,
  );
}

async function main(): Promise<void> {
  const { runs, seed, from } = orderOf(process.argv.slice(2));
  const seeds = await healthySeeds(seed);
  const reader = createReader({ timeoutMs: TIMEOUT_MS, openRecogniser: () => new StubRecogniser() });
  let healthy = await readsHealthy(reader);
  const idleMb = process.memoryUsage.rss() / MB;
  const tally: Tally = { ends: new Map(), bad: [], slowest: [], blocking: [], growing: [], peakMb: 0 };
  for (let number = from; number < from + runs; number++) {
    count(tally, await attempt(reader, seeds, seed, number, TIMEOUT_MS));
    if ((number + 1) % HEALTH_EVERY !== 0) continue;
    healthy = await readsHealthy(reader);
    if (!healthy) {
      console.log(`after #${number} a healthy file could not be read any more`);
      break;
    }
    if ((number + 1) % SAY_EVERY === 0)
      console.log(`${number + 1 - from} of ${runs}, ${tally.bad.length} bad, ${Math.round(tally.peakMb)} MB`);
  }
  healthy &&= await readsHealthy(reader);
  print(tally, idleMb, healthy);
  await reader.close();
  process.exitCode = healthy && tally.bad.length === 0 ? 0 : 1;
}

await main();
