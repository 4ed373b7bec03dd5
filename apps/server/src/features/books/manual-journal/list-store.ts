import { type RawBuilder, type Selectable, sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { sortColumn } from '../../../platform/database/sort-column.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { ManualJournal } from '../../../platform/database/types.gen.ts';
import { type JournalState, type StoredJournal, toJournal } from './store.ts';

export interface JournalFilter {
  state?: JournalState | undefined;
  q?: string | undefined;
}

function matching(tx: CompanyTransaction, filter: JournalFilter): RawBuilder<unknown> {
  const conditions = [sql`company_id = ${tx.companyId}`];
  if (filter.state !== undefined) conditions.push(sql`state = ${filter.state}`);
  if (filter.q) {
    const { q } = filter;
    const columns = ['number', 'narration', 'reference'].map((column) => contains(sql.ref(column), q));
    conditions.push(sql`(${sql.join(columns, sql` or `)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Sortable columns of the list and what they sort by: MJ-10000 comes after MJ-9999. */
const SORTS: Readonly<Record<string, readonly string[]>> = {
  number: ['length(number)', 'number'],
  date: ['date'],
  narration: ['narration'],
  reference: ['reference'],
  total: ['total_minor'],
  state: ['state'],
  reverse_on: ['reverse_on'],
  updated_at: ['updated_at'],
};

function orderOf(sort: string | undefined): RawBuilder<unknown> {
  const descending = sort?.startsWith('-') ?? true;
  const columns = sortColumn(SORTS, sort) ?? ['created_at', 'length(number)', 'number'];
  const direction = descending ? 'desc nulls first' : 'asc nulls last';
  return sql.raw([...columns.map((column) => `${column} ${direction}`), 'created_at desc', 'id'].join(', '));
}

export async function pageOfJournals(
  tx: CompanyTransaction,
  filter: JournalFilter,
  page: { sort?: string | undefined; limit: number; offset: number },
): Promise<{ journal: StoredJournal; attachments: number }[]> {
  const { rows } = await sql<Selectable<ManualJournal> & { attachments: number }>`
    select page.*, (select count(*)::int from manual_journal_attachment attachment
                     where attachment.company_id = page.company_id and attachment.manual_journal_id = page.id) as attachments
      from (select * from manual_journal where ${matching(tx, filter)} order by ${orderOf(page.sort)}
             limit ${page.limit} offset ${page.offset}) page
     order by ${orderOf(page.sort)}`.execute(tx.queries);
  return rows.map(({ attachments, ...row }) => ({ journal: toJournal(row), attachments }));
}

export async function countJournals(tx: CompanyTransaction, filter: JournalFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from manual_journal where ${matching(tx, filter)}`.execute(tx.queries);
  return rows[0]?.total ?? 0;
}
