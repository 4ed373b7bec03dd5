import type { StoredDocument } from '@folio/contract';
import type { Turn } from '@folio/documents';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { Ingestion } from '../../ingestion/index.ts';
import { documentRow } from '../show/read-document.ts';
import { isLocked, readFileParts, requeueParts, segmentsOf, writeTurns } from './part-store.ts';

/**
 * Turns a page of the file as a person says: `turn` more degrees clockwise than it is shown now. Every document with this page
 * that is not booked or filed is read again.
 */
export async function turnPage(
  call: CompanyCall,
  ingestion: Pick<Ingestion, 'enqueue'>,
  id: string,
  asked: { version: number; page: number; turn: Turn },
): Promise<StoredDocument> {
  const { row, toRead } = await call.transaction(async (tx) => {
    const file = await readFileParts(tx, id, true);
    const own = file?.parts.find((part) => part.id === id);
    if (!file || !own) throw new DomainError('not_found');
    if (isLocked(own)) throw new DomainError('already_confirmed');
    if (own.version !== asked.version) throw new DomainError('stale_version');
    const page = file.pages.find(({ number }) => number === asked.page);
    if (!page) throw new DomainError('not_found');
    if (asked.turn === 0) return { row: await documentRow(tx, id, call.language), toRead: [] };
    const now = file.turns[String(asked.page)] ?? page.turn;
    await writeTurns(tx, file.fileId, { ...file.turns, [String(asked.page)]: sum(now, asked.turn) });
    const turned = file.parts
      .filter((part) => !isLocked(part))
      .filter((part) => segmentsOf(part, file.pages).some((segment) => segment.page === asked.page))
      .map((part) => part.id);
    await requeueParts(tx, turned);
    return { row: await documentRow(tx, id, call.language), toRead: turned };
  });
  for (const document of toRead) await ingestion.enqueue(call.companyId, document);
  return row;
}

const TURNS: readonly Turn[] = [0, 90, 180, 270];

function sum(a: Turn, b: Turn): Turn {
  return TURNS[((a + b) / 90) % 4] ?? 0;
}
