import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type Coding, type StandingSuggestion, type StoredLine, storedLine, TO_DO } from './stored-line.ts';

const TO_DO_STATES: readonly string[] = TO_DO;

function columns(): RawBuilder<unknown> {
  return sql`
    line.id, line.statement_id as "statementId", line.bank_account_id as "bankAccountId",
    account.account_code as "accountCode", account.currency, line.date, line.hint, line.payee, line.description,
    line.amount_minor as "amountMinor", line.balance_minor as "balanceMinor", line.state, line.suggestion, line.coded,
    line.entry_id as "entryId", line.page, line.box, statement.document_id as "documentId"`;
}

function lines(): RawBuilder<unknown> {
  return sql`bank_line line
      join bank_account account on account.company_id = line.company_id and account.id = line.bank_account_id
      join bank_statement statement on statement.company_id = line.company_id and statement.id = line.statement_id`;
}

async function select(
  tx: CompanyTransaction,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<StoredLine[]> {
  const { rows } = await sql`select ${columns()} from ${lines()}
    where line.company_id = ${tx.companyId} and ${where} ${rest}`.execute(tx.queries);
  return rows.map((row) => storedLine.parse(row));
}

export async function readLine(tx: CompanyTransaction, id: string): Promise<StoredLine | null> {
  return (await select(tx, sql`line.id = ${id}`, sql``))[0] ?? null;
}

/** The line, locked to the end of the transaction. */
export async function lockLine(tx: CompanyTransaction, id: string): Promise<StoredLine | null> {
  return (await select(tx, sql`line.id = ${id}`, sql`for update of line`))[0] ?? null;
}

export interface LineFilter {
  bankAccountId: string;
  show: 'to_do' | 'coded' | 'all';
  q?: string | undefined;
}

function filtered(filter: LineFilter): RawBuilder<unknown> {
  const conditions = [sql`line.bank_account_id = ${filter.bankAccountId}`];
  if (filter.show === 'to_do') conditions.push(sql`line.state = any(${[...TO_DO_STATES]}::text[])`);
  if (filter.show === 'coded') conditions.push(sql`not line.state = any(${[...TO_DO_STATES]}::text[])`);
  if (filter.q) {
    const pattern = `%${filter.q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    conditions.push(sql`(line.description ilike ${pattern} or line.payee ilike ${pattern})`);
  }
  return sql.join(conditions, sql` and `);
}

const SORTS: Readonly<Record<string, string>> = {
  date: 'line.date',
  payee: 'line.payee',
  description: 'line.description',
  amount: 'line.amount_minor',
  spent: '-line.amount_minor',
  received: 'line.amount_minor',
  balance: 'line.balance_minor',
  state: 'line.state',
};

export async function pageOfLines(
  tx: CompanyTransaction,
  filter: LineFilter,
  page: { sort?: string | undefined; limit: number; offset: number },
): Promise<StoredLine[]> {
  const column = SORTS[(page.sort ?? 'date').replace(/^-/, '')] ?? 'line.date';
  const direction = page.sort?.startsWith('-') ? 'desc' : 'asc';
  const order = sql.raw(
    `${column} ${direction}, line.date ${direction}, statement.period_end ${direction}, line.line_no ${direction}`,
  );
  return select(tx, filtered(filter), sql`order by ${order} limit ${page.limit} offset ${page.offset}`);
}

export async function countLines(tx: CompanyTransaction, filter: LineFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from bank_line line
    where line.company_id = ${tx.companyId} and ${filtered(filter)}`.execute(tx.queries);
  return rows[0]?.total ?? 0;
}

/** Lines nobody has coded yet, of one account or of all others than it. */
export async function readToDo(
  tx: CompanyTransaction,
  of: { account: string } | { notAccount: string },
): Promise<StoredLine[]> {
  const account =
    'account' in of ? sql`line.bank_account_id = ${of.account}` : sql`line.bank_account_id <> ${of.notAccount}`;
  return select(
    tx,
    sql`${account} and line.state = any(${[...TO_DO_STATES]}::text[])`,
    sql`order by line.date, line.line_no limit 5000`,
  );
}

/** Lines nobody has coded yet of a currency whose amount lies in a range, the newest first. */
export async function readToDoBetween(
  tx: CompanyTransaction,
  { currency, amounts: [least, most] }: { currency: string; amounts: readonly [bigint, bigint] },
): Promise<StoredLine[]> {
  return select(
    tx,
    sql`account.currency = ${currency} and line.amount_minor between ${least} and ${most}
        and line.state = any(${[...TO_DO_STATES]}::text[])`,
    sql`order by line.date desc, line.line_no limit 2000`,
  );
}

/** The newest lines coded to accounts, for what a payee usually is. */
export async function readClassified(tx: CompanyTransaction, limit: number): Promise<StoredLine[]> {
  return select(tx, sql`line.state = 'classified'`, sql`order by line.date desc limit ${limit}`);
}

export async function writeCoding(
  tx: CompanyTransaction,
  id: string,
  set: { state: StoredLine['state']; coded: Coding | null; entryId: string | null },
): Promise<void> {
  await tx.queries
    .updateTable('bank_line')
    .set({
      state: set.state,
      coded: set.coded === null ? null : JSON.stringify(set.coded),
      entry_id: set.entryId,
      suggestion: null,
      version: sql`version + 1`,
    })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .execute();
}

/** Keeps what each to-do line seems to be; a line without a suggestion is unreviewed. */
export async function writeSuggestions(
  tx: CompanyTransaction,
  found: readonly { id: string; suggestion: StandingSuggestion | null }[],
): Promise<void> {
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  const suggestions = found.map(({ suggestion }) => (suggestion === null ? null : JSON.stringify(suggestion)));
  await sql`
    update bank_line line
       set suggestion = found.suggestion::jsonb, state = case when found.suggestion is null then 'unreviewed' else 'suggested' end
      from unnest(${ids}::uuid[], ${suggestions}::text[]) as found(id, suggestion)
     where line.company_id = ${tx.companyId} and line.id = found.id and line.state = any(${[...TO_DO_STATES]}::text[])`.execute(
    tx.queries,
  );
}

export interface NewLine {
  lineNo: number;
  date: string;
  hint: string | null;
  payee: string | null;
  description: string;
  amountMinor: bigint;
  balanceMinor: bigint | null;
  page: number | null;
  box: unknown;
  duplicate: boolean;
}

export async function insertLines(
  tx: CompanyTransaction,
  statement: { id: string; bankAccountId: string },
  rows: readonly NewLine[],
): Promise<void> {
  const excluded: Coding = { kind: 'exclude', posted: false, about: ['duplicate'], moneyId: null, mirrorLineId: null };
  for (let start = 0; start < rows.length; start += 500) {
    const values = rows.slice(start, start + 500).map((row) => ({
      company_id: tx.companyId,
      statement_id: statement.id,
      bank_account_id: statement.bankAccountId,
      line_no: row.lineNo,
      date: row.date,
      hint: row.hint,
      payee: row.payee,
      description: row.description,
      amount_minor: row.amountMinor,
      balance_minor: row.balanceMinor,
      page: row.page,
      box: row.box === null ? null : JSON.stringify(row.box),
      state: row.duplicate ? 'excluded' : 'unreviewed',
      coded: row.duplicate ? JSON.stringify(excluded) : null,
    }));
    await tx.queries.insertInto('bank_line').values(values).execute();
  }
}

/** What stands on earlier statements of the account in a range of days, to tell lines that come a second time. */
export async function readEarlier(
  tx: CompanyTransaction,
  bankAccountId: string,
  days: { from: string; to: string },
): Promise<{ date: string; amountMinor: bigint; balanceMinor: bigint | null; description: string }[]> {
  return tx.queries
    .selectFrom('bank_line')
    .select(['date', 'amount_minor as amountMinor', 'balance_minor as balanceMinor', 'description'])
    .where('company_id', '=', tx.companyId)
    .where('bank_account_id', '=', bankAccountId)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .execute();
}
