import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** Answers of one company that one user was not yet notified of. */
export interface Untold {
  companyId: string;
  askedBy: string;
  /** The practice that answered; null if the client did. */
  toPractice: string | null;
  ids: string[];
}

/** Answers given before a point in time that no user was notified of. */
export async function untoldBefore(queries: Queries, before: Date): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select company_id as "companyId", asked_by as "askedBy", to_practice as "toPractice", array_agg(id order by number) as ids
      from client_question
     where state = 'answered' and told_at is null and asked_by is not null
     group by company_id, asked_by, to_practice having max(answered_at) <= ${before} limit 500`.execute(queries);
  return rows;
}

/** The same for the questions of one mail, whenever they were answered. */
export async function untoldOfMail(
  queries: Queries,
  { companyId, mailId }: { companyId: string; mailId: string },
): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select company_id as "companyId", asked_by as "askedBy", to_practice as "toPractice", array_agg(id order by number) as ids
      from client_question
     where company_id = ${companyId} and mail_id = ${mailId} and state = 'answered' and told_at is null
       and asked_by is not null
     group by company_id, asked_by, to_practice`.execute(queries);
  return rows;
}

/** Marks the answers as notified; returns those that were not marked before. */
export async function markTold(tx: CompanyTransaction, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await tx.queries
    .updateTable('client_question')
    .set({ told_at: at })
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', ids)
    .where('state', '=', 'answered')
    .where('told_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
