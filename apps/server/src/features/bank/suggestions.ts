import { candidatesFor, candidatesForAll, payeeKey, prepareSurroundings } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readOpenInvoices } from '../invoice/index.ts';
import { markAllStale, markNaming, markStale, readDiffering, writeCandidates } from './candidate-store.ts';
import { documentsFor, keepIndex } from './document-pool.ts';
import { noteSuggested, readPostedElsewhere, readSuggestedAt } from './suggested-at-store.ts';
import { readAround, readFreed } from './surroundings.ts';
import { type OpenLine, readOpen, readRivals, readStale } from './to-do-store.ts';
import type { Touched } from './touched.ts';

/** Entries posted elsewhere beyond which every line is worked out again. */
const MOST_ELSEWHERE = 200;
const MOST_STALE = 20_000;

/**
 * Brings the suggestions of the account's open lines up to date: worked out again are those that rest on what was taken, set
 * free, posted, imported or learnt since; all others stand. What a person sees is therefore what accepting it posts.
 */
export async function refreshSuggestions(tx: CompanyTransaction, account: { id: string }): Promise<void> {
  await noteElsewhere(tx, account.id);
  await workOut(tx, await readStale(tx, { bankAccountId: account.id, limit: MOST_STALE }));
}

/** Marks the lines that entries posted since the last time may concern, in every account. */
async function noteElsewhere(tx: CompanyTransaction, bankAccountId: string): Promise<void> {
  const { suggestedAt, lastNumber } = await readSuggestedAt(tx, bankAccountId);
  if (suggestedAt === lastNumber) return;
  const posted = suggestedAt === null ? null : await readPostedElsewhere(tx, suggestedAt, MOST_ELSEWHERE);
  if (posted === null) await markAllStale(tx);
  else {
    await markNaming(tx, [...posted.documentIds, ...posted.entryIds]);
    await markFitting(tx, { ...posted, lineIds: [] });
  }
  await noteSuggested(tx, lastNumber);
}

/** After an import every account's lines may have another counterpart. */
export async function forgetSuggestions(tx: CompanyTransaction): Promise<void> {
  await markAllStale(tx);
}

/**
 * Works out again the lines that a coding or its undoing concerns, as far as there are at most `most`; the others wait until they
 * are shown. Answers those with other candidates than before.
 */
export async function refreshTouched(tx: CompanyTransaction, touched: Touched, most: number): Promise<string[]> {
  await markNaming(tx, [...touched.documentIds, ...touched.entryIds, ...touched.lineIds]);
  await markFitting(tx, touched.freed ? touched : { documentIds: touched.documentIds, entryIds: [], lineIds: [] });
  const stale = await readStale(tx, { limit: most + 1 });
  return stale.length > most ? [] : workOut(tx, stale);
}

/** Marks open lines of which something that is free now may be the counterpart; what is taken wholly is no longer open. */
async function markFitting(
  tx: CompanyTransaction,
  { documentIds, entryIds, lineIds }: Omit<Touched, 'freed'>,
): Promise<void> {
  const documents = documentIds.length === 0 ? [] : await readOpenInvoices(tx, documentIds);
  if (documents.length + entryIds.length + lineIds.length === 0) return;
  const open = await readOpen(tx);
  const freedLines = open.filter(({ ref }) => lineIds.includes(ref));
  const fitting: string[] = [];
  for (const lines of Map.groupBy(open, (line) => line.bankAccountId).values()) {
    const around = await readFreed(tx, lines, { documents, entryIds, lines: freedLines });
    if (around === null) continue;
    const prepared = prepareSurroundings(around);
    for (const line of lines) if (candidatesFor(line, prepared).length > 0) fitting.push(line.ref);
  }
  await markStale(tx, fitting);
}

/** More lines than this are all there is to be weighed against each other. */
const FEW_LINES = 80;

/** Answers the lines with other candidates than before, where they are few. */
async function workOut(tx: CompanyTransaction, stale: readonly OpenLine[]): Promise<string[]> {
  if (stale.length === 0) return [];
  const lines = stale.length > FEW_LINES ? stale : await withRivals(tx, stale);
  const documents = await documentsFor(tx, lines);
  const changed: string[] = [];
  for (const ofAccount of Map.groupBy(lines, (line) => line.bankAccountId).values()) {
    const prepared = prepareSurroundings({ ...(await readAround(tx, ofAccount, documents)), documents });
    if (stale.length > FEW_LINES) await keepIndex(tx, prepared.documents);
    const found = candidatesForAll(ofAccount, prepared).map((candidates, at) => ({ line: ofAccount[at], candidates }));
    const rows = found.flatMap(({ line, candidates }) =>
      line === undefined ? [] : [{ id: line.ref, payeeKey: payeeKey(line), candidates }],
    );
    if (stale.length <= FEW_LINES) changed.push(...(await readDiffering(tx, rows)));
    await writeCandidates(tx, rows);
  }
  return changed;
}

/** With other open lines whose best suggestion names what these lines' suggestions name: one of them keeps it. */
async function withRivals(tx: CompanyTransaction, stale: readonly OpenLine[]): Promise<OpenLine[]> {
  const ids = stale.map(({ ref }) => ref);
  return [...stale, ...(await readRivals(tx, ids, FEW_LINES))];
}
