import { PROPERTIES, runProperties } from './run-properties.ts';

/*
 * Checks the properties over many random histories: `run.ts --runs 20000 --events 200 --seed 7`. The same seed gives
 * the same histories. Ends with 1 when a property failed, and prints the smallest history that shows it.
 */

const CHUNK = 500;

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  if (at < 0) return otherwise;
  const value = Number(process.argv[at + 1]);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`--${name} takes a whole number, not "${process.argv[at + 1] ?? ''}"`);
  return value;
}

const runs = option('runs', 20_000);
const events = option('events', 200);
const seed = option('seed', 1);
const failures = new Map<string, string>();

for (let done = 0; done < runs && failures.size === 0; done += CHUNK) {
  const chunk = { runs: Math.min(CHUNK, runs - done), events, seed: seed + done };
  for (const { name, failure } of runProperties(chunk)) if (failure !== null) failures.set(name, failure);
  console.log(`${done + chunk.runs} of ${runs} histories of ${events} events`);
}
for (const { name } of PROPERTIES) console.log(`${failures.has(name) ? 'FAILS' : 'holds'}  ${name}`);
for (const [name, failure] of failures) console.log(`\n${name}\n${failure}`);
process.exitCode = failures.size === 0 ? 0 : 1;
