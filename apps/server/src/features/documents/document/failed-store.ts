import type { Queries } from '../../../platform/database/open.ts';

/** Documents of all companies whose reading was given up, newest first. */
export async function failedRows(queries: Queries, limit: number) {
  return queries
    .selectFrom('document')
    .innerJoin('company', 'company.id', 'document.company_id')
    .select(['document.company_id as companyId', 'company.name as companyName', 'document.id', 'document.problem'])
    .select('document.uploaded_at as at')
    .where('document.state', '=', 'failed')
    .orderBy('document.uploaded_at', 'desc')
    .limit(limit)
    .execute();
}
