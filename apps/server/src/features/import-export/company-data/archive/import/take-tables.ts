import { type Account, withAddedRoles } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../../platform/database/transaction.ts';
import { installChart, type LedgerCall, toAccount } from '../../../../books/ledger/index.ts';
import { batchesOf, readTable } from '../export/read-table.ts';
import { ACCOUNTS, AUDIT } from '../tables/book-tables.ts';
import { type ArchiveRow, shapeOf } from '../tables/columns.ts';
import type { Remap } from '../tables/remap.ts';
import type { ArchiveTable } from '../tables/table.ts';
import { TABLES, tablePath } from '../tables/tables.ts';
import type { OpenArchive } from './open-archive.ts';
import { archiveRefusal } from './refuse.ts';
import { deactivate, type ImportedFact, insertFacts, insertRows, updateLate } from './rows-store.ts';

/** Input of the table import: the archive, the target, and the mapping of ids. */
export interface TakeIn {
  tx: CompanyTransaction;
  call: LedgerCall;
  archive: OpenArchive;
  remap: Remap;
}

const AT_ONCE = 500;

/** Runs statements over a table's rows; rows that the database rejects are errors of the file. */
async function ofFile<T>(table: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
    // Data exceptions, violated constraints and the ledger's own database checks.
    if (!/^(22|23|FO)/.test(code)) throw error;
    throw archiveRefusal('archive_rows_refused', { file: tablePath(table) });
  }
}

/**
 * Imports the chart with every account active for now, and an empty journal. Returns the codes to deactivate again.
 */
export async function takeChart({ tx, archive }: TakeIn): Promise<string[]> {
  const accounts: Account[] = [];
  for await (const row of readTable(archive, ACCOUNTS.name, shapeOf(ACCOUNTS.columns))) accounts.push(accountOf(row));
  await ofFile(ACCOUNTS.name, () =>
    installChart(
      tx,
      withAddedRoles(accounts).map((account) => ({ ...account, active: true })),
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

/** A document that was being read is read again here; no worker holds it. */
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

/** Imports every other table, before or after the journal, and compares the counts with the manifest's. */
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

/** Fills the columns that name entries, whose ids are now known. */
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

/** Imports the source's audit trail as facts of this import, because the actions did not happen here. */
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
