import { setTimeout } from 'node:timers/promises';
import { Client } from '../../tests/support/client.ts';
import type { ProductProcess } from '../ledger/product/server.ts';
import { callerOf } from '../ledger/product/sign-in.ts';
import { type Action, type Person, READING, WRITING } from './actions.ts';
import type { LoadOptions } from './options.ts';
import type { Workplace } from './workplace.ts';

export const PEOPLE_IN_A_COMPANY = 5;
/** A person reads and types between two actions. */
const PAUSE_MS = { least: 1000, most: 5000 };

/** One action of a person, and why it failed. */
export interface Taken {
  action: string;
  ms: number;
  error: string | null;
}

/** The people of all companies, divided among the servers as a load balancer does. */
export function peopleOf(
  { people }: LoadOptions,
  workplaces: readonly Workplace[],
  servers: readonly ProductProcess[],
): Person[] {
  return Array.from({ length: people }, (_, n) => {
    const workplace = workplaces[Math.floor(n / PEOPLE_IN_A_COMPANY)];
    const server = servers[n % servers.length];
    if (workplace === undefined || server === undefined) throw new Error('a person has no place');
    const client = new Client(server.url);
    client.adopt(workplace.client);
    const lines = workplace.lines.filter((_line, at) => at % PEOPLE_IN_A_COMPANY === n % PEOPLE_IN_A_COMPANY);
    return { workplace, caller: callerOf(client), client, lines, random: sequence(n + 1) };
  });
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One person until the time is over. */
export async function work(person: Person, writingPercent: number, until: number): Promise<Taken[]> {
  const taken: Taken[] = [];
  const pause = () => setTimeout(PAUSE_MS.least + person.random() * (PAUSE_MS.most - PAUSE_MS.least));
  // They do not all begin at once.
  await setTimeout(person.random() * PAUSE_MS.most);
  while (performance.now() < until) {
    const action = chosen(person.random() * 100 < writingPercent ? WRITING : READING, person);
    const before = performance.now();
    const error = await action.run(person).then(
      () => null,
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
    );
    taken.push({ action: action.name, ms: performance.now() - before, error });
    await pause();
  }
  return taken;
}

function chosen(actions: readonly Action[], { random }: Person): Action {
  let left = random() * actions.reduce((sum, { weight }) => sum + weight, 0);
  for (const action of actions) {
    left -= action.weight;
    if (left < 0) return action;
  }
  throw new Error('an action has no weight');
}
