import { type Day, daysBetween, payeeSimilarity } from '@folio/ledger';

/** A document that waits for review. `amountMinor` has the sign of the money that pays it: money spent is negative. */
export interface WaitingDocument {
  id: string;
  amountMinor: bigint;
  currency: string;
  /** Letters and digits, capitals. */
  number: string | null;
  date: Day | null;
  partner: string | null;
}

/** A line without a document. */
export interface BareLine {
  id: string;
  date: Day;
  amountMinor: bigint;
  currency: string;
  payee: string | null;
  description: string;
}

export interface Pair {
  lineId: string;
  documentId: string;
  /** 0..125: amount 50, number 35, payee 20 or 10, nearness 15 less one a day, the only line of the amount 5. */
  score: number;
}

const PAIRED_FROM = 60;
/** Days a payment may lie before or after the document's own day. */
const BEFORE_DAYS = 7;
const AFTER_DAYS = 120;

/**
 * Which document belongs to which line: each to one, the surest first, so that twelve bills of one amount find their twelve
 * months. Pure.
 */
export function pairArrived(documents: readonly WaitingDocument[], lines: readonly BareLine[]): Pair[] {
  const sameAmount = Map.groupBy(lines, (line) => `${line.currency} ${line.amountMinor}`);
  const possible = documents.flatMap((document) => {
    const fitting = sameAmount.get(`${document.currency} ${document.amountMinor}`) ?? [];
    return fitting.flatMap((line) => {
      const score = scoreOf(document, line, fitting.length === 1);
      return score === null ? [] : [{ lineId: line.id, documentId: document.id, score }];
    });
  });
  const taken = new Set<string>();
  return possible
    .toSorted((a, b) => b.score - a.score || (a.lineId < b.lineId ? -1 : 1))
    .filter(({ lineId, documentId }) => {
      if (taken.has(lineId) || taken.has(documentId)) return false;
      taken.add(lineId).add(documentId);
      return true;
    });
}

function scoreOf(document: WaitingDocument, line: BareLine, only: boolean): number | null {
  const days = document.date === null ? null : daysBetween(document.date, line.date);
  if (days !== null && (days < -BEFORE_DAYS || days > AFTER_DAYS)) return null;
  const near = days === null ? 0 : Math.max(0, 15 - Math.abs(days));
  const score = 50 + (only ? 5 : 0) + near + numberPoints(document, line) + partnerPoints(document, line);
  return score < PAIRED_FROM ? null : score;
}

function numberPoints({ number }: WaitingDocument, line: BareLine): number {
  if (number === null || number.length < 4) return 0;
  const text = `${line.description} ${line.payee ?? ''}`.normalize('NFKC').toUpperCase();
  return text.replace(/[^\p{L}\p{N}]/gu, '').includes(number) ? 35 : 0;
}

function partnerPoints({ partner }: WaitingDocument, line: BareLine): number {
  if (partner === null) return 0;
  const similarity = payeeSimilarity(line.payee ?? line.description, partner);
  if (similarity < 0.6) return 0;
  return similarity >= 0.85 ? 20 : 10;
}
