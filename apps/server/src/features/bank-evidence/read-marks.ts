import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { arrivedFor } from './arrived.ts';
import { readMarks } from './mark-store.ts';

/** What stands beside a line in the list. */
export interface LineMarks {
  comments: number;
  openQuestion: boolean;
  /** Papers that show what it was for. */
  evidence: number;
  /** A document that waits for review seems to be its. */
  arrived: boolean;
}

/** The marks of lines, by the line's id. */
export async function readLineMarks(
  tx: CompanyTransaction,
  lineIds: readonly string[],
): Promise<Map<string, LineMarks>> {
  if (lineIds.length === 0) return new Map();
  const arrived = await arrivedFor(tx, lineIds);
  const marks = await readMarks(tx, lineIds);
  return new Map(marks.map(({ id, ...mark }) => [id, { ...mark, arrived: arrived.has(id) }]));
}
