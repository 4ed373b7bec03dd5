import type { PeriodSpot, periodSpotQuery } from '@folio/contract';
import { enclosingBox, pagesOfPart, printedLines } from '@folio/documents';
import { documentPeriod, type StatedPeriod, statedPeriod, wordsStating } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { readTexts } from '../../../documents/document-text/index.ts';
import { findSource } from '../../../documents/ingestion/index.ts';
import { keptPages } from '../../../documents/reading/index.ts';
import type { Spot } from '../store.ts';
import { findItem, findSourceLine } from './source-store.ts';

type Key = z.infer<typeof periodSpotQuery>;

/**
 * Where the document of a line shows the period that is proposed for the line: the item, if its words state the period, else
 * the words of the document. Null where the document has no such place, or where its words are not kept. Throws `not_found`.
 */
export async function findPeriodSpot(
  call: Pick<CompanyCall, 'companyId' | 'transaction'>,
  storage: Storage,
  key: Key,
): Promise<PeriodSpot> {
  const found = await call.transaction((tx) => readStated(tx, key));
  if (found === null) return null;
  const { documentId, source, period, spot } = found;
  if (period === null || source === null) return spot && { document_id: documentId, ...spot };
  const { sha256, turns, segments } = source;
  const read = await keptPages(storage, { companyId: call.companyId, sha256, turns });
  if (read === null) return null;
  const place = placeOf(segments === null ? read.pages : pagesOfPart(read.pages, { segments }), period);
  return place && { document_id: documentId, ...place };
}

/** The period that the document of a line states; `period` null: the words of the line state one, and `spot` shows its item. */
async function readStated(tx: CompanyTransaction, { kind, ...key }: Key) {
  const line = await findSourceLine(tx, kind, key);
  if (line === null) throw new DomainError('not_found');
  const { documentId, description } = line;
  if (documentId === null) return null;
  if (statedPeriod(description) !== null) {
    const { spot } = await findItem(tx, line);
    return { documentId, period: null, source: null, spot };
  }
  const texts = await readTexts(tx, [documentId]);
  const period = documentPeriod(texts.get(documentId) ?? '');
  return period && { documentId, period, source: await findSource(tx, documentId), spot: null };
}

/** The first printed words that state a period. */
function placeOf(pages: Parameters<typeof printedLines>[0], period: StatedPeriod): Spot | null {
  for (const { page, words } of printedLines(pages)) {
    const texts = words.map(({ text }) => text);
    const stating = wordsStating(texts, period);
    if (stating === null) continue;
    const boxes = words.slice(stating.first, stating.last + 1).map(({ box }) => box);
    return { page, box: enclosingBox(boxes) };
  }
  return null;
}
