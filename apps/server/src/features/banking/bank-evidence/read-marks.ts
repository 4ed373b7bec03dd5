import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { pairWaiting, waitingForLines } from './arrived.ts';
import { type EvidencedLine, readWaitingAndMarks } from './arrived-store.ts';
import { countMarks } from './mark-store.ts';

/** Marks shown next to a line in the list. */
export interface LineMarks {
  comments: number;
  openQuestion: boolean;
  /** Number of documents attached as evidence. */
  evidence: number;
  /** A document in review probably belongs to this line. */
  arrived: boolean;
}

/** Keyed by line id. */
export async function readLineMarks(
  tx: CompanyTransaction,
  lines: readonly EvidencedLine[],
): Promise<Map<string, LineMarks>> {
  if (lines.length === 0) return new Map();
  const { waiting, marks } = await readWaitingAndMarks(tx, waitingForLines(lines));
  const arrived = await pairWaiting(tx, waiting);
  return new Map(
    lines.map(({ id, evidence }) => [
      id,
      { evidence, comments: 0, openQuestion: false, ...marks.get(id), arrived: arrived.has(id) },
    ]),
  );
}

/** How many lines of an account lack a document, and how many wait for an answer. */
export function countMissing(
  tx: CompanyTransaction,
  bankAccountId: string,
): Promise<{ missing: number; questions: number }> {
  return countMarks(tx, bankAccountId);
}
