import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ExampleCompany, isLedgerIssue, parseExampleCompany } from '@folio/ledger';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/open.ts';
import { readInCompany } from '../../apps/server/src/platform/database/transaction.ts';
import { ExampleError, replayExample } from '../../apps/server/src/wiring/demo/index.ts';
import { compareDocumentTotals, compareReport, DOCUMENT_TOTALS, isCompared } from './golden-reports.ts';

/**
 * `npm run golden -- DIR`: enters DIR/events.json through the application's services into a new database and compares
 * every report listed there, and the document totals, with DIR/expected/*.json to the cent, including journal
 * numbers. Exit code 1 on any difference, 2 if the folder cannot be read.
 */

/** The given folder cannot be used; the message is a sentence that says why. */
class FolderError extends Error {}

function readJson(path: string): unknown {
  if (!existsSync(path)) throw new FolderError(`${path} does not exist.`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new FolderError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readExample(folder: string): ExampleCompany {
  if (!existsSync(folder)) throw new FolderError(`The folder ${folder} does not exist.`);
  try {
    return parseExampleCompany(readJson(join(folder, 'events.json')));
  } catch (error) {
    if (!isLedgerIssue(error)) throw error;
    const { path = '', expected = '', found = '' } = error.values;
    throw new FolderError(`${join(folder, 'events.json')}: at ${path} expected ${expected}, found ${found}.`);
  }
}

/** The result for one file of the folder; null: not compared. */
interface Outcome {
  file: string;
  differences: string[] | null;
}

async function compareFolder(folder: string): Promise<{ outcomes: Outcome[]; ms: number }> {
  const example = readExample(folder);
  const database = await openDatabase({ url: null, folder: null });
  try {
    const started = performance.now();
    const now = new Date();
    const user = await database.queries
      .insertInto('app_user')
      .values({ name: 'Golden', email: 'golden@folio.example', password_hash: '', account_type: 'company' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const call = { userId: user.id, now, today: now.toISOString().slice(0, 10) };
    const companyId = await replayExample(database, example, call);
    const outcomes = await compareFiles(folder, example, database, companyId, now);
    return { outcomes, ms: performance.now() - started };
  } finally {
    await database.close();
  }
}

/** Compares the requested reports, and the document totals if they exist; lists every other file as not compared. */
async function compareFiles(
  folder: string,
  example: ExampleCompany,
  database: Database,
  companyId: string,
  now: Date,
): Promise<Outcome[]> {
  const expected = (file: string) => readJson(join(folder, 'expected', `${file}.json`));
  const outcomes: Outcome[] = [];
  for (const report of example.reports) {
    const { file } = report;
    const compare = isCompared(report)
      ? await readInCompany(database, companyId, (tx) => compareReport(tx, now, report, expected(file)))
      : null;
    outcomes.push({ file, differences: compare });
  }
  const named = new Set(outcomes.map(({ file }) => file));
  const others = filesIn(join(folder, 'expected')).filter((file) => !named.has(file));
  for (const file of others) {
    const totals =
      file === DOCUMENT_TOTALS
        ? await readInCompany(database, companyId, (tx) => compareDocumentTotals(tx, now, expected(file)))
        : null;
    outcomes.push({ file, differences: totals });
  }
  return outcomes;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

const SHOWN = 20;

function print({ outcomes, ms }: { outcomes: Outcome[]; ms: number }, folder: string): void {
  const width = Math.max(...outcomes.map(({ file }) => file.length), 10);
  for (const { file, differences } of outcomes) {
    const verdict = differences === null ? 'not compared' : differences.length === 0 ? 'equal' : 'DIFFERS';
    console.log(`${file.padEnd(width)}  ${verdict}`);
    for (const difference of differences?.slice(0, SHOWN) ?? []) console.log(`${' '.repeat(4)}${difference}`);
    const more = (differences?.length ?? 0) - SHOWN;
    if (more > 0) console.log(`${' '.repeat(4)}and ${more} more`);
  }
  const compared = outcomes.filter(({ differences }) => differences !== null);
  const equal = compared.filter(({ differences }) => differences?.length === 0);
  const rest = outcomes.length - compared.length;
  console.log(
    `\n${folder}: ${equal.length} of ${compared.length} files equal, ${rest} not compared (${Math.round(ms)} ms)`,
  );
  if (equal.length < compared.length) process.exitCode = 1;
}

const [argument] = process.argv.slice(2);
if (argument === undefined) {
  console.error('Usage: npm run golden -- DIR, a folder with events.json and expected/.');
  process.exitCode = 2;
} else {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), argument);
  try {
    print(await compareFolder(folder), folder);
  } catch (error) {
    if (!(error instanceof FolderError || error instanceof ExampleError)) throw error;
    console.error(error.message);
    process.exitCode = error instanceof ExampleError ? 1 : 2;
  }
}
