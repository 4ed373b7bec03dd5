import { workDocuments } from '../workload/documents.ts';
import { type WorkEntry, workEntries } from '../workload/entries.ts';
import { accountId, accountRows } from './accounts.ts';
import type { RawEngine } from './engine.ts';
import { BATCH_ENTRIES, BATCH_LINES, SCHEMA } from './schema.ts';

const BATCH = 1000;
type Entry = WorkEntry & { document?: number };

/** The workload on the minimal schema, once; answers how many seconds the entries took when they were brought in. */
export async function loadRaw(engine: RawEngine, entries: number): Promise<number> {
  const [loaded] = await engine.query('loaded', 'select entries, seconds from loaded', []).catch(() => []);
  if (Number(loaded?.entries) === entries) return Number(loaded?.seconds);
  await engine.script(SCHEMA);
  for (const { id, code, type } of accountRows)
    await engine.query('account', 'insert into account values (1, $1, $2, $3)', [id, code, type]);
  const started = performance.now();
  for (const batch of batches(workEntries(entries))) await postBatch(engine, batch);
  const seconds = (performance.now() - started) / 1000;
  await loadDocuments(engine, entries);
  await engine.script("select setval(pg_get_serial_sequence('journal_entry', 'id'), max(id)) from journal_entry");
  await engine.script('vacuum analyze');
  await engine.query('mark', 'insert into loaded values ($1, $2)', [entries, seconds]);
  return seconds;
}

/** Entries with their lines and the month balances, in one transaction. */
export async function postBatch(engine: RawEngine, entries: readonly Entry[]): Promise<void> {
  const lines = entries.flatMap((entry) => entry.lines.map((line, index) => ({ entry, line, lineNo: index + 1 })));
  await engine.transaction(async (query) => {
    await query('batch-entries', BATCH_ENTRIES, [
      entries.map(({ id }) => id),
      entries.map(({ date }) => date),
      entries.map(({ contact }) => contact + 1),
      entries.map(({ narration }) => narration),
    ]);
    await query('batch-lines', BATCH_LINES, [
      lines.map(({ entry }) => entry.id),
      lines.map(({ lineNo }) => lineNo),
      lines.map(({ line }) => accountId(line.account)),
      lines.map(({ entry }) => entry.date),
      lines.map(({ entry }) => entry.document ?? null),
      lines.map(({ line }) => line.amountMinor.toString()),
    ]);
  });
}

async function loadDocuments(engine: RawEngine, after: number): Promise<void> {
  const documents = workDocuments().map((document, index) => ({ ...document, id: index + 1 }));
  for (const { id, contact, dueDate } of documents)
    await engine.query('document', 'insert into document values ($1, $2, $3)', [id, contact + 1, dueDate]);
  const entries = documents.map(({ id, type, number, contact, issueDate, totalMinor }): Entry => {
    const [debit, credit] = type === 'sales_invoice' ? ['1100', '4000'] : ['5000', '2100'];
    const lines = [
      { account: debit, amountMinor: totalMinor },
      { account: credit, amountMinor: -totalMinor },
    ];
    return { id: after + id, date: issueDate, narration: number, contact, lines, document: id };
  });
  await postBatch(engine, entries);
}

function* batches(entries: Iterable<WorkEntry>): Generator<WorkEntry[]> {
  let batch: WorkEntry[] = [];
  for (const entry of entries) {
    batch.push(entry);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
