import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { sortColumn } from '../../../platform/database/sort-column.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type ControlCodes, openByContact } from './balance-store.ts';

export interface ContactFilter {
  q?: string | undefined;
  side?: 'customer' | 'supplier' | undefined;
  archived: 'true' | 'false' | 'all';
}

export interface ListedContact {
  id: string;
  name: string;
  name_zh: string | null;
  is_customer: boolean;
  is_supplier: boolean;
  email: string | null;
  phone: string | null;
  archived: boolean;
}

const fewestDigits = 4;

/** Characters used to format telephone numbers. */
const PHONE_SIGNS = ' ()+-./';

function searched(tx: CompanyTransaction, q: string): RawBuilder<unknown> {
  const digits = q.replace(/[\s()+-]/g, '');
  // All columns in one comparison: comparing without case takes most of the time of a search through very many
  // contacts.
  const parts = [
    contains(
      sql`(contact.name || E'\n' || coalesce(contact.name_zh, '') || E'\n' || coalesce(contact.email, '') || E'\n' || coalesce(contact.phone, ''))`,
      q,
    ),
    // The name of a merged contact finds the contact it was merged into.
    sql`contact.id in (select merged_into from contact merged where merged.company_id = ${tx.companyId}
          and merged_into is not null and (${contains(sql`merged.name`, q)} or ${contains(sql`merged.name_zh`, q)}))`,
  ];
  // "2345 6789" finds "+852 23456789".
  if (digits.length >= fewestDigits && /^\d+$/.test(digits))
    parts.push(sql`translate(contact.phone, ${PHONE_SIGNS}, '') like ${`%${digits}%`}`);
  return sql`(${sql.join(parts, sql` or `)})`;
}

function conditions(tx: CompanyTransaction, { q, side, archived }: ContactFilter): RawBuilder<unknown> {
  const parts = [sql`contact.company_id = ${tx.companyId} and contact.merged_into is null`];
  if (archived !== 'all') parts.push(sql`contact.archived_at is ${archived === 'true' ? sql`not null` : sql`null`}`);
  if (side === 'customer') parts.push(sql`contact.is_customer`);
  if (side === 'supplier') parts.push(sql`contact.is_supplier`);
  if (q) parts.push(searched(tx, q));
  return sql.join(parts, sql` and `);
}

const COLUMNS = sql`contact.id, contact.name, contact.name_zh, contact.is_customer, contact.is_supplier, contact.email,
  contact.phone, contact.archived_at is not null as archived`;

const BY_NAME = 'lower(contact.name)';
const SORTS: Readonly<Record<string, string>> = {
  name: BY_NAME,
  email: 'lower(contact.email)',
  phone: 'contact.phone',
  receivable: 'coalesce(open.receivable, 0)',
  payable: 'coalesce(open.payable, 0)',
};

/** The column of a sort key, and whether it needs the amounts. */
function orderOf(sort: string): [RawBuilder<unknown>, boolean] {
  const column = sortColumn(SORTS, sort) ?? BY_NAME;
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  // Sorting by name uses the order of the index.
  if (column === BY_NAME) return [sql.raw(`${BY_NAME} ${way}, contact.id ${way}`), false];
  return [sql.raw(`${column} ${way} nulls last, ${BY_NAME}, contact.id`), column.includes('open.')];
}

/**
 * A page of the matching contacts. `total`: the number of matches if the search read all of them anyway; else null.
 */
export async function readContactRows(
  tx: CompanyTransaction,
  filter: ContactFilter,
  page: { sort: string; limit: number; offset: number; codes: ControlCodes },
): Promise<(ListedContact & { total: number | null })[]> {
  const [order, isAmount] = orderOf(page.sort);
  const open = isAmount ? sql`left join (${openByContact(tx, page.codes)}) open on open.id = contact.id` : sql``;
  const total = filter.q ? sql`count(*) over ()::int` : sql`null::int`;
  const { rows } = await sql<ListedContact & { total: number | null }>`
    select ${COLUMNS}, ${total} as total from contact ${open} where ${conditions(tx, filter)}
     order by ${order}
     limit ${page.limit} offset ${page.offset}`.execute(tx.queries);
  return rows;
}

/** The open amounts of all matching contacts together, in base currency. */
export async function sumContacts(
  tx: CompanyTransaction,
  filter: ContactFilter,
  codes: ControlCodes,
): Promise<{ receivable: bigint; payable: bigint }> {
  const { rows } = await sql<{ receivable: string; payable: string }>`
    select coalesce(sum(open.receivable), 0)::text as receivable, coalesce(sum(open.payable), 0)::text as payable
      from (${openByContact(tx, codes)}) open join contact on contact.company_id = ${tx.companyId} and contact.id = open.id
     where ${conditions(tx, filter)}`.execute(tx.queries);
  return { receivable: BigInt(rows[0]?.receivable ?? 0), payable: BigInt(rows[0]?.payable ?? 0) };
}

export async function countContacts(tx: CompanyTransaction, filter: ContactFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from contact where ${conditions(tx, filter)}`.execute(tx.queries);
  return rows[0]?.total ?? 0;
}
