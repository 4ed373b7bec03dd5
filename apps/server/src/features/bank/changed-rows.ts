import type { BankLineRow, ChangedLine } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readLines } from './line-store.ts';
import { presentLines } from './present-line.ts';
import { refreshTouched } from './suggestions.ts';
import type { Touched } from './touched.ts';

/** Lines worked out again while a person waits; more of them wait until they are shown. */
const MOST_AT_ONCE = 60;

/** Every line that stands differently after a change: those coded or opened, and those with other suggestions for it. */
export async function changedRows(
  tx: CompanyTransaction,
  language: Language,
  touched: Touched,
): Promise<BankLineRow[]> {
  if (touched.lineIds.length === 0) return [];
  const refreshed = await refreshTouched(tx, touched, MOST_AT_ONCE);
  const lines = await readLines(tx, [...new Set([...touched.lineIds, ...refreshed])]);
  return presentLines(tx, lines, language);
}

/** Changes a line and answers it as it then stands, with the others the change touched. */
export async function changedLine(
  tx: CompanyTransaction,
  language: Language,
  id: string,
  touched: Touched,
): Promise<ChangedLine> {
  const rows = await changedRows(tx, language, { ...touched, lineIds: [...new Set([id, ...touched.lineIds])] });
  const line = rows.find((row) => row.id === id);
  if (line === undefined) throw new Refusal('not_found');
  return { line, others: rows.filter((row) => row !== line) };
}
