import type { LineFile } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { arrivedFor } from './arrived.ts';
import { readComments } from './comment-store.ts';
import { readLineDocuments, readUnread, requireLine } from './evidence-store.ts';

/** Everything about a line that is not in the books: what was said, what shows it, what arrived for it. */
export async function readLineFile(tx: CompanyTransaction, lineId: string): Promise<LineFile> {
  await requireLine(tx, lineId);
  const documents = await readLineDocuments(tx, lineId);
  const arrived = (await arrivedFor(tx, [lineId])).get(lineId);
  return {
    comments: await readComments(tx, lineId),
    documents,
    arrived: arrived === undefined ? [] : [arrived],
    unread: await readUnread(tx, lineId),
  };
}
