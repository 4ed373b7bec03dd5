import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { sortColumn } from '../../../platform/database/sort-column.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface MissingFilter {
  account_id?: string | undefined;
  q?: string | undefined;
}

export interface MissingRow {
  id: string;
  date: Day;
  bankAccountId: string;
  accountCode: string;
  currency: string;
  payee: string | null;
  description: string;
  amountMinor: bigint;
  coded: unknown;
  /** The oldest question that waits for an answer. */
  question: string | null;
  /** What the client answered last. */
  answered: { id: string; text: string | null; none: boolean } | null;
}

function filtered(tx: CompanyTransaction, { account_id: accountId, q }: MissingFilter): RawBuilder<unknown> {
  const conditions = [sql`line.company_id = ${tx.companyId} and line.lacks_evidence`];
  if (accountId !== undefined) conditions.push(sql`line.bank_account_id = ${accountId}`);
  if (q) {
    const amount = /^\d[\d,]*(\.\d+)?$/.test(q.trim()) ? q.replace(/[,.\s]/g, '') : null;
    const figure = amount === null ? sql`false` : sql`(-line.amount_minor)::text like ${`${amount}%`}`;
    conditions.push(sql`(${contains(sql`line.description`, q)} or ${contains(sql`line.payee`, q)} or ${figure})`);
  }
  return sql.join(conditions, sql` and `);
}

const SORTS: Readonly<Record<string, string>> = {
  date: 'line.date',
  payee: 'line.payee',
  amount: '-line.amount_minor',
};

/** A page of spent lines without a document, the newest first unless asked otherwise. */
export async function pageOfMissing(
  tx: CompanyTransaction,
  filter: MissingFilter,
  page: { sort?: string | undefined; limit: number; offset: number },
): Promise<MissingRow[]> {
  const sort = page.sort ?? '-date';
  const column = sortColumn(SORTS, sort) ?? 'line.date';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const order = sql.raw(`${column} ${direction} nulls last, line.date ${direction}, line.id ${direction}`);
  const { rows } = await sql<MissingRow>`
    select line.id, line.date, line.bank_account_id as "bankAccountId", account.account_code as "accountCode",
           account.currency, line.payee, line.description, line.amount_minor as "amountMinor", line.coded,
           (select question.text
              from (select text, at from bank_line_comment
                     where company_id = line.company_id and bank_line_id = line.id and kind <> 'comment' and answered_at is null
                    union all
                    select text, asked_at from client_question
                     where company_id = line.company_id and bank_line_id = line.id and state = 'open') question
             order by question.at limit 1) as question,
           (select jsonb_build_object('id', id, 'text', answer, 'none', answer_none) from client_question
             where company_id = line.company_id and bank_line_id = line.id and answered_at is not null and state <> 'withdrawn'
             order by answered_at desc limit 1) as answered
      from bank_line line
      join bank_account account on account.company_id = line.company_id and account.id = line.bank_account_id
     where ${filtered(tx, filter)} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(tx.queries);
  return rows;
}

export async function countMissingRows(tx: CompanyTransaction, filter: MissingFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from bank_line line where ${filtered(tx, filter)}`.execute(tx.queries);
  return rows[0]?.total ?? 0;
}
