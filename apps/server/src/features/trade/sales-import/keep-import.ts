import { createHash } from 'node:crypto';
import type { SalesImportKind, SalesImportPreview } from '@folio/contract';
import { dayInHongKong } from '@folio/ledger';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type CompanyCall, type Language, turnOf } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { parse, parseTask } from '../../../platform/parsing/index.ts';
import { safeName } from '../../shared/stored-file/index.ts';
import { readImportFacts } from './import-facts.ts';
import { type Judged, judgeRecords } from './judge-records.ts';
import { findImport, findSameFile, insertImport, writeMapping, writeState } from './store.ts';
import type { StoredImport, StoredMapping } from './stored-import.ts';
import { MAX_ROWS, type TableOutcome, type TableRequest } from './table-task.ts';

const task = parseTask<TableRequest, TableOutcome>(new URL('./table-task.ts', import.meta.url));

function refusalOf(why: Extract<TableOutcome, { kind: 'refused' }>['why']): DomainError {
  switch (why) {
    case 'no_file':
      return new DomainError('file_type_unsupported', { word: 'sales_import_no_file' });
    case 'no_table':
      return new DomainError('validation_failed', { word: 'sales_import_no_table' });
    case 'too_long':
      return new DomainError('too_large', { word: 'sales_import_too_long', values: { max: String(MAX_ROWS) } });
    case 'too_many_cells':
      return new DomainError('too_large', { word: 'bank_file_too_many_cells' });
  }
}

/**
 * Stores a file for preview; nothing is created yet. The same file again leads to the first; an imported one is
 * rejected with its result.
 */
export async function keepFile(
  call: CompanyCall,
  kind: SalesImportKind,
  file: { name: string; bytes: Uint8Array },
): Promise<SalesImportPreview> {
  if (file.bytes.length === 0) throw new DomainError('file_empty');
  const read = await parse(task, { bytes: file.bytes, kind }, turnOf(call));
  if (read.kind === 'refused') throw refusalOf(read.why);
  const { table, mapping } = read;
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  return call.transaction(async (tx) => {
    const before = await findSameFile(tx, kind, sha256);
    if (before?.state === 'taken')
      throw new DomainError('conflict', {
        word: 'sales_import_taken_before',
        values: { day: dayInHongKong(before.createdAt), made: String(before.taken?.made ?? 0) },
      });
    const kept = { kind, fileName: safeName(file.name), table, mapping };
    const id = before?.id ?? (await insertImport(tx, { ...kept, sha256, userId: call.userId, now: call.now }));
    return previewOf(tx, call, await requireImport(tx, id));
  });
}

/** The stored file. Throws an error if it does not exist. */
export async function requireImport(tx: CompanyTransaction, id: string, lock = false): Promise<StoredImport> {
  const file = await findImport(tx, id, lock);
  if (file === null) throw new DomainError('not_found');
  return file;
}

/** The file before a decision. Rejects a file that was imported, even in part, or discarded. */
async function openImport(tx: CompanyTransaction, id: string): Promise<StoredImport> {
  const file = await requireImport(tx, id, true);
  if (file.state !== 'open') throw new DomainError('conflict', { word: `sales_import_is_${file.state}` });
  if (file.taken !== null)
    throw new DomainError('conflict', { word: 'sales_import_begun', values: { made: String(file.taken.made) } });
  return file;
}

export async function getImport(tx: CompanyTransaction, call: CompanyCall, id: string): Promise<SalesImportPreview> {
  return previewOf(tx, call, await requireImport(tx, id));
}

/** Assigns meanings to columns; a role given twice stays with the first column. */
export async function mapColumns(
  tx: CompanyTransaction,
  call: CompanyCall,
  id: string,
  mapping: StoredMapping,
): Promise<SalesImportPreview> {
  const file = await openImport(tx, id);
  if (mapping.roles.length !== file.mapping.roles.length)
    throw new DomainError('validation_failed', {
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

const SHOWN = 200;
const SAMPLES = 3;

/** Records that need attention first, otherwise in the order of the file. */
function shown(records: readonly Judged[]): Judged[] {
  const isFaulty = (record: Judged): boolean => record.faults.length > 0;
  return [...records.filter(isFaulty), ...records.filter((record) => !isFaulty(record))].slice(0, SHOWN);
}

/** What the import would create now, in the caller's language. */
export async function previewOf(
  tx: CompanyTransaction,
  { language }: { language: Language },
  file: StoredImport,
): Promise<SalesImportPreview> {
  const records = judgeRecords(file, await readImportFacts(tx, file.kind));
  const count = (of: (record: Judged) => boolean): number => records.filter(of).length;
  const { headings, rows } = file.table;
  return {
    id: file.id,
    kind: file.kind,
    file_name: file.fileName,
    state: file.state,
    created_at: file.createdAt.toISOString(),
    columns: headings.map((heading, column) => ({
      heading,
      role: file.mapping.roles[column] ?? 'ignore',
      samples: rows.flatMap((row) => row[column]?.trim() || []).slice(0, SAMPLES),
    })),
    amounts_are: file.mapping.amounts_are,
    date_order: file.mapping.date_order,
    counts: {
      records: records.length,
      good: count((record) => record.makes !== null),
      faulty: count((record) => record.faults.length > 0),
      known: count((record) => record.known && record.faults.length === 0),
    },
    records: shown(records).map(({ makes: _, faults, ...record }) => ({
      ...record,
      faults: faults.map(({ word, values }) => sentence(language, word, values)),
    })),
  };
}
