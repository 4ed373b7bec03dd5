import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open.ts';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

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

/** Removes a link nobody was given: its mail did not leave. */
export async function deleteUnopened(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries
    .deleteFrom('question_link')
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .where('first_opened_at', 'is', null)
    .execute();
}

/** Closes the links of mails; those that are closed keep their instant. */
export async function markRevoked(tx: CompanyTransaction, mailIds: readonly string[], at: Date): Promise<void> {
  await tx.queries
    .updateTable('question_link')
    .set({ revoked_at: at })
    .where('company_id', '=', tx.companyId)
    .where('mail_id', 'in', mailIds)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Gives a mail up that has not left: it would make a link of its own. */
export async function cancelUnsent(tx: CompanyTransaction, mailIds: readonly string[]): Promise<void> {
  await tx.queries
    .updateTable('outgoing_mail')
    .set({ state: 'cancelled', next_try_at: null })
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', mailIds)
    .where('state', 'in', ['queued', 'failed'])
    .execute();
}

/** What a token opens. */
export interface OpenedLink {
  companyId: string;
  linkId: string;
  mailId: string;
  expiresAt: Date;
  /** The one who asks for it works in these books: a look is not the client's. */
  isOurs: boolean;
}

/**
 * The mail behind the hash of a token, in one question whatever the answer: an unknown token, an expired or revoked link and an
 * archived company are all the same null.
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

/** Counts a client's look. */
export async function noteOpened(tx: CompanyTransaction, linkId: string, at: Date): Promise<void> {
  await tx.queries
    .updateTable('question_link')
    .set({ last_opened_at: at, first_opened_at: sql`coalesce(first_opened_at, ${at})` })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', linkId)
    .execute();
}
