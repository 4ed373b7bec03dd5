import { sql } from 'kysely';
import type { Quota } from '../../features/shared/stored-file/index.ts';
import type { Queries } from '../../platform/database/open.ts';

export interface CompanyUse {
  id: string;
  name: string;
  /** Null: the limits of the settings. */
  quota: Quota | null;
  bytes: bigint;
  /** Documents that arrived since midnight in Hong Kong. */
  today: number;
}

export async function companiesWithQuota(queries: Queries, now: Date): Promise<CompanyUse[]> {
  const { rows } = await sql<CompanyUse>`
    select company.id, company.name,
           case when quota.company_id is not null
                then jsonb_build_object('storageMb', quota.storage_mb, 'documentsADay', quota.documents_a_day) end as quota,
           (select coalesce(sum(size_bytes), 0)::bigint from stored_file where company_id = company.id) as bytes,
           (select count(*)::int from document
             where company_id = company.id and part_of is null and duplicate_of is null
               and uploaded_at >= date_trunc('day', ${now}::timestamptz, 'Asia/Hong_Kong')) as today
      from company left join company_quota quota on quota.company_id = company.id
     order by company.name, company.id`.execute(queries);
  return rows;
}

export async function writeQuota(
  queries: Queries,
  companyId: string,
  { storageMb, documentsADay }: Quota,
): Promise<void> {
  const limits = { storage_mb: storageMb, documents_a_day: documentsADay };
  await queries
    .insertInto('company_quota')
    .values({ company_id: companyId, ...limits })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(limits))
    .execute();
}

export async function removeQuota(queries: Queries, companyId: string): Promise<void> {
  await queries.deleteFrom('company_quota').where('company_id', '=', companyId).execute();
}

/** Writes the change into the log of the company. False if there is no such company. */
export async function noteQuota(
  queries: Queries,
  companyId: string,
  quota: Quota | null,
  by: string | null,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into audit_event (company_id, action, subject_type, subject_id, change)
    select id, 'quota_changed', 'company', id, ${JSON.stringify({ ...quota, by })}::jsonb from company where id = ${companyId}`.execute(
    queries,
  );
  return numAffectedRows === 1n;
}
