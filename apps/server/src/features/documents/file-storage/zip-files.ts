import { Readable } from 'node:stream';
import type { FileRow } from '@folio/contract';
import { CSV_MARK, csvRow } from '@folio/csv';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall, Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { writeZip, type ZipPart } from '../../../platform/zip/index.ts';
import { fieldChanges, writeAudits } from '../../books/ledger/index.ts';
import { fileRows } from './list-files.ts';
import { zipNames } from './zip-names.ts';

const MANIFEST = 'manifest.csv';

/** A file's bytes in the zip: documents that came in one file share it. */
interface Content {
  sha256: string;
  path: string;
  type: string;
  missing: boolean;
}

/**
 * Chosen files as a zip, with a list of them: streamed, so that memory does not grow with them. Bytes that several documents
 * share are in it once; what the storage has lost is left out, and the list says so. Throws `not_found` when one of them is not there.
 */
export async function zipFiles(call: CompanyCall, storage: Storage, ids: readonly string[]): Promise<Readable> {
  const wanted = [...new Set(ids)];
  const rows = await call.transaction(async (tx) => {
    const found = await fileRows(tx, wanted, { language: call.language, search: null });
    if (found.length !== wanted.length) throw new DomainError('not_found');
    await noteTaken(tx, call, found);
    return found;
  });
  const contents = await contentsOf(call.companyId, storage, rows);
  const list = manifestOf(rows, contents, call.language);
  const parts: ZipPart[] = [{ path: MANIFEST, open: () => Readable.from([Buffer.from(list)]), compress: true }];
  for (const { sha256, path, type, missing } of contents.values()) {
    if (missing) continue;
    const compress = !/^(image\/|application\/(pdf|zip|vnd\.openxml))/.test(type);
    parts.push({ path, open: () => storage.stream(call.companyId, sha256), compress });
  }
  return writeZip(parts, call.now);
}

async function contentsOf(companyId: string, storage: Storage, rows: readonly FileRow[]) {
  const first = [...new Map([...rows].reverse().map((row) => [row.sha256, row])).values()].reverse();
  const names = zipNames(
    first.map(({ name }) => name),
    [MANIFEST],
  );
  const contents = new Map<string, Content>();
  for (const [index, { sha256, type, name }] of first.entries()) {
    const missing = !(await storage.has(companyId, sha256));
    contents.set(sha256, { sha256, type, path: names[index] ?? name, missing });
  }
  return contents;
}

function manifestOf(rows: readonly FileRow[], contents: ReadonlyMap<string, Content>, language: Language): string {
  const say = (word: string) => sentence(language, word);
  const head = csvRow([
    say('file_list_number'),
    say('file_list_file'),
    say('file_list_name'),
    say('file_list_date'),
    say('file_list_kind'),
    say('file_list_party'),
    say('file_list_record'),
    say('file_list_size'),
    'SHA-256',
  ]);
  const lines = rows.map((row) => {
    const content = contents.get(row.sha256);
    return csvRow([
      String(row.number),
      content === undefined || content.missing ? say('file_list_missing') : content.path,
      row.name,
      row.date,
      say(`file_folder_${row.folder}`),
      row.summary?.title ?? null,
      row.outcomes.map(({ number }) => number ?? '').join(' ') || null,
      String(row.size),
      row.sha256,
    ]);
  });
  return CSV_MARK + head + lines.join('');
}

async function noteTaken(
  tx: CompanyTransaction,
  { userId, now: at }: CompanyCall,
  rows: readonly FileRow[],
): Promise<void> {
  await writeAudits(
    tx,
    rows.map(({ id, name }) => ({
      userId,
      at,
      action: 'file_zipped',
      subjectType: 'document',
      subjectId: id,
      change: fieldChanges(null, { file: name }),
    })),
  );
}
