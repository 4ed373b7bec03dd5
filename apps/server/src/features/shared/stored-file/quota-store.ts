import { sql } from 'kysely';
import { type CompanyTransaction, overAllPapers } from '../../../platform/database/transaction.ts';

/** What one company may use. Null: no limit. */
export interface Quota {
  storageMb: number | null;
  documentsADay: number | null;
}

/** The limits of this company, if an administrator gave it limits. */
export async function readOwnQuota({ queries, companyId }: CompanyTransaction): Promise<Quota | null> {
  const row = await queries
    .selectFrom('company_quota')
    .select(['storage_mb as storageMb', 'documents_a_day as documentsADay'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

export async function storedBytes(tx: CompanyTransaction): Promise<bigint> {
  const { rows } = await sql<{ bytes: bigint }>`
    select coalesce(sum(size_bytes), 0)::bigint as bytes from stored_file where company_id = ${tx.companyId}`.execute(
    tx.queries,
  );
  return rows[0]?.bytes ?? 0n;
}

/** How many documents arrived from midnight of that instant in Hong Kong on, without the parts of longer files. */
export function documentsOfDay(tx: CompanyTransaction, now: Date): Promise<number> {
  return overAllPapers(tx, async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from document
       where company_id = ${tx.companyId} and part_of is null and duplicate_of is null
         and uploaded_at >= date_trunc('day', ${now}::timestamptz, 'Asia/Hong_Kong')`.execute(tx.queries);
    return rows[0]?.count ?? 0;
  });
}
