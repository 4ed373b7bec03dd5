import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../ledger/postgres.ts';
import { untilIdle } from '../ledger/process-figures.ts';
import { type ProductProcess, startProduct } from '../ledger/product/server.ts';
import { type LoadOptions, readLoadOptions, USAGE } from './options.ts';
import { PEOPLE_IN_A_COMPANY, peopleOf, work } from './people.ts';
import { report } from './report.ts';
import { watch } from './watch.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

/**
 * `npm run load`: people work in a few companies at the same time, each with pauses as a person makes them, against one or more server
 * processes of their own. Answers 1 if a call failed or was slower than the goal. The result is added to `bench/results`.
 */
export async function load(args: readonly string[]): Promise<number> {
  let options: LoadOptions;
  try {
    options = readLoadOptions(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'folio-load-'));
  // PostgreSQL runs as another user, who has to enter the folder.
  chmodSync(folder, 0o755);
  const postgres = options.engine === 'postgres' ? await startPostgres(folder, process.env.DATABASE_URL) : null;
  const database = `folio_load_${process.pid}`;
  const place = {
    folder: join(folder, 'data'),
    databaseUrl: postgres === null ? null : await postgres.database(database),
  };
  const servers: ProductProcess[] = [];
  try {
    for (let n = 0; n < options.servers; n++) servers.push(await startProduct(place));
    return await measure(options, servers);
  } finally {
    for (const server of servers) await server.stop();
    await postgres?.drop(database);
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(options: LoadOptions, servers: readonly ProductProcess[]): Promise<number> {
  const [first] = servers;
  if (first === undefined) throw new Error('no server was started');
  const companies = Math.ceil(options.people / PEOPLE_IN_A_COMPANY);
  console.log(
    `${options.people} people in ${companies} companies, ${options.writingPercent} % writing, ${options.seconds} s, ${options.engine}, ${servers.length} servers`,
  );
  const workplaces: Workplace[] = [];
  for (let n = 0; n < companies; n++) workplaces.push(await openWorkplace(first, n));
  await untilIdle(first.pid);
  const people = peopleOf(options, workplaces, servers);
  const watches = servers.map(({ pid }) => watch(pid));
  const started = { at: new Date().toISOString(), load: loadavg()[0], ms: performance.now() };
  const until = started.ms + options.seconds * 1000;
  const taken = (await Promise.all(people.map((person) => work(person, options.writingPercent, until)))).flat();
  const seconds = (performance.now() - started.ms) / 1000;
  for (const { caller } of people) caller.close();
  return report(options, { started, seconds, taken, watched: watches.map((one) => one.end()) });
}
