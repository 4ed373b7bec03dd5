import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface Outcome {
  lineId: string;
  at: Date;
  source: string | null;
  ruleId: string | null;
  payeeKey: string;
  score: number | null;
  accepted: boolean;
  taken: number | null;
  refused: boolean;
  auto: boolean;
  learntAccount: string | null;
  refusedAccount: string | null;
}

/** Keeps an outcome, and answers whether sure suggestions are confirmed without a person. */
export async function insertOutcome(tx: CompanyTransaction, outcome: Outcome): Promise<{ autoConfirms: boolean }> {
  return tx.queries
    .insertInto('suggestion_outcome')
    .values({
      company_id: tx.companyId,
      bank_line_id: outcome.lineId,
      at: outcome.at,
      source: outcome.source,
      rule_id: outcome.ruleId,
      payee_key: outcome.payeeKey,
      score: outcome.score,
      accepted: outcome.accepted,
      taken: outcome.taken,
      refused: outcome.refused,
      auto: outcome.auto,
      learnt_account: outcome.learntAccount,
      refused_account: outcome.refusedAccount,
    })
    .returning(sql<boolean>`(select auto_confirm from company where id = ${tx.companyId})`.as('autoConfirms'))
    .executeTakeFirstOrThrow();
}

/** Marks the outcome of a line's coding as undone and returns what it had taught. A rejection remains. */
export async function undoOutcome(
  tx: CompanyTransaction,
  lineId: string,
): Promise<{ payeeKey: string | null; auto: boolean; learntAccount: string | null; refusedAccount: string | null }[]> {
  return tx.queries
    .updateTable('suggestion_outcome')
    .set({ undone: true })
    .where('company_id', '=', tx.companyId)
    .where('bank_line_id', '=', lineId)
    .where('undone', '=', false)
    .where('refused', '=', false)
    .returning([
      'payee_key as payeeKey',
      'auto',
      'learnt_account as learntAccount',
      'refused_account as refusedAccount',
    ])
    .execute();
}

export interface Measure {
  suggested: number;
  accepted: number;
}

/**
 * Outcomes decided by a person: codings and rejections, and automatic confirmations that a person undid. An automatic
 * confirmation that was not undone proves nothing, nor does a person's coding that was undone.
 */
const JUDGED = sql`(not auto and not undone or auto and undone)`;

/** Of the last `last` suggestions at or above a score that a person judged: how many were accepted unchanged. */
export async function measureLast(tx: CompanyTransaction, last: number, fromScore: number): Promise<Measure> {
  const { rows } = await sql<Measure>`
    select count(*)::int as suggested, count(*) filter (where accepted and not undone)::int as accepted
      from (select accepted, undone from suggestion_outcome
             where company_id = ${tx.companyId} and score >= ${fromScore} and ${JUDGED}
             order by at desc limit ${last}) judged`.execute(tx.queries);
  return rows[0] ?? { suggested: 0, accepted: 0 };
}

/** The same by rule, over all suggestions of a rule. */
export async function measureRules(tx: CompanyTransaction): Promise<ReadonlyMap<string, Measure>> {
  const { rows } = await sql<Measure & { ruleId: string }>`
    select rule_id as "ruleId", count(*)::int as suggested, count(*) filter (where accepted and not undone)::int as accepted
      from suggestion_outcome where company_id = ${tx.companyId} and rule_id is not null and ${JUDGED}
     group by rule_id`.execute(tx.queries);
  return new Map(rows.map(({ ruleId, ...measure }) => [ruleId, measure]));
}

/** The company's setting, and when automatic confirmation switched itself off. */
export async function readAutoConfirm(tx: CompanyTransaction): Promise<{ on: boolean; stoppedAt: Date | null }> {
  return tx.queries
    .selectFrom('company')
    .select(['auto_confirm as on', 'auto_confirm_stopped_at as stoppedAt'])
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
}

export async function writeAutoConfirm(
  tx: CompanyTransaction,
  set: { on: boolean; stoppedAt: Date | null },
): Promise<void> {
  await tx.queries
    .updateTable('company')
    .set({ auto_confirm: set.on, auto_confirm_stopped_at: set.stoppedAt })
    .where('id', '=', tx.companyId)
    .execute();
}
