import type { attachment } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { LedgerCall } from '../ledger/index.ts';

export type Attachment = z.infer<typeof attachment>;

/** The files of a journal, in the order they were attached. */
export async function listAttachments(tx: CompanyTransaction, journalId: string): Promise<Attachment[]> {
  const rows = await tx.queries
    .selectFrom('manual_journal_attachment as attachment')
    .innerJoin('stored_file as file', (join) =>
      join.onRef('file.company_id', '=', 'attachment.company_id').onRef('file.sha256', '=', 'attachment.sha256'),
    )
    .select(['attachment.sha256', 'attachment.name', 'file.size_bytes', 'file.type'])
    .where('attachment.company_id', '=', tx.companyId)
    .where('attachment.manual_journal_id', '=', journalId)
    .orderBy('attachment.attached_at')
    .orderBy('attachment.name')
    .execute();
  return rows.map(({ size_bytes, ...row }) => ({ ...row, size: Number(size_bytes) }));
}

export async function findAttachment(
  tx: CompanyTransaction,
  journalId: string,
  sha256: string,
): Promise<Attachment | null> {
  return (await listAttachments(tx, journalId)).find((file) => file.sha256 === sha256) ?? null;
}

/** False when the journal already has a file with this content. */
export async function insertAttachment(
  tx: CompanyTransaction,
  { userId, now }: LedgerCall,
  journalId: string,
  file: { sha256: string; name: string },
): Promise<boolean> {
  const row = await tx.queries
    .insertInto('manual_journal_attachment')
    .values({
      company_id: tx.companyId,
      manual_journal_id: journalId,
      ...file,
      attached_by: userId,
      attached_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sha256')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAttachment(tx: CompanyTransaction, journalId: string, sha256: string): Promise<void> {
  await tx.queries
    .deleteFrom('manual_journal_attachment')
    .where('company_id', '=', tx.companyId)
    .where('manual_journal_id', '=', journalId)
    .where('sha256', '=', sha256)
    .execute();
}
