import type { Turn } from '@folio/documents';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { PageView } from '../../../../platform/reader/index.ts';
import { findFile } from './file-store.ts';
import { readFileParts, segmentsOf } from './part-store.ts';

/** The first page of a document in upright orientation: its content, page number and view. */
export interface FirstPage {
  sha256: string;
  page: number;
  view: PageView;
}

/** Null if the document does not exist. For a file that is not yet read, the page keeps its original orientation. */
export async function firstPage(tx: CompanyTransaction, id: string): Promise<FirstPage | null> {
  const file = await findFile(tx, id);
  const parts = await readFileParts(tx, id);
  if (!file || !parts) return null;
  const part = parts.parts.find((one) => one.id === id);
  const segment = part && segmentsOf(part, parts.pages)[0];
  const number = segment?.page ?? 1;
  const page = parts.pages.find((one) => one.number === number);
  const turn: Turn = parts.turns[String(number)] ?? page?.turn ?? 0;
  const region = segment?.region ?? null;
  const view = { turn, mirrored: page?.mirrored ?? false, ...(region !== null && { region }) };
  return { sha256: file.readable, page: number, view };
}
