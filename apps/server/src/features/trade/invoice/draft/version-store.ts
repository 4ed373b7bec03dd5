import { type InvoiceDraft, invoiceDraft } from '@folio/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** A stored version of a draft. `begunAt`: the first of the saves that this version combines. */
export interface StoredVersion {
  version: number;
  savedBy: string | null;
  savedAt: Date;
  begunAt: Date;
}

/** The newest stored version of a document, without its draft. */
export async function newestVersion(tx: CompanyTransaction, invoiceId: string): Promise<StoredVersion | null> {
  const row = await tx.queries
    .selectFrom('invoice_version')
    .select(['version', 'saved_by as savedBy', 'saved_at as savedAt', 'begun_at as begunAt'])
    .where('company_id', '=', tx.companyId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertVersion(
  tx: CompanyTransaction,
  invoiceId: string,
  row: StoredVersion & { draft: InvoiceDraft },
): Promise<void> {
  await tx.queries
    .insertInto('invoice_version')
    .values({
      company_id: tx.companyId,
      invoice_id: invoiceId,
      version: row.version,
      draft: JSON.stringify(row.draft),
      saved_by: row.savedBy,
      saved_at: row.savedAt,
      begun_at: row.begunAt,
    })
    .execute();
}

export async function deleteVersion(tx: CompanyTransaction, invoiceId: string, version: number): Promise<void> {
  await tx.queries
    .deleteFrom('invoice_version')
    .where('company_id', '=', tx.companyId)
    .where('invoice_id', '=', invoiceId)
    .where('version', '=', version)
    .execute();
}

/** Deletes all versions except the newest ones. */
export async function keepNewest(tx: CompanyTransaction, invoiceId: string, count: number): Promise<void> {
  await sql`
    delete from invoice_version
     where company_id = ${tx.companyId} and invoice_id = ${invoiceId}
       and version <= (select version from invoice_version
                        where company_id = ${tx.companyId} and invoice_id = ${invoiceId}
                        order by version desc offset ${count} limit 1)`.execute(tx.queries);
}

/** The stored versions of a document with the names of the users who saved them, newest first. */
export async function readVersions(
  tx: CompanyTransaction,
  invoiceId: string,
): Promise<{ version: number; savedAt: Date; savedBy: string | null; draft: InvoiceDraft }[]> {
  const rows = await tx.queries
    .selectFrom('invoice_version as kept')
    .leftJoin('app_user as person', 'person.id', 'kept.saved_by')
    .select(['kept.version', 'kept.saved_at as savedAt', 'person.name as savedBy', 'kept.draft'])
    .where('kept.company_id', '=', tx.companyId)
    .where('kept.invoice_id', '=', invoiceId)
    .orderBy('kept.version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, draft: invoiceDraft.parse(row.draft) }));
}
