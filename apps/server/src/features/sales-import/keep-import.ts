import { createHash } from 'node:crypto';
import type { SalesImportKind, SalesImportPreview } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type CompanyCall, turnOf } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { parse, parseTask } from '../../platform/parsing/index.ts';
import { safeName } from '../upload/index.ts';
import { previewOf } from './preview.ts';
import { findImport, findSameFile, insertImport, writeMapping, writeState } from './store.ts';
import type { StoredImport, StoredMapping } from './stored-import.ts';
import { MOST_ROWS, type TableOutcome, type TableRequest } from './table-task.ts';

const task = parseTask<TableRequest, TableOutcome>(new URL('./table-task.ts', import.meta.url));

function refusalOf(why: Extract<TableOutcome, { kind: 'refused' }>['why']): Refusal {
  switch (why) {
    case 'no_file':
      return new Refusal('file_type_unsupported', { word: 'sales_import_no_file' });
    case 'no_table':
      return new Refusal('validation_failed', { word: 'sales_import_no_table' });
    case 'too_long':
      return new Refusal('too_large', { word: 'sales_import_too_long', values: { max: String(MOST_ROWS) } });
    case 'too_many_cells':
      return new Refusal('too_large', { word: 'bank_file_too_many_cells' });
  }
}

/**
 * Takes a file to look at; nothing is made of it yet. The same file again leads to the first; one that was taken in is refused
 * with what became of it.
 */
export async function keepFile(
  call: CompanyCall,
  kind: SalesImportKind,
  file: { name: string; bytes: Uint8Array },
): Promise<SalesImportPreview> {
  if (file.bytes.length === 0) throw new Refusal('file_empty');
  const read = await parse(task, { bytes: file.bytes, kind }, turnOf(call));
  if (read.kind === 'refused') throw refusalOf(read.why);
  const { table, mapping } = read;
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  return call.transaction(async (tx) => {
    const before = await findSameFile(tx, kind, sha256);
    if (before?.state === 'taken')
      throw new Refusal('conflict', {
        word: 'sales_import_taken_before',
        values: { day: before.createdAt.toISOString().slice(0, 10), made: String(before.taken?.made ?? 0) },
      });
    const kept = { kind, fileName: safeName(file.name), table, mapping };
    const id = before?.id ?? (await insertImport(tx, { ...kept, sha256, userId: call.userId, now: call.now }));
    return previewOf(tx, call, await requireImport(tx, id));
  });
}

/** The file as it is. Refuses one that is not there. */
export async function requireImport(tx: CompanyTransaction, id: string, lock = false): Promise<StoredImport> {
  const file = await findImport(tx, id, lock);
  if (file === null) throw new Refusal('not_found');
  return file;
}

/** The file while nothing was decided about it. Refuses what was taken, be it in part, or set aside. */
async function openImport(tx: CompanyTransaction, id: string): Promise<StoredImport> {
  const file = await requireImport(tx, id, true);
  if (file.state !== 'open') throw new Refusal('conflict', { word: `sales_import_is_${file.state}` });
  if (file.taken !== null)
    throw new Refusal('conflict', { word: 'sales_import_begun', values: { made: String(file.taken.made) } });
  return file;
}

export async function getImport(tx: CompanyTransaction, call: CompanyCall, id: string): Promise<SalesImportPreview> {
  return previewOf(tx, call, await requireImport(tx, id));
}

/** Says what the columns mean; a role given twice stays with the first column. */
export async function mapColumns(
  tx: CompanyTransaction,
  call: CompanyCall,
  id: string,
  mapping: StoredMapping,
): Promise<SalesImportPreview> {
  const file = await openImport(tx, id);
  if (mapping.roles.length !== file.mapping.roles.length)
    throw new Refusal('validation_failed', {
      word: 'sales_import_columns',
      values: { count: String(file.mapping.roles.length) },
    });
  await writeMapping(tx, id, mapping);
  return previewOf(tx, call, { ...file, mapping });
}

export async function discardImport(
  tx: CompanyTransaction,
  call: CompanyCall,
  id: string,
): Promise<SalesImportPreview> {
  const file = await openImport(tx, id);
  await writeState(tx, id, 'discarded');
  return previewOf(tx, call, { ...file, state: 'discarded' });
}
