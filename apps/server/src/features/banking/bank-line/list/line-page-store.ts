import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../../platform/database/contains.ts';
import { sortColumn } from '../../../../platform/database/sort-column.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { hasOpenQuestion, lacksEvidence } from '../../bank-evidence/index.ts';
import type { StoredLine } from '../stored-line.ts';
import { fromPlace, printedOrder } from './line-place-store.ts';
import type { NearPlace } from './line-places.ts';
import { selectLines } from './line-select-store.ts';
import { isDown, type PageOfLines, readingOrder } from './reading-order.ts';

export interface LineFilter {
  bankAccountId: string;
  show: 'to_do' | 'coded' | 'all' | 'missing_evidence' | 'questions';
  q?: string | undefined;
  statementId?: string | undefined;
}

const SHOWN: Readonly<Record<LineFilter['show'], () => RawBuilder<unknown>>> = {
  all: () => sql`true`,
  to_do: () => sql`line.state in ('unreviewed', 'suggested')`,
  coded: () => sql`line.state not in ('unreviewed', 'suggested')`,
  missing_evidence: lacksEvidence,
  questions: hasOpenQuestion,
};

function filtered({ bankAccountId, show, q, statementId }: LineFilter): RawBuilder<unknown> {
  const conditions = [sql`line.bank_account_id = ${bankAccountId}`, SHOWN[show]()];
  if (statementId !== undefined) conditions.push(sql`line.statement_id = ${statementId}`);
  if (q) conditions.push(sql`(${contains(sql`line.description`, q)} or ${contains(sql`line.payee`, q)})`);
  return sql.join(conditions, sql` and `);
}

const SORTS: Readonly<Record<string, string>> = {
  payee: 'line.payee',
  description: 'line.description',
  amount: 'line.amount_minor',
  spent: '-line.amount_minor',
  received: 'line.amount_minor',
  balance: 'line.balance_minor',
  state: 'line.state',
};

function orderOf(sort: string, turned: boolean): RawBuilder<unknown> {
  const down = isDown(sort, turned);
  const column = sortColumn(SORTS, sort);
  const printed = printedOrder(down);
  return column === undefined ? printed : sql`${sql.raw(`${column} ${down ? 'desc' : 'asc'}`)}, ${printed}`;
}

/** A page of lines. `near`: a place on the way to its first line, where the lines are in their printed order. */
export async function pageOfLines(
  tx: CompanyTransaction,
  filter: LineFilter,
  page: PageOfLines,
  near: NearPlace | null = null,
): Promise<StoredLine[]> {
  const { fromEnd, down, limit, skipped } = readingOrder(page);
  if (limit <= 0) return [];
  const order = orderOf(page.sort ?? 'date', fromEnd);
  const from = near === null ? sql`true` : fromPlace(near.place, down);
  const ids = sql`select line.id from bank_line line
    where line.company_id = ${tx.companyId} and ${filtered(filter)} and ${from}
    order by ${order} limit ${limit} offset ${near?.apart ?? skipped}`;
  const lines = await selectLines(tx, sql`true`, sql`order by ${order}`, 'best', ids);
  return fromEnd ? lines.toReversed() : lines;
}

/** The same with the number of lines found, for a text that is looked for in every line: they are read once only. */
export async function searchLines(
  tx: CompanyTransaction,
  filter: LineFilter,
  { sort, limit, offset }: { sort?: string | undefined; limit: number; offset: number },
): Promise<{ lines: StoredLine[]; total: number }> {
  const order = orderOf(sort ?? 'date', false);
  const { rows } = await sql<{ id: string; total: number }>`
    select line.id, (count(*) over ())::int as total from bank_line line
     where line.company_id = ${tx.companyId} and ${filtered(filter)} order by ${order} limit ${limit} offset ${offset}`.execute(
    tx.queries,
  );
  const [first] = rows;
  if (first === undefined) return { lines: [], total: offset === 0 ? 0 : await countLines(tx, filter) };
  const ids = sql`line.id = any(${rows.map(({ id }) => id)}::uuid[])`;
  return { lines: await selectLines(tx, ids, sql`order by ${order}`), total: first.total };
}

/** Number of lines a filter selects: each of them is counted. */
export async function countLines(tx: CompanyTransaction, filter: LineFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from bank_line line
    where line.company_id = ${tx.companyId} and ${filtered(filter)}`.execute(tx.queries);
  return rows[0]?.total ?? 0;
}
