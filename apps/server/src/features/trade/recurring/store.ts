import { type InvoiceDraft, invoiceDraft, type RecurringBody, type RecurringDetail } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

/** A recurring document as stored. `nextOn` null: it has ended. */
export interface StoredRecurring {
  id: string;
  name: string;
  type: RecurringDetail['type'];
  draft: InvoiceDraft;
  unit: RecurringDetail['unit'];
  every: number;
  startsOn: Day;
  endsOn: Day | null;
  mostTimes: number | null;
  dueDays: number | null;
  action: RecurringDetail['action'];
  state: RecurringDetail['state'];
  made: number;
  nextOn: Day | null;
  /** The error of the last attempt, as `keptRefusal` writes it. */
  lastError: string | null;
  version: number;
  /** The user in whose name documents are made; null if it was imported from elsewhere. */
  createdBy: string | null;
}

const typed = z.object({
  type: z.enum(['sales_invoice', 'purchase_bill']),
  unit: z.enum(['week', 'month', 'year']),
  action: z.enum(['draft', 'confirm', 'send']),
  state: z.enum(['active', 'paused', 'ended']),
  draft: invoiceDraft,
});

const COLUMNS = [
  'id',
  'name',
  'type',
  'draft',
  'unit',
  'every',
  'starts_on as startsOn',
  'ends_on as endsOn',
  'most_times as mostTimes',
  'due_days as dueDays',
  'action',
  'state',
  'made',
  'next_on as nextOn',
  'last_error as lastError',
  'version',
  'created_by as createdBy',
] as const;

function stored(tx: CompanyTransaction) {
  return tx.queries.selectFrom('recurring_invoice').select(COLUMNS).where('company_id', '=', tx.companyId);
}

/** Locks the row until the transaction ends; null if it does not exist. */
export async function lockRecurring(tx: CompanyTransaction, id: string): Promise<StoredRecurring | null> {
  const row = await stored(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : { ...row, ...typed.parse(row) };
}

export async function findRecurring(tx: CompanyTransaction, id: string): Promise<StoredRecurring | null> {
  const row = await stored(tx).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...row, ...typed.parse(row) };
}

/** The active ones that make a document up to a day. */
export async function activeRecurring(tx: CompanyTransaction, until: Day): Promise<StoredRecurring[]> {
  const rows = await stored(tx).where('state', '=', 'active').where('next_on', '<=', until).orderBy('id').execute();
  return rows.map((row) => ({ ...row, ...typed.parse(row) }));
}

interface ListFilter {
  type?: string | undefined;
  q?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of recurring documents, the next due first. */
export async function listRecurring(
  tx: CompanyTransaction,
  filter: ListFilter,
): Promise<{ rows: StoredRecurring[]; total: number }> {
  const matches = matching(filter);
  const rows = await stored(tx)
    .where(matches)
    .orderBy('next_on', (order) => order.asc().nullsLast())
    .orderBy('name')
    .orderBy('id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  const { total } = await tx.queries
    .selectFrom('recurring_invoice')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('company_id', '=', tx.companyId)
    .where(matches)
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => ({ ...row, ...typed.parse(row) })), total };
}

/** The drafts of all documents of a list that have not ended. */
export async function readDraftsToSum(
  tx: CompanyTransaction,
  filter: Pick<ListFilter, 'type' | 'q'>,
): Promise<InvoiceDraft[]> {
  const rows = await tx.queries
    .selectFrom('recurring_invoice')
    .select('draft')
    .where('company_id', '=', tx.companyId)
    .where(matching(filter))
    .where('state', '<>', 'ended')
    .execute();
  return rows.map(({ draft }) => invoiceDraft.parse(draft));
}

/** Filters by type, and by a word in its name or its contact's name. */
function matching({ type, q }: Pick<ListFilter, 'type' | 'q'>) {
  const pattern = `%${(q ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const ofType = type === undefined ? sql`true` : sql`type = ${type}`;
  return sql<boolean>`${ofType} and (name ilike ${pattern} or draft -> 'customer' ->> 'name' ilike ${pattern}
    or draft -> 'vendor' ->> 'name' ilike ${pattern})`;
}

function written(body: RecurringBody) {
  return {
    name: body.name,
    type: body.type,
    draft: JSON.stringify(body.draft),
    unit: body.unit,
    every: body.every,
    starts_on: body.starts_on,
    ends_on: body.ends_on,
    most_times: body.most_times,
    due_days: body.due_days,
    action: body.action,
  };
}

/** Stores a new one whose first day is `nextOn`; returns its id. */
export async function insertRecurring(
  tx: CompanyTransaction,
  body: RecurringBody,
  { nextOn, createdBy }: { nextOn: Day | null; createdBy: string },
): Promise<string> {
  const row = await tx.queries
    .insertInto('recurring_invoice')
    .values({ company_id: tx.companyId, ...written(body), next_on: nextOn, created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateRecurring(
  tx: CompanyTransaction,
  id: string,
  body: RecurringBody,
  nextOn: Day | null,
): Promise<void> {
  await tx.queries
    .updateTable('recurring_invoice')
    .set({ ...written(body), next_on: nextOn, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}

/** Updates its state: only the given fields are set. */
export async function setStanding(
  tx: CompanyTransaction,
  id: string,
  set: {
    state?: StoredRecurring['state'];
    nextOn?: Day | null;
    made?: number;
    lastError?: string | null;
    createdBy?: string;
  },
): Promise<void> {
  await tx.queries
    .updateTable('recurring_invoice')
    .set({
      version: sql`version + 1`,
      ...(set.state === undefined ? {} : { state: set.state }),
      ...(set.nextOn === undefined ? {} : { next_on: set.nextOn }),
      ...(set.made === undefined ? {} : { made: set.made }),
      ...(set.lastError === undefined ? {} : { last_error: set.lastError }),
      ...(set.createdBy === undefined ? {} : { created_by: set.createdBy }),
    })
    .where(ownRow(tx, id))
    .execute();
}

export async function deleteRecurring(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('recurring_invoice').where(ownRow(tx, id)).execute();
}
