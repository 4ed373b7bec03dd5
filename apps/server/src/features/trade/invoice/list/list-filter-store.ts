import type { InvoiceAge, InvoiceState, InvoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../../platform/database/contains.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type AgeSpan, ageSpans } from './invoice-age.ts';

/** Quotations have a separate list: they owe nothing and post nothing. */
export type InvoiceList = 'sales' | 'purchases' | 'quotations';

/** The filter of a list. Empty `states` and `statuses` match all; `contactIds` are all ids of one contact. */
export interface InvoiceFilter {
  list: InvoiceList;
  today: Day;
  states: readonly string[];
  statuses: readonly string[];
  type?: InvoiceType | undefined;
  age?: InvoiceAge | undefined;
  contactIds?: readonly string[] | undefined;
  currency?: string | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  search?: Search | undefined;
  ids?: readonly string[] | undefined;
}

/** The search words, and the amounts they may be: minor units by currency. */
export interface Search {
  words: string;
  amounts: ReadonlyMap<string, bigint>;
}

/** The state on a day; `invoiceStateOf` is the same rule. */
export function stateOn(today: Day): RawBuilder<InvoiceState> {
  return sql<InvoiceState>`
    case when standing.stage <> 'draft' and standing.voided_on <= ${today} then 'voided'
         when standing.late_after >= ${today} then standing.stage
         when standing.stage = 'open' then 'expired' else 'overdue' end`;
}

/** The age on a day; null for all but invoices and bills with an amount due. */
export function ageOn(today: Day): RawBuilder<InvoiceAge | null> {
  const cases = ageSpans(today).map((span) => sql`when ${isOfSpan(span)} then ${span.age}`);
  return sql<InvoiceAge | null>`case when not (${isAged(today)}) then null ${sql.join(cases, sql` `)} end`;
}

/** `late_after` is the due date of a document with an amount due, and `infinity` for one that is never late. */
function isOfSpan({ from, to }: AgeSpan): RawBuilder<boolean> {
  if (to === null) return sql`standing.late_after >= ${from}`;
  return from === null ? sql`standing.late_after <= ${to}` : sql`standing.late_after between ${from} and ${to}`;
}

function isAged(today: Day): RawBuilder<boolean> {
  return sql`standing.stage in ('unpaid', 'partly_paid') and standing.voided_on > ${today}`;
}

/** True if the stored sums can answer a filter: it needs no field that only the documents hold. */
export function isSummed({ contactIds, from, to, search, ids }: InvoiceFilter): boolean {
  return [contactIds, from, to, search, ids].every((asked) => asked === undefined);
}

/** The stored stages that each state covers: the index on stages then finds the few matching rows. */
const STAGES: Readonly<Record<string, readonly string[]>> = {
  overdue: ['unpaid', 'partly_paid'],
  expired: ['open'],
};

function stagesOf(states: readonly string[]): string[] | null {
  if (states.length === 0 || states.includes('voided')) return null;
  return [...new Set(states.flatMap((state) => STAGES[state] ?? [state]))];
}

/** The conditions of a filter on `standing`, a row of `invoice_standing` or of `invoice_sum`. */
export function conditions(tx: CompanyTransaction, filter: InvoiceFilter): RawBuilder<unknown> {
  const { list, type, age, currency, states, statuses, today } = filter;
  const wanted = [sql`standing.company_id = ${tx.companyId}`, sql`standing.list = ${list}`];
  if (type !== undefined) wanted.push(sql`standing.type = ${type}`);
  const span = ageSpans(today).find((one) => one.age === age);
  if (span !== undefined) wanted.push(isAged(today), isOfSpan(span));
  if (currency !== undefined) wanted.push(sql`standing.currency = ${currency}`);
  if (statuses.length > 0) wanted.push(sql`standing.confirm_status = any(${[...statuses]}::text[])`);
  const stages = stagesOf(states);
  if (stages !== null) wanted.push(sql`standing.stage = any(${stages}::text[])`);
  if (states.length > 0) wanted.push(sql`(${stateOn(today)}) = any(${[...states]}::text[])`);
  return sql.join([...wanted, ...ofDocuments(tx, filter)], sql` and `);
}

function ofDocuments(
  tx: CompanyTransaction,
  { contactIds, from, to, search, ids }: InvoiceFilter,
): RawBuilder<unknown>[] {
  const wanted: RawBuilder<unknown>[] = [];
  if (ids !== undefined) wanted.push(sql`standing.invoice_id = any(${[...ids]}::uuid[])`);
  if (contactIds !== undefined) wanted.push(sql`standing.contact_id = any(${[...contactIds]}::uuid[])`);
  if (from !== undefined) wanted.push(sql`standing.issue_date >= ${from}`);
  if (to !== undefined) wanted.push(sql`standing.issue_date <= ${to}`);
  if (search !== undefined) wanted.push(found(tx, search));
  return wanted;
}

function found(tx: CompanyTransaction, { words, amounts }: Search): RawBuilder<unknown> {
  const has = (column: string) => contains(sql.ref(column), words);
  const named = sql`
    (${has('standing.number')} or ${has('standing.reference')} or ${has('standing.contact_name')}
     or standing.contact_id in (select contact.id from contact_root contact
          where contact.company_id = ${tx.companyId} and (${has('contact.name')} or ${has('contact.name_zh')})))`;
  const amount = [...amounts].map(
    ([currency, minor]) => sql`
      standing.currency = ${currency} and abs(standing.total_minor) = ${minor}
      or standing.currency = ${currency} and abs(standing.open_minor) = ${minor}`,
  );
  return sql`(${sql.join([named, ...amount], sql` or `)})`;
}
