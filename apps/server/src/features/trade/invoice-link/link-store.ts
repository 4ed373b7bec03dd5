import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

/** A link as stored: the token cannot be recovered from it. */
export interface StoredLink {
  id: string;
  createdAt: Date;
  createdBy: string | null;
  expiresAt: Date;
  revokedAt: Date | null;
  firstViewedAt: Date | null;
  lastViewedAt: Date | null;
  views: number;
}

export async function insertLink(
  tx: CompanyTransaction,
  link: { invoiceId: string; tokenHash: string; expiresAt: Date; createdBy: string | null; createdAt: Date },
): Promise<string> {
  const row = await tx.queries
    .insertInto('invoice_link')
    .values({
      company_id: tx.companyId,
      invoice_id: link.invoiceId,
      token_hash: link.tokenHash,
      expires_at: link.expiresAt,
      created_by: link.createdBy,
      created_at: link.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function readLinks(tx: CompanyTransaction, invoiceId: string): Promise<StoredLink[]> {
  return tx.queries
    .selectFrom('invoice_link as link')
    .leftJoin('app_user as person', 'person.id', 'link.created_by')
    .select([
      'link.id',
      'link.created_at as createdAt',
      'person.name as createdBy',
      'link.expires_at as expiresAt',
      'link.revoked_at as revokedAt',
      'link.first_viewed_at as firstViewedAt',
      'link.last_viewed_at as lastViewedAt',
      'link.views',
    ])
    .where('link.company_id', '=', tx.companyId)
    .where('link.invoice_id', '=', invoiceId)
    .orderBy('link.created_at', 'desc')
    .orderBy('link.id')
    .execute();
}

/** Revokes a link; a link revoked earlier keeps its instant. False if the document has no such link. */
export async function markRevoked(
  tx: CompanyTransaction,
  { invoiceId, id }: { invoiceId: string; id: string },
  at: Date,
): Promise<boolean> {
  const changed = await tx.queries
    .updateTable('invoice_link')
    .set({ revoked_at: sql`coalesce(revoked_at, ${at})` })
    .where('company_id', '=', tx.companyId)
    .where('invoice_id', '=', invoiceId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** Removes a link that no customer received because its email was not sent. */
export async function deleteUnused(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('invoice_link').where(ownRow(tx, id)).where('views', '=', 0).execute();
}

export interface OpenedLink {
  companyId: string;
  linkId: string;
  invoiceId: string;
  expiresAt: Date;
  /** The caller is a member of the company. */
  isMember: boolean;
}

/**
 * The document for the hash of a token, always in one query: an unknown token, an expired or revoked link and an
 * unconfirmed document all give the same null.
 */
export async function findOpenLink(
  queries: Queries,
  tokenHash: string,
  { now, userId }: { now: Date; userId: string | null },
): Promise<OpenedLink | null> {
  const { rows } = await sql<OpenedLink>`
    select link.company_id as "companyId", link.id as "linkId", link.invoice_id as "invoiceId", link.expires_at as "expiresAt",
           exists (select from company_member member
                    where member.company_id = link.company_id and member.user_id = ${userId}::uuid) as "isMember"
      from invoice_link link
      join invoice on invoice.company_id = link.company_id and invoice.id = link.invoice_id
     where link.token_hash = ${tokenHash} and link.revoked_at is null and link.expires_at > ${now}
       and invoice.confirm_status = 'confirmed'`.execute(queries);
  return rows[0] ?? null;
}

/** Counts a customer's view on the link and on the document. */
export async function noteView(tx: CompanyTransaction, { linkId, invoiceId }: OpenedLink, at: Date): Promise<void> {
  await tx.queries
    .updateTable('invoice_link')
    .set({ views: sql`views + 1`, last_viewed_at: at, first_viewed_at: sql`coalesce(first_viewed_at, ${at})` })
    .where(ownRow(tx, linkId))
    .execute();
  await tx.queries.updateTable('invoice').set({ viewed_at: at }).where(ownRow(tx, invoiceId)).execute();
}

/** Stores a quotation's answer; false if it was answered before. */
export async function writeAnswer(
  tx: CompanyTransaction,
  invoiceId: string,
  answer: 'accepted' | 'declined',
  at: Date,
): Promise<boolean> {
  const changed = await tx.queries
    .updateTable('invoice')
    .set({ answer, answered_at: at, version: sql`version + 1` })
    .where(ownRow(tx, invoiceId))
    .where('type', '=', 'quotation')
    .where('answer', 'is', null)
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** The company's names: the only company data a customer sees besides the document. */
export async function readPublicNames(tx: CompanyTransaction): Promise<{ name: string; name_zh: string | null }> {
  return tx.queries
    .selectFrom('company')
    .select(['name', 'name_zh'])
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
}
