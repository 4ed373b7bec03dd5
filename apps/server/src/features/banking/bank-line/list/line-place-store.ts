import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** A line's place in the printed order of its account. */
export interface LinePlace {
  date: Day;
  periodEnd: Day;
  lineNo: number;
  id: string;
}

/** The printed order: within a day, lines keep the order of their statement. */
export function printedOrder(down: boolean): RawBuilder<unknown> {
  const way = down ? 'desc' : 'asc';
  return sql.raw(`line.date ${way}, line.period_end ${way}, line.line_no ${way}, line.id ${way}`);
}

/** The line of a place and all that follow it, or all before it if the lines are read from the end. */
export function fromPlace({ date, periodEnd, lineNo, id }: LinePlace, down: boolean): RawBuilder<unknown> {
  return sql`(line.date, line.period_end, line.line_no, line.id) ${sql.raw(down ? '<=' : '>=')}
    (${date}::date, ${periodEnd}::date, ${lineNo}::int, ${id}::uuid)`;
}

/** Every so-many-th line of an account, from the first one on. */
export async function readPlaces(tx: CompanyTransaction, bankAccountId: string, step: number): Promise<LinePlace[]> {
  const { rows } = await sql<LinePlace>`
    select date, period_end as "periodEnd", line_no as "lineNo", id
      from (select line.date, line.period_end, line.line_no, line.id,
                   row_number() over (order by line.date, line.period_end, line.line_no, line.id) as number
              from bank_line line where line.company_id = ${tx.companyId} and line.bank_account_id = ${bankAccountId}) numbered
     where number % ${step} = 1 order by number`.execute(tx.queries);
  return rows;
}
