import { type Day, payeeKey } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { Coding, HINTS, StoredLine } from '../stored-line.ts';
import type { LineText } from './duplicates.ts';

/** A line of a statement that comes in. */
export interface NewLine {
  date: Day;
  valueDate: Day | null;
  hint: (typeof HINTS)[number] | null;
  payee: string | null;
  description: string;
  /** What the bank prints as its reference, apart from the text. */
  reference: string | null;
  /** Signed: received positive. */
  amountMinor: bigint;
  balanceMinor: bigint | null;
  /** The row of a data file, from 1. */
  fileRow: number | null;
  page: number | null;
  box: object | null;
  flags: StoredLine['flags'];
  duplicate: boolean;
}

const BATCH = 1000;

const AS_DUPLICATE: Coding = {
  kind: 'exclude',
  posted: false,
  about: ['duplicate'],
  moneyId: null,
  mirrorLineId: null,
};

/** Puts the lines in, in their order; what came before is excluded. Suggestions are left to be worked out. */
export async function insertLines(
  tx: CompanyTransaction,
  statement: { id: string; bankAccountId: string },
  lines: readonly NewLine[],
): Promise<void> {
  for (let start = 0; start < lines.length; start += BATCH)
    await insertBatch(tx, statement, lines.slice(start, start + BATCH), start);
}

async function insertBatch(
  tx: CompanyTransaction,
  statement: { id: string; bankAccountId: string },
  lines: readonly NewLine[],
  before: number,
): Promise<void> {
  const of = <T>(value: (line: NewLine, index: number) => T) => lines.map(value);
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
  await sql`
    insert into bank_line (company_id, statement_id, bank_account_id, line_no, date, value_date, hint, payee, description,
                           reference, amount_minor, balance_minor, file_row, page, box, flags, payee_key, period_end,
                           state, coded)
    select ${tx.companyId}, ${statement.id}, ${statement.bankAccountId}, line_no, date, value_date, hint, payee, description,
           reference, amount_minor, balance_minor, file_row, page, box::jsonb, flags::jsonb, payee_key,
           (select statement.period_end from bank_statement statement
             where statement.company_id = ${tx.companyId} and statement.id = ${statement.id}),
           case when duplicate then 'excluded' else 'unreviewed' end,
           case when duplicate then ${JSON.stringify(AS_DUPLICATE)}::jsonb end
      from unnest(${of((_, index) => before + index + 1)}::int[], ${of((line) => line.date)}::date[],
                  ${of((line) => line.valueDate)}::date[], ${of((line) => line.hint)}::text[],
                  ${of((line) => line.payee)}::text[], ${of((line) => line.description)}::text[],
                  ${of((line) => line.reference)}::text[], ${of((line) => String(line.amountMinor))}::bigint[],
                  ${of((line) => line.balanceMinor?.toString() ?? null)}::bigint[],
                  ${of((line) => line.fileRow)}::int[], ${of((line) => line.page)}::int[],
                  ${of((line) => json(line.box))}::text[], ${of((line) => JSON.stringify(line.flags))}::text[],
                  ${of(payeeKey)}::text[], ${of((line) => line.duplicate)}::boolean[])
           as line(line_no, date, value_date, hint, payee, description, reference, amount_minor, balance_minor, file_row,
                   page, box, flags, payee_key, duplicate)`.execute(tx.queries);
}

/** Lines of the account's statements in a range of days, in their order; copies of others are not among them. */
export async function readEarlier(
  tx: CompanyTransaction,
  bankAccountId: string,
  days: { from: Day; to: Day },
): Promise<LineText[]> {
  const { rows } = await sql<LineText>`
    select line.date, line.amount_minor as "amountMinor", line.balance_minor as "balanceMinor", line.description
      from bank_line line
      join bank_statement statement on statement.company_id = line.company_id and statement.id = line.statement_id
     where line.company_id = ${tx.companyId} and line.bank_account_id = ${bankAccountId}
       and line.date between ${days.from} and ${days.to}
       and not (line.state = 'excluded' and line.coded -> 'about' ->> 0 = 'duplicate')
     order by line.date, statement.period_end, statement.created_at, line.line_no`.execute(tx.queries);
  return rows;
}

/** The days a statement says something about: `exact` where it is of whole days by its own word, as a printed one is. */
export interface CoveredDays {
  first: Day;
  last: Day;
  exact: boolean;
}

/** What the account's statements cover that touch a range of days. */
export async function readCovered(
  tx: CompanyTransaction,
  bankAccountId: string,
  days: { from: Day; to: Day },
): Promise<CoveredDays[]> {
  const { rows } = await sql<CoveredDays>`
    select case when lines.from_file then lines.first else least(statement.period_start, lines.first) end as first,
           case when lines.from_file then lines.last else greatest(statement.period_end, lines.last) end as last,
           not lines.from_file as exact
      from bank_statement statement,
           lateral (select min(line.date) as first, max(line.date) as last,
                           coalesce(bool_or(line.file_row is not null), false) as from_file
                      from bank_line line
                     where line.company_id = statement.company_id and line.statement_id = statement.id) lines
     where statement.company_id = ${tx.companyId} and statement.bank_account_id = ${bankAccountId}
       and statement.period_end >= ${days.from} and coalesce(statement.period_start, ${days.to}::date) <= ${days.to}::date
       and lines.first is not null`.execute(tx.queries);
  return rows;
}
