import type { AssetPostingKind, Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { sortColumn } from '../../../platform/database/sort-column.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface RegisterFilter {
  state: 'held' | 'disposed' | 'all';
  q?: string | undefined;
}

/** Whether an asset is among those of postings of some kinds, in effect or reversed: a set that is found once. */
function isAmong(
  tx: CompanyTransaction,
  kinds: readonly AssetPostingKind[],
  are: 'in effect' | 'reversed',
): RawBuilder<boolean> {
  const isReversed = are === 'reversed' ? sql`is not null` : sql`is null`;
  return sql<boolean>`asset.id in (select line.asset_id from asset_posting posting
      join asset_line line on line.company_id = posting.company_id and line.posting_id = posting.id
     where posting.company_id = ${tx.companyId} and posting.kind = any(${[...kinds]}::text[])
       and posting.reversed_on ${isReversed})`;
}

function matching(tx: CompanyTransaction, { state, q }: RegisterFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`asset.company_id = ${tx.companyId}`];
  // An asset is recorded once: if that was reversed, it is removed for good.
  if (state !== 'all') conditions.push(sql`not ${isAmong(tx, ['opening', 'addition'], 'reversed')}`);
  if (state === 'held') conditions.push(sql`not ${isAmong(tx, ['disposal'], 'in effect')}`);
  if (state === 'disposed') conditions.push(isAmong(tx, ['disposal'], 'in effect'));
  if (q) {
    const columns = ['asset.number', 'asset.name', 'asset.supplier'].map((column) => contains(sql.ref(column), q));
    conditions.push(sql`(${sql.join(columns, sql` or `)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Sortable columns and what they sort by. */
const SORTS: Readonly<Record<string, readonly string[]>> = {
  number: ['length(asset.number)', 'asset.number'],
  name: ['asset.name'],
  acquired_on: ['asset.acquired_on'],
  in_use_on: ['asset.in_use_on'],
};

function orderOf(sort: string | undefined): RawBuilder<unknown> {
  const columns = sortColumn(SORTS, sort) ?? SORTS.number ?? [];
  const direction = sort?.startsWith('-') ? 'desc' : 'asc';
  return sql.raw([...columns.map((column) => `${column} ${direction}`), 'asset.id'].join(', '));
}

/** The ids of a page of the register, in its order. */
export async function pageOfAssets(
  tx: CompanyTransaction,
  filter: RegisterFilter,
  page: { sort?: string | undefined; limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asset.id from fixed_asset asset where ${matching(tx, filter)}
     order by ${orderOf(page.sort)} limit ${page.limit} offset ${page.offset}`.execute(tx.queries);
  return rows.map((row) => row.id);
}

export async function countAssets(tx: CompanyTransaction, filter: RegisterFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from fixed_asset asset where ${matching(tx, filter)}`.execute(tx.queries);
  return rows[0]?.total ?? 0;
}

/** Whether an `asset` is held: those that a depreciation run looks at. */
export function isHeld(tx: CompanyTransaction): RawBuilder<unknown> {
  return matching(tx, { state: 'held' });
}

export interface SumOfDay {
  classId: string;
  kind: AssetPostingKind;
  date: Day;
  costMinor: bigint;
  depreciationMinor: bigint;
}

/**
 * What was recorded, by class, kind and day, as triggers keep it. A posting that was reversed counts on its day and, negative,
 * on the day of its reversal, as its journal does; one without a journal counts not at all. A transfer counts in both of its
 * classes.
 */
export async function sumsByDay(tx: CompanyTransaction): Promise<SumOfDay[]> {
  const { rows } = await sql<SumOfDay>`
    select class_id as "classId", kind, date, cost_minor as "costMinor", depreciation_minor as "depreciationMinor"
      from asset_sum where company_id = ${tx.companyId} and line_count > 0 order by date`.execute(tx.queries);
  return rows;
}
