import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** The control accounts what is open stands on. */
export interface ControlCodes {
  receivable: string;
  payable: string;
}

/**
 * What is open with each contact in base currency, as `(id, receivable, payable)`: what they owe us, what we owe them. Of the
 * contacts named, or of all. What belongs to a merged contact counts for the one it is part of.
 */
export function openByContact(
  tx: CompanyTransaction,
  { receivable, payable }: ControlCodes,
  ids?: readonly string[],
): RawBuilder<unknown> {
  const among =
    ids === undefined
      ? sql``
      : sql`and (contact.id = any(${[...ids]}::uuid[]) or contact.merged_into = any(${[...ids]}::uuid[]))`;
  return sql`
    select coalesce(contact.merged_into, contact.id) as id,
           coalesce(sum(balance.open_base_minor) filter (where balance.account_code = ${receivable}), 0)::bigint as receivable,
           coalesce(-sum(balance.open_base_minor) filter (where balance.account_code = ${payable}), 0)::bigint as payable
      from contact
      join (select id, contact_id from invoice where company_id = ${tx.companyId} and confirm_status = 'confirmed'
            union all
            select id, contact_id from money_record where company_id = ${tx.companyId}) record on record.contact_id = contact.id
      join document_balance balance on balance.company_id = ${tx.companyId} and balance.document_ref = record.id
       and (balance.open_minor <> 0 or balance.open_base_minor <> 0)
     where contact.company_id = ${tx.companyId} ${among}
     group by 1`;
}

/** What is open with the contacts named; those nothing is open with are left out. */
export async function readOpenByContact(
  tx: CompanyTransaction,
  codes: ControlCodes,
  ids: readonly string[],
): Promise<Map<string, { receivable: bigint; payable: bigint }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    receivable: bigint;
    payable: bigint;
  }>`${openByContact(tx, codes, ids)}`.execute(tx.queries);
  return new Map(rows.map((row) => [row.id, row]));
}
