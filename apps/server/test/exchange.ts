import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import yauzl from 'yauzl';
import yazl from 'yazl';
import type { ExchangeTools } from '../src/features/import-export/company-data/index.ts';
import type { Database } from '../src/platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../src/platform/database/transaction.ts';
import type { CompanyCall } from '../src/platform/http/call.ts';
import { createSecretBox } from '../src/platform/secret-box/index.ts';
import { openSpool } from '../src/platform/spool/index.ts';
import { openStorage } from '../src/platform/storage/index.ts';

/** Storage and spool in a folder of their own. */
export async function openTestTools(): Promise<ExchangeTools & { folder: string; clean(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-exchange-'));
  return {
    storage: await openStorage(join(folder, 'files')),
    spool: await openSpool(join(folder, 'spool'), new Date()),
    secretBox: createSecretBox(Buffer.alloc(32, 7)),
    maxUploadBytes: 25 * 1024 * 1024,
    maxArchiveBytes: 64 * 1024 * 1024,
    folder,
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A call of a user inside a company, as the HTTP layer makes it. */
export function callIn(database: Database, companyId: string, userId: string, today = '2026-04-30'): CompanyCall {
  return {
    database,
    userId,
    language: 'en-US',
    now: new Date(`${today}T04:00:00Z`),
    today,
    companyId,
    role: 'owner',
    practice: null,
    actor: { practiceId: null, address: null },
    transaction: <T>(work: (tx: CompanyTransaction) => Promise<T>) => inCompany(database, companyId, work),
  };
}

export async function bytesOf(stream: AsyncIterable<string | Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

export function streamOf(bytes: Buffer): Readable {
  return Readable.from([bytes]);
}

/** Every file of a zip, by its path. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await bytesOf(await zip.openReadStreamPromise(entry)));
  return files;
}

export async function zip(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const made = new yazl.ZipFile();
  for (const [path, bytes] of files) made.addBuffer(bytes, path);
  made.end();
  return bytesOf(made.outputStream as Readable);
}

/** The same zip with one file changed. */
export async function rezipped(bytes: Buffer, path: string, change: (text: string) => string): Promise<Buffer> {
  const files = await unzip(bytes);
  files.set(path, Buffer.from(change(files.get(path)?.toString('utf8') ?? '')));
  return zip(files);
}
