import { payeeKey, reverse } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import {
  type LedgerCall,
  lockedRefusal,
  openBooks,
  type PostedEntry,
  postEntries,
  readEntries,
  readEntriesOfSource,
} from '../../../books/ledger/index.ts';
import { undoMoney } from '../../../trade/payment-record/index.ts';
import { noteUndone } from '../../bank-rule/index.ts';
import { countReopened, settleStatements } from '../../bank-statement/index.ts';
import { documentsMovedBy, linesLinkedTo, unlinkEntries, writeOpened } from '../accept/coding-store.ts';
import { lockLine } from '../list/line-store.ts';
import { isToDo, type StoredLine } from '../stored-line.ts';
import { type Affected, joinAffected, nothingAffected } from '../suggest/affected.ts';

/**
 * Takes the coding of a line back: what it posted is reversed on its own day, what it was linked to is free again. Lines that were
 * coded with it, or linked to what it posted, are open again too. Not while its day is locked.
 */
export async function undoLine(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<Affected> {
  const line = await lockLine(tx, id);
  if (line === null) throw new DomainError('not_found');
  if (isToDo(line) || line.coded === null) throw new DomainError('conflict', { word: 'line_not_coded' });
  const { lockedThrough } = await openBooks(tx);
  const entries = line.coded.posted ? await postedBy(tx, line) : [];
  const entryIds = entries.map((posted) => posted.id);
  await takeBack(tx, call, line, entries, lockedThrough);
  const others = new Set(await linesLinkedTo(tx, entryIds));
  if (line.coded.mirrorLineId !== null) others.add(line.coded.mirrorLineId);
  others.delete(line.id);
  const affected = [await openAgain(tx, call, line)];
  for (const other of others) {
    const linked = await lockLine(tx, other);
    if (linked !== null && !isToDo(linked)) affected.push(await openAgain(tx, call, linked));
  }
  const documentIds = await documentsMovedBy(tx, entryIds);
  return { ...joinAffected(affected), documentIds, leftOpenIds: documentIds, released: true };
}

async function openAgain(tx: CompanyTransaction, call: LedgerCall, line: StoredLine): Promise<Affected> {
  await countReopened(tx, line, { moves: line.state !== 'excluded' });
  const entryIds = await unlinkEntries(tx, line.id);
  await writeOpened(tx, line.id);
  const account = { id: line.bankAccountId, code: line.accountCode, currency: line.currency };
  await settleStatements(tx, account, line.periodEnd);
  await noteUndone(tx, call, line.id);
  return { ...nothingAffected, entryIds, lineIds: [line.id], released: true, taught: [payeeKey(line)] };
}

async function takeBack(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  entries: readonly PostedEntry[],
  lockedThrough: string | null,
): Promise<void> {
  const locked = entries.some(({ entry }) => lockedThrough !== null && entry.date <= lockedThrough);
  if (locked && lockedThrough !== null) throw lockedRefusal(lockedThrough);
  if (entries.length > 0 && line.coded?.moneyId != null) {
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
