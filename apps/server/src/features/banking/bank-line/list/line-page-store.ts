import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../../platform/database/contains.ts';
import { sortColumn } from '../../../../platform/database/sort-column.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { hasOpenQuestion, lacksEvidence } from '../../bank-evidence/index.ts';
import { countStates } from '../../bank-statement/index.ts';
import type { StoredLine } from '../stored-line.ts';
import { selectLines } from './line-select-store.ts';

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

/** Within a day, lines keep the order of the printed statement. */
function orderOf(sort: string, turned: boolean): RawBuilder<unknown> {
  const down = sort.startsWith('-') !== turned ? 'desc' : 'asc';
  const column = sortColumn(SORTS, sort);
  const printed = `line.date ${down}, line.period_end ${down}, line.line_no ${down}, line.id ${down}`;
  return sql.raw(column === undefined ? printed : `${column} ${down}, ${printed}`);
}

/** A page of lines. `total` allows pages near the end to be read from the end. */
export async function pageOfLines(
  tx: CompanyTransaction,
  filter: LineFilter,
  page: { sort?: string | undefined; limit: number; offset: number; total: number },
): Promise<StoredLine[]> {
  const rest = page.total - page.offset - page.limit;
  const fromEnd = rest < page.offset;
  const limit = Math.min(page.limit, page.total - page.offset);
  if (limit <= 0) return [];
  const order = orderOf(page.sort ?? 'date', fromEnd);
  const offset = fromEnd ? Math.max(0, rest) : page.offset;
  const ids = sql`select line.id from bank_line line
    where line.company_id = ${tx.companyId} and ${filtered(filter)} order by ${order} limit ${limit} offset ${offset}`;
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

/** Number of lines a filter selects. Uses the counts stored with the statements if no other filter applies. */
export async function countLines(tx: CompanyTransaction, filter: LineFilter): Promise<number> {
  const { show, q, bankAccountId, statementId = null } = filter;
  if (!q && (show === 'all' || show === 'to_do' || show === 'coded')) {
    const counts = await countStates(tx, bankAccountId, statementId);
    return { all: counts.all, to_do: counts.toDo, coded: counts.coded }[show];
  }
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from bank_line line
    where line.company_id = ${tx.companyId} and ${filtered(filter)}`.execute(tx.queries);
  return rows[0]?.total ?? 0;
}
