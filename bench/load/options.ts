import { parseArgs } from 'node:util';
import type { Engine } from '../ledger/line.ts';

export interface LoadOptions {
  engine: Engine;
  people: number;
  /** Of a hundred actions, how many write. */
  writingPercent: number;
  seconds: number;
  /** Server processes that share the people; only with PostgreSQL. */
  servers: number;
  /** The most that 99 of 100 calls may take. */
  goalP99Ms: number;
}

export const USAGE = `npm run load -- [options]
  --engine postgres         postgres (DATABASE_URL, or the one of the development packages) or pglite
  --people 50               people who work at the same time, five in each company
  --writing 20              actions of a hundred that write
  --minutes 5               up to 720
  --servers 1               server processes on one database; only with postgres`;

const GOAL_P99_MS = 500;

/** Throws an error whose message says which option is wrong. */
export function readLoadOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      engine: { type: 'string', default: 'postgres' },
      people: { type: 'string', default: '50' },
      writing: { type: 'string', default: '20' },
      minutes: { type: 'string', default: '5' },
      servers: { type: 'string', default: '1' },
    },
  });
  const { engine } = values;
  if (engine !== 'postgres' && engine !== 'pglite')
    throw new Error(`--engine takes postgres or pglite; found "${engine}"`);
  const servers = numberIn(values.servers, '--servers', 1, 8);
  if (engine === 'pglite' && servers > 1)
    throw new Error('--servers takes 1 with pglite: only one process can open that database');
  return {
    engine,
    people: numberIn(values.people, '--people', 1, 200),
    writingPercent: numberIn(values.writing, '--writing', 0, 100),
    seconds: Math.round(numberIn(values.minutes, '--minutes', 0.1, 720) * 60),
    servers,
    goalP99Ms: GOAL_P99_MS,
  };
}

function numberIn(text: string, option: string, least: number, most: number): number {
  const value = Number(text);
  if (value >= least && value <= most && (Number.isInteger(value) || option === '--minutes')) return value;
  throw new Error(`${option} takes a number from ${least} to ${most}; found "${text}"`);
}
