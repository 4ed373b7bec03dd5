import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { SalesImportTaken } from '@folio/contract';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { addNewContacts, contactKey } from '../contact/index.ts';
import { createInvoices } from '../invoice/index.ts';
import { documentKey, readImportFacts } from './import-facts.ts';
import { type Judged, judgeRecords } from './judge-records.ts';
import { requireImport } from './keep-import.ts';
import { countAgain, lockProgress, writeProgress, writeState } from './store.ts';
import type { StoredImport, StoredProgress } from './stored-import.ts';

/** Records made in one transaction: few enough that other users do not notice the wait. */
const SLICE = 100;

/**
 * Statistics are updated when the row count has grown by this factor: plans for empty tables scan a full table
 * completely.
 */
const GROWTH = 4;

const NOTHING: StoredProgress = { made: 0, known: 0, faulty: 0, through: 0 };

/**
 * Creates the drafts or contacts of a file: all valid records, once; known or faulty ones are skipped. Posts nothing.
 * Works in slices and records each slice in the transaction that creates it: after an interruption, the next call
 * continues behind the last slice. The call's own transaction, with its idempotency key, closes the file, so that a
 * second click creates nothing.
 */
export async function takeImport(call: CompanyCall, id: string): Promise<SalesImportTaken> {
  const apart = <T>(work: (tx: CompanyTransaction) => Promise<T>) => inCompany(call.database, call.companyId, work);
  const { file, facts } = await apart(async (tx) => {
    const file = await requireImport(tx, id);
    return { file, facts: await readImportFacts(tx, file.kind) };
  });
  const records = file.state === 'open' ? withoutRepeats(judgeRecords(file, facts)) : [];
  const before = file.kind === 'contacts' ? facts.contacts.size : facts.documents.size;
  let counted = before;
  for (let start = 0; start < records.length; start += SLICE) {
    const slice = records.slice(start, start + SLICE);
    await apart((tx) => takeSlice(tx, call, file, slice));
    if (before + start + SLICE >= counted * GROWTH) {
      counted = before + start + SLICE;
      await apart(countAgain);
    }
    // The embedded engine does not yield the thread between queries: other requests run here.
    await setImmediate();
  }
  return call.transaction((tx) => closeImport(tx, call, file));
}

/**
 * The identity of a record, so that a repeated record in one file is skipped: rows may differ in fields that are not
 * compared.
 */
function keyOf({ makes, number, title }: Judged): string | null {
  if (makes === null) return null;
  if ('contact' in makes) return contactKey(makes.contact.name);
  return number === null ? null : documentKey(makes.document.type, number, title);
}

function withoutRepeats(records: readonly Judged[]): Judged[] {
  const seen = new Set<string>();
  return records.filter((record) => {
    const key = keyOf(record);
    if (key === null) return true;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** Creates the records of the slice that do not exist yet: the same file may be imported twice at the same time. */
async function takeSlice(
  tx: CompanyTransaction,
  call: CompanyCall,
  file: StoredImport,
  slice: readonly Judged[],
): Promise<void> {
  const now = await lockProgress(tx, file.id);
  if (now?.state !== 'open') return;
  if (!isDeepStrictEqual(now.mapping, file.mapping))
    throw new DomainError('conflict', { word: 'sales_import_changed' });
  const before = now.taken ?? NOTHING;
  const left = slice.filter(({ row }) => row > before.through);
  const last = left.at(-1);
  if (last === undefined) return;
  const { made, known } = await makeRecords(tx, call, left);
  await writeProgress(tx, file.id, {
    made: before.made + made,
    known: before.known + known + left.filter((record) => record.known && record.faults.length === 0).length,
    faulty: before.faulty + left.filter(({ faults }) => faults.length > 0).length,
    through: last.row,
  });
}

async function closeImport(tx: CompanyTransaction, call: CompanyCall, file: StoredImport): Promise<SalesImportTaken> {
  const now = await lockProgress(tx, file.id);
  if (now === null) throw new DomainError('not_found');
  if (now.state !== 'open') throw new DomainError('conflict', { word: `sales_import_is_${now.state}` });
  const taken = now.taken ?? NOTHING;
  const { through: _, ...result } = taken;
  await writeProgress(tx, file.id, taken);
  await writeState(tx, file.id, 'taken');
  await writeAudit(tx, {
    userId: call.userId,
    at: call.now,
    action: 'sales_import.taken',
    subjectType: 'sales_import',
    subjectId: file.id,
    change: { file: file.fileName, ...result },
  });
  return result;
}

/** Creates the records. `known`: contacts that another user added since the file was judged. */
export async function makeRecords(
  tx: CompanyTransaction,
  call: LedgerCall,
  records: readonly Judged[],
): Promise<{ made: number; known: number }> {
  const makes = records.flatMap((record) => record.makes ?? []);
  const contacts = makes.flatMap((one) => ('contact' in one ? one.contact : []));
  const documents = makes.flatMap((one) => ('document' in one ? one.document : []));
  const added = await addNewContacts(tx, call, contacts);
  const created = await createInvoices(tx, call, documents);
  return { made: added + created.length, known: contacts.length - added };
}
