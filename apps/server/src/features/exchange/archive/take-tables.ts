import type { Account } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { installChart, type LedgerCall, toAccount } from '../../ledger/index.ts';
import { ACCOUNTS, AUDIT } from './book-tables.ts';
import { type ArchiveRow, shapeOf } from './columns.ts';
import { deactivate, type ImportedFact, insertFacts, insertRows, updateLate } from './insert-rows.ts';
import type { OpenArchive } from './open-archive.ts';
import { batchesOf, readTable } from './read-table.ts';
import { archiveRefusal } from './refuse.ts';
import type { Remap } from './remap.ts';
import type { ArchiveTable } from './table.ts';
import { TABLES, tablePath } from './tables.ts';

/** What taking tables in needs: the archive, where to, and how ids change. */
export interface TakeIn {
  tx: CompanyTransaction;
  call: LedgerCall;
  archive: OpenArchive;
  remap: Remap;
}

const AT_ONCE = 500;

/** Runs statements over a table's rows; what the database refuses of them is the file's fault. */
async function ofFile<T>(table: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
    // Data exceptions, violated constraints and the books' own guards.
    if (!/^(22|23|FO)/.test(code)) throw error;
    throw archiveRefusal('archive_rows_refused', { file: tablePath(table) });
  }
}

/** The chart, every account in use for the time being, and an empty journal. Answers the codes to take out of use again. */
export async function takeChart({ tx, archive }: TakeIn): Promise<string[]> {
  const accounts: Account[] = [];
  for await (const row of readTable(archive, ACCOUNTS.name, shapeOf(ACCOUNTS.columns))) accounts.push(accountOf(row));
  await ofFile(ACCOUNTS.name, () =>
    installChart(
      tx,
      accounts.map((account) => ({ ...account, active: true })),
    ),
  );
  return accounts.filter((account) => !account.active).map((account) => account.code);
}

function accountOf(row: ArchiveRow): Account {
  const { code, name, name_zh, type, subtype, section, normal_side, cash_flow, system_role, currency, active } = row;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const optional = (value: unknown) => (typeof value === 'string' ? value : null);
  try {
    return toAccount({
      code: text(code),
      name: text(name),
      name_zh: text(name_zh),
      type: text(type),
      subtype: text(subtype),
      section: text(section),
      normal_side: text(normal_side),
      cash_flow: text(cash_flow),
      system_role: optional(system_role),
      currency: optional(currency),
      active: active === true,
    });
  } catch {
    throw archiveRefusal('archive_rows_refused', { file: tablePath(ACCOUNTS.name) });
  }
}

export async function takeOutOfUse({ tx }: TakeIn, codes: readonly string[]): Promise<void> {
  await ofFile(ACCOUNTS.name, () => deactivate(tx, codes));
}

function remapped(row: ArchiveRow, table: ArchiveTable, remap: Remap): ArchiveRow {
  const changed = { ...row };
  for (const { name, kind } of table.columns)
    if (kind === 'id' || kind === 'json' || kind === 'reference') changed[name] = remap.value(row[name]);
  return changed;
}

/** A document somebody was reading is read again here; nobody holds it. */
function adapted(row: ArchiveRow, table: ArchiveTable): ArchiveRow {
  if (table.name === 'document' && row.state === 'processing')
    return { ...row, state: 'queued', step: null, progress: null };
  return row;
}

function factsOf(rows: readonly ArchiveRow[], table: ArchiveTable): ImportedFact[] {
  const person = table.columns.find((column) => column.kind === 'person')?.name;
  const instant = table.columns.find((column) => column.kind === 'instant')?.name;
  const { subject } = table;
  if (subject === null || person === undefined || instant === undefined) return [];
  return rows.flatMap((row) => {
    const id = row[subject];
    if (typeof row[person] !== 'string' || typeof id !== 'string') return [];
    const change = { recorded_by: row[person], recorded_at: row[instant] };
    return [{ subject_type: table.name, subject_id: id, change }];
  });
}

/** Every other table, before or after the journal; counts are compared with the manifest's. */
export async function takeTables(into: TakeIn, afterJournal: boolean): Promise<void> {
  for (const table of TABLES) if (table.afterJournal === afterJournal) await takeTable(into, table);
}

async function takeTable({ tx, call, archive, remap }: TakeIn, table: ArchiveTable): Promise<void> {
  let count = 0;
  for await (const batch of batchesOf(readTable(archive, table.name, shapeOf(table.columns)), AT_ONCE)) {
    const rows = batch.map((row) => adapted(remapped(row, table, remap), table));
    count += rows.length;
    await ofFile(table.name, () => insertRows(tx, table, rows));
    await insertFacts(tx, call, factsOf(rows, table));
  }
  if (count !== archive.manifest.counts[table.name])
    throw archiveRefusal('archive_count_differs', { file: tablePath(table.name) });
}

/** Columns that name entries, now that these have their ids. */
export async function takeLate({ tx, archive, remap }: TakeIn): Promise<void> {
  for (const table of TABLES) {
    if (table.late.length === 0) continue;
    const shape = shapeOf(table.columns);
    for await (const batch of batchesOf(readTable(archive, table.name, shape), AT_ONCE)) {
      const rows = batch.map((row) => remapped(row, table, remap));
      await ofFile(table.name, () => updateLate(tx, table, rows));
    }
  }
}

/** What the audit trail of the source tells, as facts of this import: it was not done here. */
export async function takeAudit({ tx, call, archive, remap }: TakeIn): Promise<void> {
  for await (const batch of batchesOf(readTable(archive, AUDIT.name, shapeOf(AUDIT.columns)), AT_ONCE)) {
    const facts = batch.map((row): ImportedFact => {
      const { user_id: recorded_by, at: recorded_at, action, subject_type, subject_id, change } = row;
      const told = remap.value(change);
      const fields = typeof told === 'object' && told !== null && !Array.isArray(told) ? told : {};
      return {
        subject_type: String(subject_type),
        subject_id: String(remap.value(subject_id)),
        change: { ...fields, done: action, recorded_by, recorded_at },
      };
    });
    await ofFile(AUDIT.name, () => insertFacts(tx, call, facts));
  }
}
