import { type BankRuleBody, bankRuleBody } from '@folio/contract';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

/** A rule as it is kept. */
export interface StoredRule extends BankRuleBody {
  id: string;
  position: number;
  createdAt: Date;
}

const COLUMNS = ['id', 'position', 'name', 'active', 'conditions', 'action', 'created_at'] as const;

/** Rules in the order they are tried; only the one named when an id is given. */
export async function readStoredRules(tx: CompanyTransaction, id?: string): Promise<StoredRule[]> {
  let query = tx.queries.selectFrom('bank_rule').select(COLUMNS).where('company_id', '=', tx.companyId);
  if (id !== undefined) query = query.where('id', '=', id);
  const rows = await query.orderBy('position').orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({
    ...bankRuleBody.parse(row),
    id: row.id,
    position: row.position,
    createdAt: row.created_at,
  }));
}

/** Adds a rule behind all others and answers its id. */
export async function insertRule(
  tx: CompanyTransaction,
  rule: BankRuleBody,
  by: { userId: string; now: Date },
): Promise<string> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from bank_rule where company_id = ${tx.companyId})`;
  const row = await tx.queries
    .insertInto('bank_rule')
    .values({ company_id: tx.companyId, position, ...written(rule), created_by: by.userId, created_at: by.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

function written(rule: BankRuleBody) {
  const { name, active, conditions, action } = rule;
  return { name, active, conditions: JSON.stringify(conditions), action: JSON.stringify(action) };
}

export async function writeRule(tx: CompanyTransaction, id: string, rule: BankRuleBody): Promise<void> {
  await tx.queries.updateTable('bank_rule').set(written(rule)).where(ownRow(tx, id)).execute();
}

export async function deleteRule(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('bank_rule').where(ownRow(tx, id)).execute();
}

/** Rules take the places of their ids in the list, from 1. */
export async function writeOrder(tx: CompanyTransaction, ids: readonly string[]): Promise<void> {
  await sql`
    update bank_rule rule set position = wanted.position
      from unnest(${[...ids]}::uuid[]) with ordinality as wanted(id, position)
     where rule.company_id = ${tx.companyId} and rule.id = wanted.id`.execute(tx.queries);
}
