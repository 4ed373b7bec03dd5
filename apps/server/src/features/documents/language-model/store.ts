import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** Whether the company's owner allows a language model to read its documents. */
export async function readAllowed(tx: CompanyTransaction): Promise<boolean> {
  const row = await tx.queries
    .selectFrom('company')
    .select('language_model')
    .where('id', '=', tx.companyId)
    .executeTakeFirst();
  return row?.language_model ?? false;
}

export async function allow(tx: CompanyTransaction, allowed: boolean): Promise<void> {
  await tx.queries.updateTable('company').set({ language_model: allowed }).where('id', '=', tx.companyId).execute();
}

export interface ModelUse {
  calls: number;
  tokens: number;
}

/** What was used in the calendar month of `day`. */
export async function readUse(tx: CompanyTransaction, day: string): Promise<ModelUse> {
  const row = await tx.queries
    .selectFrom('language_model_use')
    .select(sql<string>`coalesce(sum(calls), 0)`.as('calls'))
    .select(sql<string>`coalesce(sum(input_tokens + output_tokens), 0)`.as('tokens'))
    .where('day', '>=', sql<string>`date_trunc('month', ${day}::date)::date`)
    .where('day', '<', sql<string>`(date_trunc('month', ${day}::date) + interval '1 month')::date`)
    .executeTakeFirstOrThrow();
  return { calls: Number(row.calls), tokens: Number(row.tokens) };
}

export async function countUse(
  tx: CompanyTransaction,
  day: string,
  used: { inputTokens: number; outputTokens: number },
): Promise<void> {
  const input = BigInt(used.inputTokens);
  const output = BigInt(used.outputTokens);
  await tx.queries
    .insertInto('language_model_use')
    .values({ company_id: tx.companyId, day, calls: 1, input_tokens: input, output_tokens: output })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'day']).doUpdateSet({
        calls: sql`language_model_use.calls + 1`,
        input_tokens: sql`language_model_use.input_tokens + excluded.input_tokens`,
        output_tokens: sql`language_model_use.output_tokens + excluded.output_tokens`,
      }),
    )
    .execute();
}
