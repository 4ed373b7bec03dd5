import { candidatesFor, candidatesForAll, payeeKey, prepareSurroundings } from '@folio/ledger';
import { type CompanyTransaction, holdJournal } from '../../../../platform/database/transaction.ts';
import { readOpenInvoices } from '../../../trade/invoice/index.ts';
import { markUrgent, type OpenLine, readOpen, readRivals, readStale } from '../list/to-do-store.ts';
import type { Affected } from './affected.ts';
import { markAllStale, markNaming, markStale, writeCandidates } from './candidate-store.ts';
import { documentsFor, keepIndex } from './document-pool.ts';
import { readMatchingContext, readReleased } from './matching-context.ts';
import { noteSuggested, readPostedElsewhere, readSuggestedAt } from './suggested-at-store.ts';

/** If more entries than this were posted elsewhere, every line is recalculated. */
const MAX_ELSEWHERE = 200;
const MAX_STALE = 20_000;

/**
 * Updates the suggestions of the account's open lines. Recalculates only those affected by what was allocated,
 * released, posted, imported or learned since. Accepting a suggestion therefore posts exactly what the screen shows.
 */
export function refreshSuggestions(tx: CompanyTransaction, { id }: { id: string }): Promise<void> {
  return refresh(tx, id, { bankAccountId: id, limit: MAX_STALE });
}

/** The same for one line, before all that it may be is shown. */
export function refreshLine(tx: CompanyTransaction, line: { id: string; bankAccountId: string }): Promise<void> {
  return refresh(tx, line.bankAccountId, { lineId: line.id, limit: 1 });
}

async function refresh(
  tx: CompanyTransaction,
  bankAccountId: string,
  wanted: Parameters<typeof readStale>[1],
): Promise<void> {
  const { suggestedAt, lastNumber } = await readSuggestedAt(tx, bankAccountId);
  if (suggestedAt === lastNumber && (await readStale(tx, { ...wanted, limit: 1 })).length === 0) return;
  await holdJournal(tx);
  await noteElsewhere(tx, bankAccountId);
  await workOut(tx, await readStale(tx, wanted));
}

/** Marks the lines in every account that may be affected by entries posted since the last calculation. */
async function noteElsewhere(tx: CompanyTransaction, bankAccountId: string): Promise<void> {
  const { suggestedAt, lastNumber } = await readSuggestedAt(tx, bankAccountId);
  if (suggestedAt === lastNumber) return;
  const posted = suggestedAt === null ? null : await readPostedElsewhere(tx, suggestedAt, MAX_ELSEWHERE);
  if (posted === null) await markAllStale(tx);
  else {
    await markNaming(tx, [...posted.documentIds, ...posted.entryIds]);
    await markFitting(tx, { ...posted, lineIds: [] });
  }
  await noteSuggested(tx, lastNumber);
}

/** After an import, the lines of every account may have a different counterpart. */
export async function forgetSuggestions(tx: CompanyTransaction): Promise<void> {
  await holdJournal(tx);
  await markAllStale(tx);
}

/**
 * Recalculates the lines whose suggestion on the screen no longer holds after a coding or its undo, if there are at most `most`. Those
 * for which only another choice fell away are recalculated when they are shown. Returns those whose candidates changed.
 */
export async function refreshAffected(tx: CompanyTransaction, affected: Affected, most: number): Promise<string[]> {
  const { documentIds, leftOpenIds, entryIds, lineIds, released, taught } = affected;
  const freed = released ? { entryIds, lineIds } : { entryIds: [], lineIds: [] };
  const fitting = await markFitting(tx, { documentIds: leftOpenIds, ...freed });
  const names = [...documentIds, ...entryIds, ...lineIds];
  const stale = await markUrgent(tx, { ids: [...lineIds, ...fitting], names, released, taught }, most + 1);
  return stale.length > most ? [] : workOut(tx, stale);
}

/** Marks open lines that may match a released item, and returns them. A fully allocated item is no longer open. */
async function markFitting(
  tx: CompanyTransaction,
  { documentIds, entryIds, lineIds }: Pick<Affected, 'documentIds' | 'entryIds' | 'lineIds'>,
): Promise<string[]> {
  const documents = documentIds.length === 0 ? [] : await readOpenInvoices(tx, documentIds);
  if (documents.length + entryIds.length + lineIds.length === 0) return [];
  const open = await readOpen(tx);
  const freedLines = open.filter(({ ref }) => lineIds.includes(ref));
  const fitting: string[] = [];
  for (const lines of Map.groupBy(open, (line) => line.bankAccountId).values()) {
    const around = await readReleased(tx, lines, { documents, entryIds, lines: freedLines });
    if (around === null) continue;
    const prepared = prepareSurroundings(around);
    for (const line of lines) if (candidatesFor(line, prepared).length > 0) fitting.push(line.ref);
  }
  await markStale(tx, fitting);
  return fitting;
}

/** With more lines than this, the lines are compared only with each other. */
const FEW_LINES = 80;

/** Returns the lines whose candidates changed. */
async function workOut(tx: CompanyTransaction, stale: readonly OpenLine[]): Promise<string[]> {
  if (stale.length === 0) return [];
  const lines = stale.length > FEW_LINES ? stale : await withRivals(tx, stale);
  const documents = await documentsFor(tx, lines);
  const changed: string[] = [];
  for (const ofAccount of Map.groupBy(lines, (line) => line.bankAccountId).values()) {
    const prepared = prepareSurroundings({ ...(await readMatchingContext(tx, ofAccount, documents)), documents });
    if (stale.length > FEW_LINES) await keepIndex(tx, prepared.documents);
    const found = candidatesForAll(ofAccount, prepared).map((candidates, at) => ({ line: ofAccount[at], candidates }));
    const rows = found.flatMap(({ line, candidates }) =>
      line === undefined ? [] : [{ id: line.ref, payeeKey: payeeKey(line), candidates }],
    );
    changed.push(...(await writeCandidates(tx, rows)));
  }
  return changed;
}

/**
 * Adds other open lines whose best suggestion refers to the same item as these lines' suggestions, since only one
 * line can keep it.
 */
async function withRivals(tx: CompanyTransaction, stale: readonly OpenLine[]): Promise<OpenLine[]> {
  const ids = stale.map(({ ref }) => ref);
  return [...stale, ...(await readRivals(tx, ids, FEW_LINES))];
}
