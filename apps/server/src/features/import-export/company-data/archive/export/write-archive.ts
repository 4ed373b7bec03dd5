import type { Readable } from 'node:stream';
import { type CompanyTransaction, readInCompany } from '../../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../../platform/http/call.ts';
import type { Spooled, SpoolFolder } from '../../../../../platform/spool/index.ts';
import { writeZip, type ZipPart } from '../../../../../platform/zip/index.ts';
import type { ExchangeTools } from '../../tools.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveManifest,
  archiveReadme,
  MANIFEST_PATH,
  README_PATH,
} from '../manifest.ts';
import { sealed } from '../seal.ts';
import { ACCOUNTS, AUDIT, COMPANY } from '../tables/book-tables.ts';
import type { ArchiveRow } from '../tables/columns.ts';
import { filePath, JOURNAL, TABLES, tablePath } from '../tables/tables.ts';
import { journalRows, tableRows } from './rows-store.ts';

/** The totals of the tables, besides their files. */
interface Counted {
  counts: Record<string, number>;
  lines: number;
  dates: string[];
  headHash: string;
  company: ArchiveRow;
  /** Size by hash of every stored file. */
  stored: Map<string, number>;
}

/** Texts are written as UTF-8 in chunks of this many bytes. */
const CHUNK = 64 * 1024;

/** One JSON object per line, collected into chunks. */
async function* linesOf(rows: AsyncIterable<ArchiveRow>, see: (row: ArchiveRow) => void): AsyncGenerator<string> {
  let chunk = '';
  for await (const row of rows) {
    see(row);
    chunk += `${JSON.stringify(row)}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function counting(counted: Counted, name: string): (row: ArchiveRow) => void {
  counted.counts[name] = 0;
  return (row) => {
    counted.counts[name] = (counted.counts[name] ?? 0) + 1;
    if (name === COMPANY.name) counted.company = row;
    if (name === 'stored_file' && isText(row.sha256)) counted.stored.set(row.sha256, Number(row.size_bytes));
    if (name !== JOURNAL) return;
    counted.lines += Array.isArray(row.lines) ? row.lines.length : 0;
    if (isText(row.hash)) counted.headHash = row.hash;
    if (isText(row.date)) counted.dates.push(row.date);
    // Only the first and last day are needed.
    if (counted.dates.length > 1000) counted.dates = bounds(counted.dates);
  };
}

function bounds(dates: readonly string[]): string[] {
  const sorted = [...dates].sort();
  return [sorted[0], sorted.at(-1)].filter(isText);
}

/** Writes every table to the spool, all from one snapshot. */
async function spoolTables(
  tx: CompanyTransaction,
  folder: SpoolFolder,
): Promise<{ counted: Counted; tables: Map<string, Spooled> }> {
  const counted: Counted = { counts: {}, lines: 0, dates: [], headHash: '', company: {}, stored: new Map() };
  const tables = new Map<string, Spooled>();
  const spool = async (name: string, rows: AsyncIterable<ArchiveRow>) => {
    tables.set(name, await folder.write(name, linesOf(rows, counting(counted, name))));
  };
  for (const table of [COMPANY, ACCOUNTS, ...TABLES, AUDIT]) await spool(table.name, tableRows(tx, table));
  await spool(JOURNAL, journalRows(tx));
  return { counted, tables };
}

function manifestOf(companyId: string, at: Date, counted: Counted, tables: Map<string, Spooled>): ArchiveManifest {
  const { company, counts, lines, headHash, stored } = counted;
  const [first = null, last = null] = bounds(counted.dates);
  const text = (value: unknown) => (isText(value) ? value : '');
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    produced_at: at.toISOString(),
    company: {
      id: companyId,
      name: text(company.name),
      name_zh: isText(company.name_zh) ? company.name_zh : null,
      base_currency: text(company.base_currency),
      fye: text(company.fye),
    },
    journal: { entries: counts[JOURNAL] ?? 0, lines, first_date: first, last_date: last, head_hash: headHash },
    counts,
    files: [
      ...[...tables].map(([name, { sizeBytes, sha256 }]) => ({ path: tablePath(name), size: sizeBytes, sha256 })),
      ...[...stored].map(([sha256, size]) => ({ path: filePath(sha256), size, sha256 })),
    ],
  };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/**
 * The whole company as a zip: tables from one snapshot, the uploaded files, and a manifest of hashes. The tables are
 * spooled first, so that a slow reader holds no transaction; memory does not grow with the company.
 */
export async function writeArchive(
  call: Pick<CompanyCall, 'companyId' | 'database' | 'now'>,
  { storage, spool, secretBox }: ExchangeTools,
): Promise<Readable> {
  const folder = await spool.open();
  try {
    const { counted, tables } = await readInCompany(call.database, call.companyId, (tx) => spoolTables(tx, folder), {
      takesLong: true,
    });
    const manifest = sealed(manifestOf(call.companyId, call.now, counted, tables), secretBox);
    await folder.write(MANIFEST_PATH, once(`${JSON.stringify(manifest, null, 1)}\n`));
    await folder.write(README_PATH, once(archiveReadme(manifest)));
    const spooled = (path: string, name: string): ZipPart => ({ path, open: () => folder.read(name), compress: true });
    const parts = [
      spooled(MANIFEST_PATH, MANIFEST_PATH),
      spooled(README_PATH, README_PATH),
      ...[...tables.keys()].map((name) => spooled(tablePath(name), name)),
      ...[...counted.stored.keys()].map(
        (sha256): ZipPart => ({
          path: filePath(sha256),
          open: () => storage.stream(call.companyId, sha256),
          // Documents are images and PDF files, which are compressed already.
          compress: false,
        }),
      ),
    ];
    const zip = writeZip(parts, call.now);
    zip.once('close', () => void folder.clear());
    return zip;
  } catch (error) {
    await folder.clear();
    throw error;
  }
}
