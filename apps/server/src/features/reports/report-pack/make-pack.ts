import type { Readable } from 'node:stream';
import type { PackFormat } from '@folio/contract';
import { type ReadPage, type ReportCaller, TYPES } from '../report/index.ts';
import { openPack, type PackWish } from './open-pack.ts';
import { packPdf } from './pack-pdf.ts';
import { packFileName } from './pack-plan.ts';
import { packXlsx } from './pack-xlsx.ts';

export interface PackFile {
  name: string;
  type: string;
  content: Buffer | Readable;
}

/** Makes a pack as a file. Throws `not_found`, and `validation_failed` if it is too long for a PDF. */
export async function makePack(
  read: ReadPage,
  caller: ReportCaller,
  wish: PackWish & { format: PackFormat },
  signal: AbortSignal,
): Promise<PackFile> {
  const pack = await openPack(read, caller, wish);
  const content = wish.format === 'xlsx' ? packXlsx(pack) : Buffer.from(await packPdf(pack, signal));
  return { name: packFileName(pack.name, wish.month, wish.format), type: TYPES[wish.format], content };
}
