import type { BankLineRow, ChangedLine } from '@folio/contract';
import type { Chart } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import { readLines } from '../list/line-store.ts';
import { presentLines } from '../list/present-line.ts';
import type { Affected } from '../suggest/affected.ts';
import { refreshAffected } from '../suggest/suggestions.ts';

/** Lines recalculated while a person waits. Any others are recalculated when they are shown. */
const MAX_AT_ONCE = 60;

/** Every line affected by a change: lines coded or reopened, and lines whose suggestions changed. */
export async function changedRows(
  tx: CompanyTransaction,
  language: Language,
  affected: Affected,
  known?: { chart: Chart },
): Promise<BankLineRow[]> {
  if (affected.lineIds.length === 0) return [];
  const refreshed = await refreshAffected(tx, affected, MAX_AT_ONCE);
  const lines = await readLines(tx, [...new Set([...affected.lineIds, ...refreshed])]);
  const { chart } = known ?? (await readBooks(tx));
  return presentLines(tx, lines, { language, chart });
}

/** Changes a line and returns it, updated, with the other affected lines. */
export async function changedLine(
  tx: CompanyTransaction,
  language: Language,
  id: string,
  affected: Affected,
): Promise<ChangedLine> {
  const rows = await changedRows(tx, language, { ...affected, lineIds: [...new Set([id, ...affected.lineIds])] });
  const line = rows.find((row) => row.id === id);
  if (line === undefined) throw new DomainError('not_found');
  return { line, others: rows.filter((row) => row !== line) };
}
