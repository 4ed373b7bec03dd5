import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

export interface TurnedLine {
  statementId: string;
  bankAccountId: string;
  date: Day;
  periodEnd: Day;
  payee: string | null;
  description: string;
  amountMinor: bigint;
  state: string;
}

/** The line, held until the transaction ends. */
export async function lockForFlip(tx: CompanyTransaction, id: string): Promise<TurnedLine | null> {
  const { rows } = await sql<TurnedLine>`
    select line.statement_id as "statementId", line.bank_account_id as "bankAccountId", line.date, line.payee,
           line.description, line.amount_minor as "amountMinor", line.state, statement.period_end as "periodEnd"
      from bank_line line
      join bank_statement statement on statement.company_id = line.company_id and statement.id = line.statement_id
     where line.company_id = ${tx.companyId} and line.id = ${id} for update of line`.execute(tx.queries);
  return rows[0] ?? null;
}

/** What was suggested, and refused, was about money that went the other way. */
export async function turnLine(
  tx: CompanyTransaction,
  id: string,
  set: { amountMinor: bigint; payeeKey: string },
): Promise<void> {
  await tx.queries
    .updateTable('bank_line')
    .set({
      amount_minor: set.amountMinor,
      payee_key: set.payeeKey,
      state: 'unreviewed',
      candidates: '[]',
      refused: '[]',
      stale: true,
      version: sql`version + 1`,
    })
    .where(ownRow(tx, id))
    .execute();
}
