import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { quantile } from '../figure.ts';
import type { LoadOptions } from './options.ts';
import type { Taken } from './people.ts';
import type { Watched } from './watch.ts';

const RESULTS = join(import.meta.dirname, '..', 'results');

/** What happened while the people worked. */
export interface Run {
  started: { at: string; load: number | undefined };
  seconds: number;
  taken: readonly Taken[];
  watched: readonly Watched[];
}

/** Prints and keeps the figures of a run. Answers the exit code. */
export function report(options: LoadOptions, { started, seconds, taken, watched }: Run): number {
  const errors = taken.flatMap(({ action, error }) => (error === null ? [] : [`${action}: ${error}`]));
  const figures = Object.fromEntries(
    [['all', taken] as const, ...Map.groupBy(taken, ({ action }) => action)].map(([name, some]) => [
      name,
      timesOf(some),
    ]),
  );
  const result = {
    ...options,
    at: started.at,
    machine: `${cpus().length} x ${cpus()[0]?.model.trim()}`,
    load: { before: started.load, after: loadavg()[0] },
    actionsASecond: Number((taken.length / seconds).toFixed(1)),
    errors: errors.length,
    figures,
    watched,
  };
  mkdirSync(RESULTS, { recursive: true });
  const path = join(RESULTS, `load-${options.engine}-${options.people}.json`);
  writeFileSync(path, `${JSON.stringify(result, null, 2)}\n`);
  for (const [name, { count, p50, p99, most }] of Object.entries(figures))
    console.log(`${name.padEnd(32)} ${String(count).padStart(7)}  p50 ${p50} ms  p99 ${p99} ms  most ${most} ms`);
  for (const one of watched)
    console.log(
      `memory ${one.residentMb.first.toFixed(0)} to ${one.residentMb.last.toFixed(0)} MB, ${one.slopeMbAnHour.toFixed(1)} MB an hour; descriptors ${one.descriptors.first} to ${one.descriptors.last}`,
    );
  for (const error of errors.slice(0, 10)) console.log(`FAILED ${error}`);
  console.log(`${errors.length} errors; ${result.actionsASecond} actions a second; kept in ${path}`);
  return errors.length === 0 && (figures.all?.p99 ?? Number.POSITIVE_INFINITY) <= options.goalP99Ms ? 0 : 1;
}

function timesOf(some: readonly Taken[]) {
  const sorted = some.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    count: sorted.length,
    p50: Math.round(quantile(sorted, 0.5)),
    p95: Math.round(quantile(sorted, 0.95)),
    p99: Math.round(quantile(sorted, 0.99)),
    most: Math.round(sorted.at(-1) ?? Number.NaN),
  };
}
