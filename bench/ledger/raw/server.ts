import Fastify from 'fastify';
import { fourLineEntry } from '../workload/entries.ts';
import { LEDGER_ACCOUNT, PAGE_PLACES, PAGE_SIZES, pageStart } from '../workload/questions.ts';
import { accountId } from './accounts.ts';
import { openPglite, openPostgres, type RawEngine } from './engine.ts';
import { loadRaw, postBatch } from './load.ts';
import { LEDGER_PAGE, QUESTIONS, type Question, rowsOfFullPages } from './questions.ts';
import { POST_ONE } from './schema.ts';

/*
 * The anchors: Fastify with one statement behind each address and nothing else. `server.ts ENGINE WHERE ENTRIES`; loads
 * the workload if it is missing, then prints one line: its address, and the seconds the loading took.
 */
const [engineName, where = '', entries = '0'] = process.argv.slice(2);
const engine: RawEngine = engineName === 'pglite' ? await openPglite(where) : openPostgres(where);
const loadSeconds = await loadRaw(engine, Number(entries));
const questions: Record<string, Question> = { ...QUESTIONS, ...(await ledgerPages()) };

const app = Fastify({ logger: false });
app.get('/hello', async () => ({ hello: 'world' }));
app.get<{ Params: { name: string } }>('/ask/:name', async ({ params }) => ask(params.name));
/** Times a question inside this process: the engine without HTTP. */
app.get<{ Params: { name: string } }>('/time/:name', async ({ params }) => {
  const before = performance.now();
  await ask(params.name);
  return { ms: performance.now() - before };
});
app.post<{ Querystring: { n: string; month: string } }>('/post', async ({ query }) => {
  const { date, contact, narration, lines } = fourLineEntry(Number(query.n), query.month);
  await engine.query('post-one', POST_ONE, [
    date,
    contact + 1,
    narration,
    lines.map(({ account }) => accountId(account)),
    lines.map(({ amountMinor }) => amountMinor.toString()),
  ]);
  return { posted: 1 };
});
app.post<{ Querystring: { from: string; count: string; month: string } }>('/batch', async ({ query }) => {
  const from = Number(query.from);
  await postBatch(
    engine,
    // Numbers far above the identity column's own.
    Array.from({ length: Number(query.count) }, (_, n) => ({
      ...fourLineEntry(from + n, query.month),
      id: 1e9 + from + n,
    })),
  );
  return { posted: Number(query.count) };
});

const url = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ url, loadSeconds }));
const end = () => engine.close().finally(() => process.exit(0));
process.on('SIGTERM', end);
// The process that started this server has ended.
process.stdin.resume();
process.stdin.on('end', end);

function ask(name: string): Promise<Record<string, unknown>[]> {
  const question = questions[name];
  if (question === undefined) throw new Error(`no question ${name}`);
  return engine.query(name, question.text, question.values);
}

/** The ledger pages with their keys: the row before the page's first one. */
async function ledgerPages(): Promise<Record<string, Question>> {
  const account = accountId(LEDGER_ACCOUNT);
  const [counted] = await engine.query(
    'count',
    'select count(*)::int as rows from journal_line where company_id = 1 and account_id = $1',
    [account],
  );
  const pages: Record<string, Question> = {};
  for (const place of PAGE_PLACES)
    for (const limit of PAGE_SIZES) {
      const rows = rowsOfFullPages(Number(counted?.rows), limit);
      const key = await rowBefore(account, pageStart(place, rows, limit));
      pages[`ledger-${place}-${limit}`] = { text: LEDGER_PAGE, values: [account, ...key, limit] };
    }
  return pages;
}

async function rowBefore(account: number, start: number): Promise<readonly unknown[]> {
  if (start === 0) return ['0001-01-01', 0, 0];
  const [row] = await engine.query(
    'row-before',
    `select entry_date::text as date, entry_id::text as entry, line_no from journal_line where company_id = 1
      and account_id = $1 order by entry_date, entry_id, line_no offset $2 limit 1`,
    [account, start - 1],
  );
  return [row?.date, row?.entry, row?.line_no];
}
