import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

export async function insertLink(
  tx: CompanyTransaction,
  link: { mailId: string; tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<string> {
  const row = await tx.queries
    .insertInto('question_link')
    .values({
      company_id: tx.companyId,
      mail_id: link.mailId,
      token_hash: link.tokenHash,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Removes a link whose mail was not sent, so that no client has it. */
export async function deleteUnopened(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('question_link').where(ownRow(tx, id)).where('first_opened_at', 'is', null).execute();
}

/** Revokes the links of mails. Links revoked earlier keep their time of revocation. */
export async function markRevoked(tx: CompanyTransaction, mailIds: readonly string[], at: Date): Promise<void> {
  await tx.queries
    .updateTable('question_link')
    .set({ revoked_at: at })
    .where('company_id', '=', tx.companyId)
    .where('mail_id', 'in', mailIds)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Cancels unsent mails, because sending one would create another link. */
export async function cancelUnsent(tx: CompanyTransaction, mailIds: readonly string[]): Promise<void> {
  await tx.queries
    .updateTable('outgoing_mail')
    .set({ state: 'cancelled', next_try_at: null })
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', mailIds)
    .where('state', 'in', ['queued', 'failed'])
    .execute();
}

export interface OpenedLink {
  companyId: string;
  linkId: string;
  mailId: string;
  expiresAt: Date;
  /** The caller works in these books, so the view is not the client's. */
  isOurs: boolean;
}

/**
 * Finds the mail for the hash of a token in a single query, whatever the result: an unknown token, an expired or
 * revoked link and an archived company all return null.
 */
export async function findOpenLink(
  queries: Queries,
  tokenHash: string,
  { now, userId }: { now: Date; userId: string | null },
): Promise<OpenedLink | null> {
  const { rows } = await sql<OpenedLink>`
    select link.company_id as "companyId", link.id as "linkId", link.mail_id as "mailId", link.expires_at as "expiresAt",
           exists (select from company_reach reach
                    where reach.company_id = link.company_id and reach.user_id = ${userId}::uuid) as "isOurs"
      from question_link link
      join company on company.id = link.company_id
     where link.token_hash = ${tokenHash} and link.revoked_at is null and link.expires_at > ${now}
       and company.state <> 'archived'`.execute(queries);
  return rows[0] ?? null;
}

/** Counts a view by the client. */
export async function noteOpened(tx: CompanyTransaction, linkId: string, at: Date): Promise<void> {
  await tx.queries
    .updateTable('question_link')
    .set({ last_opened_at: at, first_opened_at: sql`coalesce(first_opened_at, ${at})` })
    .where(ownRow(tx, linkId))
    .execute();
}
