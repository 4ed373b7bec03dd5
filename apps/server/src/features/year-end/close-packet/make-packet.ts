import type { Readable } from 'node:stream';
import type { CloseKind } from '@folio/contract';
import { readInCompany } from '../../../platform/database/transaction.ts';
import type { CompanyWork } from '../../../platform/http/call.ts';
import { writePdfBook } from '../../../platform/sheet-file/index.ts';
import type { Spool, SpoolFolder } from '../../../platform/spool/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { writeZip, type ZipPart } from '../../../platform/zip/index.ts';
import { fieldChanges } from '../../books/ledger/index.ts';
import { noteClose } from '../close/index.ts';
import { packetBook } from './packet-book.ts';
import { type PacketData, readPacket } from './packet-data.ts';
import { chainLines, keepData, keeper, type ListedFile, manifestOf, once } from './packet-files.ts';

export interface PacketTools {
  storage: Storage;
  spool: Spool;
}

interface PeriodName {
  kind: CloseKind;
  end: string;
}

/** The book alone, as a PDF. */
export async function makeBook(call: CompanyWork, name: PeriodName, signal: AbortSignal): Promise<Buffer> {
  const data = await readInCompany(call.database, call.companyId, (tx) => readPacket(tx, call, name, signal));
  return Buffer.from(await writePdfBook(packetBook(data, call), signal));
}

/**
 * The packet as a ZIP: everything from one snapshot of the books, with a manifest of hashes and a program that checks
 * them. The audit trail keeps the hash of the manifest, so that also a packet that was made again can be recognised.
 */
export async function makePacket(
  call: CompanyWork,
  { storage, spool }: PacketTools,
  name: PeriodName,
  signal: AbortSignal,
): Promise<Readable> {
  const folder = await spool.open();
  try {
    const listed: ListedFile[] = [];
    const data = await keepBooks(call, name, { folder, listed, signal });
    await keepScheduleFiles(call, storage, data, { folder, listed });
    const manifest = manifestOf(data, call, listed);
    await folder.write('manifest.json', once(manifest.text));
    await folder.write('manifest.sha256', once(`${manifest.hash}\n`));
    await call.transaction((tx) =>
      noteClose(tx, call, name, 'close_packet_made', fieldChanges(null, { period: name.end, hash: manifest.hash })),
    );
    const part = (path: string, kept: string): ZipPart => ({ path, open: () => folder.read(kept), compress: true });
    const parts = [
      part('manifest.json', 'manifest.json'),
      part('manifest.sha256', 'manifest.sha256'),
      ...listed.map(({ path }, index) => part(path, String(index))),
    ];
    const zip = writeZip(parts, call.now);
    zip.once('close', () => void folder.clear());
    return zip;
  } catch (error) {
    await folder.clear();
    throw error;
  }
}

interface Place {
  folder: SpoolFolder;
  listed: ListedFile[];
}

async function keepBooks(
  call: CompanyWork,
  name: PeriodName,
  { folder, listed, signal }: Place & { signal: AbortSignal },
): Promise<PacketData> {
  const keep = keeper(folder, listed);
  const data = await readInCompany(
    call.database,
    call.companyId,
    async (tx) => {
      const read = await readPacket(tx, call, name, signal);
      await keepData(keep, read, call);
      await keep('journal.ndjson', chainLines(tx, read.board));
      return read;
    },
    { takesLong: true },
  );
  await keep('book.pdf', once(Buffer.from(await writePdfBook(packetBook(data, call), signal))));
  return data;
}

/** The files of schedules, each content once. One that the storage has lost is left out; the evidence lists it. */
async function keepScheduleFiles(
  { companyId }: CompanyWork,
  storage: Storage,
  { board }: PacketData,
  { folder, listed }: Place,
): Promise<void> {
  const keep = keeper(folder, listed);
  const files = new Map(board.schedules.flatMap((row) => row.files.map((file) => [file.sha256, file] as const)));
  for (const { sha256, type } of files.values()) {
    if (!(await storage.has(companyId, sha256))) continue;
    await keep(`files/${sha256}.${endingOf(type)}`, storage.stream(companyId, sha256));
  }
}

function endingOf(type: string): string {
  const ending = type.split('/')[1] ?? '';
  return ['pdf', 'png', 'jpeg', 'xml', 'csv'].find((known) => ending.endsWith(known)) ?? 'bin';
}
