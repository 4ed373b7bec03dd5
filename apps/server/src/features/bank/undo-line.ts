import { reverse } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  type LedgerCall,
  lockedRefusal,
  openBooks,
  type PostedEntry,
  postEntries,
  readEntries,
  readEntriesOfSource,
} from '../ledger/index.ts';
import { undoMoney } from '../payment/index.ts';
import { keepCoding } from './code-line.ts';
import { lockLine } from './line-store.ts';
import { isToDo, type StoredLine } from './stored-line.ts';
import { forgetSuggestions } from './suggestion-store.ts';

/**
 * Takes the coding of a line back: what it posted is reversed on its own day, what it was linked to is free again. The line
 * of the other account that was coded with it is open again too. Not while its day is locked.
 */
export async function undoLine(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const line = await lockLine(tx, id);
  if (line === null) throw new Refusal('not_found');
  if (isToDo(line) || line.coded === null) throw new Refusal('conflict', { word: 'line_not_coded' });
  const books = await openBooks(tx);
  if (line.coded.posted) await takeBack(tx, call, line, books.lockedThrough);
  const open = { state: 'unreviewed' as const, coded: null, entryId: null };
  await keepCoding(tx, line, open);
  const mirror = line.coded.mirrorLineId === null ? null : await lockLine(tx, line.coded.mirrorLineId);
  if (mirror !== null && mirror.coded?.mirrorLineId === line.id) await keepCoding(tx, mirror, open);
  await forgetSuggestions(tx);
}

async function takeBack(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  lockedThrough: string | null,
): Promise<void> {
  const entries = await postedBy(tx, line);
  const locked = entries.some(({ entry }) => lockedThrough !== null && entry.date <= lockedThrough);
  if (locked && lockedThrough !== null) throw lockedRefusal(lockedThrough);
  if (line.coded?.moneyId != null) {
    await undoMoney(tx, call, line.coded.moneyId);
    return;
  }
  for (const posted of entries) {
    const { entry } = posted;
    const words = { number: `VOID-${entry.number}`, narration: `Undo ${entry.number}` };
    const origin = { reversesId: posted.id, bankLineId: posted.bankLineId };
    await postEntries(tx, call, [reverse(entry, entry.date, 'void', words)], origin);
  }
}

/** The entries of the coding; a transfer over two days has two. */
async function postedBy(tx: CompanyTransaction, line: StoredLine): Promise<PostedEntry[]> {
  const linked = await readEntries(tx, line.entryId === null ? [] : [line.entryId]);
  if (line.coded?.kind !== 'transfer') return linked;
  const source = linked[0]?.entry.sourceRef;
  return source === undefined ? linked : readEntriesOfSource(tx, source);
}
