import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open.ts';

/** Something that failed and waits for a person. */
export interface FailedItem {
  companyId: string;
  id: string;
  company: string;
  at: Date;
  /** A code such as `file_missing`. */
  problem: string;
}

export async function failedDocuments(queries: Queries): Promise<FailedItem[]> {
  const { rows } = await sql<FailedItem>`
    select document.company_id as "companyId", document.id, company.name as company, document.uploaded_at as at,
           coalesce(document.problem->>'code', 'unknown') as problem
      from document join company on company.id = document.company_id
     where document.state = 'failed' order by document.uploaded_at`.execute(queries);
  return rows;
}

export async function failedMails(queries: Queries): Promise<FailedItem[]> {
  const { rows } = await sql<FailedItem>`
    select mail.company_id as "companyId", mail.id, company.name as company, mail.created_at as at,
           coalesce(mail.last_error->>'word', mail.last_error->>'code', 'unknown') as problem
      from outgoing_mail mail join company on company.id = mail.company_id
     where mail.state = 'failed' order by mail.created_at`.execute(queries);
  return rows;
}
