import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { partitionTables } from '../../apps/server/src/platform/database/partitions/partition-tables.ts';
import { conditions } from '../ledger/conditions.ts';
import { prepareDataset } from '../ledger/dataset.ts';
import { type Postgres, startPostgres } from '../ledger/postgres.ts';
import { startProduct } from '../ledger/product/server.ts';
import { type Company, knownCompany } from '../ledger/product/sign-in.ts';
import { askMs, reportPath } from '../ledger/stage.ts';
import { inTurns, p50 } from '../ledger/timing.ts';
import { EVERYTHING, LEDGER_ACCOUNT, MID_MONTH } from '../ledger/workload/questions.ts';
import { cloneCompany } from './clone.ts';

const ENTRIES = 2000;
const DOCUMENTS = 500;
const COMPANIES = 2000;
const PARTS = 32;
const GOAL = 1.5;

/**
 * `npm run bench -- companies [N]`: whether the reports of a company stay quick in a PostgreSQL database of 2,000 companies, before and
 * after its large tables are divided by company, compared in turns with the same company alone. Answers the exit code.
 */
export async function benchCompanies([given = String(COMPANIES)]: readonly string[]): Promise<number> {
  const companies = Number(given);
  if (!(Number.isInteger(companies) && companies >= 2 && companies <= 10_000)) {
    console.error(`It takes a number of companies from 2 to 10,000; found "${given}".`);
    return 2;
  }
  const folder = process.env.FOLIO_BENCH_DIR || join(tmpdir(), 'folio-bench');
  const postgres = await startPostgres(folder, process.env.DATABASE_URL);
  try {
    console.log(conditions({ postgres: postgres.version, hledger: null }).join('\n'));
    return await compare(folder, postgres, companies);
  } finally {
    await postgres.stop();
  }
}

async function compare(folder: string, postgres: Postgres, companies: number): Promise<number> {
  const tell = (words: string) => console.error(`  … ${words}`);
  const alone = await prepareDataset({
    folder,
    engine: 'postgres',
    postgres,
    entries: ENTRIES,
    documents: DOCUMENTS,
    tell,
  });
  // Before the copy is made, so that the session is in both databases.
  await signInOnce(alone.product, alone.companyId);
  const name = `${alone.product.databaseName}_companies`;
  const many = await postgres.copy(alone.product.databaseName, name);
  try {
    tell(`${companies} companies`);
    const cloned = await cloneCompany(many, alone.companyId, companies - 1);
    console.log(
      `${cloned.companies.toLocaleString('en-US')} companies, ${cloned.lines.toLocaleString('en-US')} journal lines, written in ${cloned.seconds.toFixed(0)} s`,
    );
    const whole = await timesBeside(alone.product, { ...alone.product, databaseUrl: many }, alone.companyId);
    print('one table for all', whole);
    const seconds = await divide(many);
    console.log(`Divided into ${PARTS} parts in ${seconds.toFixed(0)} s`);
    const divided = await timesBeside(alone.product, { ...alone.product, databaseUrl: many }, alone.companyId);
    print('divided by company', divided);
    return [...whole, ...divided].every(({ ratio }) => ratio <= GOAL) ? 0 : 1;
  } finally {
    await postgres.drop(name);
  }
}

async function signInOnce(place: ServedFrom, companyId: string): Promise<void> {
  const server = await startProduct(place);
  const { caller } = await knownCompany(server, companyId);
  caller.close();
  await server.stop();
}

interface Compared {
  question: string;
  aloneMs: number;
  manyMs: number;
  ratio: number;
}

type ServedFrom = { folder: string; databaseUrl: string | null };

/** The same questions to two servers, one after the other in turns. */
async function timesBeside(alone: ServedFrom, many: ServedFrom, companyId: string): Promise<Compared[]> {
  const servers = [
    await startProduct(alone),
    await startProduct({ ...many, folder: `${many.folder}-companies` }),
  ] as const;
  try {
    // The people and sessions of the copy are the same.
    const company = await knownCompany(servers[0], companyId);
    const other: Company = { id: companyId, caller: company.caller.at(servers[1].url) };
    const asked = questions(company).flatMap(({ name, path }) => [
      { name: `alone ${name}`, ask: () => askMs({ company }, path) },
      { name: `many ${name}`, ask: () => askMs({ company: other }, path) },
    ]);
    const times = await inTurns(asked);
    company.caller.close();
    other.caller.close();
    return questions(company).map(({ name }) => {
      const [aloneMs, manyMs] = [p50(times, `alone ${name}`), p50(times, `many ${name}`)];
      return { question: name, aloneMs, manyMs, ratio: manyMs / aloneMs };
    });
  } finally {
    for (const server of servers) await server.stop();
  }
}

function questions(company: Company): { name: string; path: string }[] {
  const report = (name: string, query: Record<string, string | number>) => reportPath({ company }, name, query);
  return [
    { name: 'trial balance', path: report('trial-balance', { as_at: MID_MONTH }) },
    { name: 'profit and loss', path: report('profit-loss', EVERYTHING) },
    { name: 'balance sheet', path: report('balance-sheet', { as_at: MID_MONTH }) },
    {
      name: 'page of a ledger',
      path: report('account-transaction', { account: LEDGER_ACCOUNT, ...EVERYTHING, page: 3, limit: 50 }),
    },
    { name: 'aged receivable', path: report('aged-receivable', { as_at: EVERYTHING.to }) },
    { name: 'list of sales', path: `/api/company/${company.id}/sales-invoice?limit=50` },
    { name: 'Home', path: `/api/company/${company.id}/dashboard` },
  ];
}

async function divide(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const started = performance.now();
    await partitionTables(client, PARTS, (outcome) => console.error(`  … ${JSON.stringify(outcome)}`));
    return (performance.now() - started) / 1000;
  } finally {
    await client.end();
  }
}

function print(title: string, compared: readonly Compared[]): void {
  console.log(`\n${title}`);
  for (const { question, aloneMs, manyMs, ratio } of compared)
    console.log(
      `${ratio <= GOAL ? 'holds ' : 'MISSED'} ${question.padEnd(20)} alone ${aloneMs.toFixed(1)} ms  among all ${manyMs.toFixed(1)} ms  ${ratio.toFixed(2)}x`,
    );
}
