import { type Caller, expectOk } from '../caller.ts';
import { cpuSecondsOf } from '../process-figures.ts';
import type { Measure } from '../stage.ts';
import { atOnce } from '../timing.ts';

const CLIENTS = 16;
const MAX_MICROSECONDS = { postgres: 130, pglite: 250 };
/** Says who is signed in and does nothing. */
export const SMALL_CALL = '/api/user/profile';

/** P11: what a signed-in call costs the server's processor before anything is done. */
export const frameworkTax: Measure = {
  id: 'P11',
  name: 'signed-in call that does nothing',
  needs: 'reading',
  measure: async ({ company, product, raw, engine }) => {
    const value = await cpuMicroseconds(company.caller, SMALL_CALL, product.pid, 3000);
    const anchor = await cpuMicroseconds(raw.caller, '/hello', raw.pid, 12_000);
    return [
      {
        id: 'P11',
        name: 'signed-in call that does nothing, server processor time',
        unit: 'us',
        value,
        anchor: { value: anchor, name: 'Fastify, hello' },
        goal: { words: `<= ${MAX_MICROSECONDS[engine]} us`, holds: value <= MAX_MICROSECONDS[engine] },
        note: `${SMALL_CALL}, ${CLIENTS} clients`,
      },
    ];
  },
};

async function cpuMicroseconds(caller: Caller, path: string, pid: number, count: number): Promise<number> {
  const ask = async () => expectOk(await caller.get(path), path).ms;
  await atOnce(CLIENTS, count / 10, ask);
  const before = cpuSecondsOf(pid);
  await atOnce(CLIENTS, count, ask);
  return ((cpuSecondsOf(pid) - before) * 1e6) / count;
}
