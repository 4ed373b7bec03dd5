import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { arrivedAmong } from './arrived.ts';
import { readEvidenced } from './arrived-store.ts';
import { countMarks, readMarks } from './mark-store.ts';

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
  lineIds: readonly string[],
): Promise<Map<string, LineMarks>> {
  if (lineIds.length === 0) return new Map();
  const lines = await readEvidenced(tx, lineIds);
  const arrived = await arrivedAmong(tx, lines);
  const marks = await readMarks(tx, lineIds);
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
