import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

/** The mail of a question, and how far its newest link got. */
export interface StoredQuestionMail {
  questionId: string;
  id: string;
  questions: number;
  expiresAt: Date | null;
  revokedAt: Date | null;
  openedAt: Date | null;
}

/** The questions are sent by this mail, to this address, and by no earlier one any more. */
export async function writeMail(
  tx: CompanyTransaction,
  ids: readonly string[],
  by: { mailId: string; email: string; language: string },
): Promise<void> {
  await tx.queries
    .updateTable('client_question')
    .set({ mail_id: by.mailId, email: by.email, language: by.language })
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', ids)
    .execute();
}

export async function readMailsOf(tx: CompanyTransaction, ids: readonly string[]): Promise<StoredQuestionMail[]> {
  const { rows } = await sql<StoredQuestionMail>`
    select question.id as "questionId", question.mail_id as id,
           (select count(*)::int from client_question other
             where other.company_id = question.company_id and other.mail_id = question.mail_id) as questions,
           link.expires_at as "expiresAt", link.revoked_at as "revokedAt", link.first_opened_at as "openedAt"
      from client_question question
      left join lateral (select expires_at, revoked_at, first_opened_at from question_link
                          where company_id = question.company_id and mail_id = question.mail_id
                          order by created_at desc limit 1) link on true
     where question.company_id = ${tx.companyId} and question.id = any(${[...ids]}::uuid[])
       and question.mail_id is not null`.execute(tx.queries);
  return rows;
}

/** What a mail asks that is not done with, in the order it was asked. */
export async function standingOfMail(tx: CompanyTransaction, mailId: string): Promise<string[]> {
  const rows = await tx.queries
    .selectFrom('client_question')
    .select('id')
    .where('company_id', '=', tx.companyId)
    .where('mail_id', '=', mailId)
    .where('state', 'in', ['open', 'answered'])
    .orderBy('number')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many questions a mail asks, and how many files came for them. */
export async function countOfMail(
  tx: CompanyTransaction,
  mailId: string,
): Promise<{ questions: number; files: number }> {
  const { rows } = await sql<{ questions: number; files: number }>`
    select count(distinct question.id)::int as questions, count(sent.document_id)::int as files
      from client_question question
      left join client_question_document sent on sent.company_id = question.company_id and sent.question_id = question.id
     where question.company_id = ${tx.companyId} and question.mail_id = ${mailId}`.execute(tx.queries);
  return rows[0] ?? { questions: 0, files: 0 };
}

/** A mail that is to be sent, held until the transaction ends; null when it was given up, or left, meanwhile. */
export async function holdQueued(tx: CompanyTransaction, mailId: string): Promise<{ createdBy: string | null } | null> {
  const row = await tx.queries
    .selectFrom('outgoing_mail')
    .select('created_by as createdBy')
    .where(ownRow(tx, mailId))
    .where('state', '=', 'queued')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
