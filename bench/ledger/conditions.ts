import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, totalmem } from 'node:os';
import type { BenchLine } from './line.ts';

/** When this run begins, and what else the machine does. */
export function beginning(): string {
  return `Date: ${minuteOf(new Date().toISOString())} UTC, load ${loadavg()[0]?.toFixed(1)}`;
}

/** When the figures were taken, those of an earlier run included, and what else the machine did then. */
export function timeOf(lines: readonly BenchLine[]): string {
  const times = lines.map(({ at }) => at).sort();
  const loads = lines.map(({ load }) => load);
  const [first = '', last = ''] = [times[0], times.at(-1)].map((at) => minuteOf(at ?? ''));
  return `Taken ${first} to ${last} UTC, load ${Math.min(...loads)} to ${Math.max(...loads)}`;
}

function minuteOf(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}

/** What the figures were taken on. */
export function conditions(engines: { postgres: string | null; hledger: string | null }): string[] {
  const { postgres, hledger } = engines;
  return [
    `Machine: ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.version}, PGlite ${versionOf('@electric-sql/pglite')} with fsync, Fastify ${versionOf('fastify')}`,
    ...(postgres === null ? [] : [`PostgreSQL ${postgres}`]),
    hledger ?? 'hledger not installed',
  ];
}

function versionOf(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name);
  const folder = entry.slice(0, entry.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}`.length);
  const { version }: { version: string } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return version;
}
