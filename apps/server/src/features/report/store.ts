import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** Σ of the lines of a control account that name a document, up to a day: what the aged report adds up to. */
export async function sumDocuments(tx: CompanyTransaction, accountCode: string, upTo: string): Promise<bigint> {
  const { rows } = await sql<{ net_minor: bigint }>`
    select coalesce(sum(debit_minor - credit_minor), 0)::bigint as net_minor
      from journal_line
     where company_id = ${tx.companyId} and account_code = ${accountCode} and date <= ${upTo} and document_ref is not null`.execute(
    tx.queries,
  );
  return rows[0]?.net_minor ?? 0n;
}
