import type { loanMethod, loanType } from '@folio/contract';
import type { PlannedInstalment } from '@folio/ledger';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** What a loan has besides the terms of every schedule. */
export interface StoredLoan {
  type: z.infer<typeof loanType>;
  method: z.infer<typeof loanMethod>;
  /** Percent for a year; null for an imported table. */
  yearlyRate: string | null;
  paymentAccount: string;
  /** As agreed with the lender, by day. */
  instalments: PlannedInstalment[];
}

/** The loans among schedules, by the id of their schedule. */
export async function readLoans(tx: CompanyTransaction, ids: readonly string[]): Promise<Map<string, StoredLoan>> {
  const { rows } = await sql<Omit<StoredLoan, 'instalments'> & { id: string }>`
    select schedule_id as id, type, method, yearly_rate as "yearlyRate", payment_account as "paymentAccount"
      from schedule_loan where company_id = ${tx.companyId} and schedule_id = any(${[...ids]}::uuid[])`.execute(
    tx.queries,
  );
  if (rows.length === 0) return new Map();
  const { rows: lines } = await sql<PlannedInstalment & { id: string }>`
    select schedule_id as id, due_on as "dueOn", interest_minor as "interestMinor", capital_minor as "capitalMinor"
      from schedule_instalment where company_id = ${tx.companyId} and schedule_id = any(${rows.map(({ id }) => id)}::uuid[])
     order by schedule_id, due_on`.execute(tx.queries);
  const byLoan = Map.groupBy(lines, ({ id }) => id);
  return new Map(rows.map(({ id, ...loan }) => [id, { ...loan, instalments: byLoan.get(id) ?? [] }]));
}

export async function insertLoan(
  tx: CompanyTransaction,
  scheduleId: string,
  { type, method, yearlyRate, paymentAccount, instalments }: StoredLoan,
): Promise<void> {
  const key = { company_id: tx.companyId, schedule_id: scheduleId };
  await tx.queries
    .insertInto('schedule_loan')
    .values({ ...key, type, method, yearly_rate: yearlyRate, payment_account: paymentAccount })
    .execute();
  const rows = instalments.map(({ dueOn, interestMinor, capitalMinor }) => ({
    ...key,
    due_on: dueOn,
    interest_minor: interestMinor,
    capital_minor: capitalMinor,
  }));
  await tx.queries.insertInto('schedule_instalment').values(rows).execute();
}
