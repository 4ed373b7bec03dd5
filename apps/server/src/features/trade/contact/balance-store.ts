import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** Codes of the receivable and payable control accounts. */
export interface ControlCodes {
  receivable: string;
  payable: string;
}

/**
 * Open amounts of each contact in base currency, as `(id, receivable, payable)`: what the contact owes the company
 * and what the company owes the contact. Covers the given contacts, or all. Postings of a merged contact count for
 * the contact it was merged into.
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

/** Open amounts of the given contacts; contacts without an open amount are left out. */
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
