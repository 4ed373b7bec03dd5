import type { InvoiceDraft, InvoiceVersion } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../../books/ledger/index.ts';
import { readInvoiceRow, type StoredInvoice } from '../store.ts';
import { deleteVersion, insertVersion, keepNewest, newestVersion, readVersions } from './version-store.ts';

const TOGETHER_MS = 5 * 60_000;
/** Earlier versions plus the current one. */
const MAX_KEPT = 51;

/**
 * Keeps the draft just saved over `row` with the earlier versions. Saves by one person within five minutes count as
 * one version: the last of them.
 */
export async function keepVersion(
  tx: CompanyTransaction,
  { userId, now }: LedgerCall,
  row: StoredInvoice,
  draft: InvoiceDraft,
): Promise<void> {
  const newest = (await newestVersion(tx, row.id)) ?? (await keepFirst(tx, row));
  const together = newest.savedBy === userId && now.getTime() - newest.begunAt.getTime() < TOGETHER_MS;
  if (together) await deleteVersion(tx, row.id, newest.version);
  const begunAt = together ? newest.begunAt : now;
  await insertVersion(tx, row.id, { version: row.version + 1, draft, savedBy: userId, savedAt: now, begunAt });
  await keepNewest(tx, row.id, MAX_KEPT);
}

/** Keeps the original draft of a document that has no versions yet. */
async function keepFirst(tx: CompanyTransaction, row: StoredInvoice) {
  const { createdBy: savedBy, createdAt, version, draft } = row;
  const first = { version, draft, savedBy, savedAt: createdAt, begunAt: createdAt };
  await insertVersion(tx, row.id, first);
  return first;
}

/** Earlier versions of a draft, newest first, without the current one. */
export async function listVersions(tx: CompanyTransaction, id: string): Promise<InvoiceVersion[]> {
  if ((await readInvoiceRow(tx, id)) === null) throw new DomainError('not_found');
  const [, ...earlier] = await readVersions(tx, id);
  return earlier.map(({ version, savedAt, savedBy, draft }) => ({
    version,
    saved_at: savedAt.toISOString(),
    saved_by: savedBy,
    draft,
  }));
}
