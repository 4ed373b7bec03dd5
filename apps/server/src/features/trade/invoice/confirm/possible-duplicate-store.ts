import type { InvoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** A document with the same number, or the same total and day, as the one being checked. */
export interface AlikeCandidate {
  id: string;
  contactId: string | null;
  contactName: string;
  sameNumber: boolean;
}

const MAX_CANDIDATES = 200;

/** `contactIds`: all ids of the contact, if known; documents that name no contact by id are found too. */
export interface AlikeAsked {
  id: string | null;
  type: InvoiceType;
  contactIds: readonly string[] | null;
}

const COLUMNS = sql`invoice.id, contact.root_id as "contactId", coalesce(contact.name, invoice.contact_name) as "contactName"`;

/** Each search uses a separate index; voided and rejected documents do not count as duplicates. */
function standing(tx: CompanyTransaction, asked: AlikeAsked, found: RawBuilder<unknown>): RawBuilder<unknown> {
  const { id, type, contactIds } = asked;
  const ofContact =
    contactIds === null
      ? sql``
      : sql`and (invoice.contact_id is null or invoice.contact_id = any(${[...contactIds]}::uuid[]))`;
  return sql`
      from invoice
      left join contact_root contact on contact.company_id = invoice.company_id and contact.id = invoice.contact_id
     where invoice.company_id = ${tx.companyId} and ${found} and invoice.type = ${type} ${ofContact}
       and invoice.voided_on is null and invoice.confirm_status <> 'rejected' and invoice.id is distinct from ${id}::uuid
     limit ${MAX_CANDIDATES}`;
}

export async function sameNumber(
  tx: CompanyTransaction,
  asked: AlikeAsked & { number: string },
): Promise<AlikeCandidate[]> {
  const found = sql`invoice.number = ${asked.number}`;
  const { rows } = await sql<AlikeCandidate>`
    select ${COLUMNS}, true as "sameNumber" ${standing(tx, asked, found)}`.execute(tx.queries);
  return rows;
}

/** Documents with the same total in the same currency between two days. */
export async function sameTotal(
  tx: CompanyTransaction,
  asked: AlikeAsked & { totalMinor: bigint; currency: string; from: Day; to: Day },
): Promise<AlikeCandidate[]> {
  const found = sql`invoice.total_minor = ${asked.totalMinor} and invoice.currency = ${asked.currency}
       and invoice.issue_date between ${asked.from} and ${asked.to}`;
  const { rows } = await sql<AlikeCandidate>`
    select ${COLUMNS}, false as "sameNumber" ${standing(tx, asked, found)}`.execute(tx.queries);
  return rows;
}
