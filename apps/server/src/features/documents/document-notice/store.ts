import type { Queries } from '../../../platform/database/open.ts';

export interface FailedDocument {
  name: string;
  company: string;
  userId: string;
  email: string;
  language: string;
}

/**
 * A document that could not be read, with its uploader if that user still has an account; null if there is no such
 * document.
 */
export async function readFailed(queries: Queries, companyId: string, id: string): Promise<FailedDocument | null> {
  const row = await queries
    .selectFrom('document')
    .innerJoin('company', 'company.id', 'document.company_id')
    .innerJoin('app_user as person', 'person.id', 'document.uploaded_by')
    .select(['document.name', 'company.name as company', 'person.id as userId', 'person.email', 'person.language'])
    .where('document.company_id', '=', companyId)
    .where('document.id', '=', id)
    .where('document.state', 'in', ['failed', 'unsupported'])
    .where('person.closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
