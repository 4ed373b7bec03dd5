import { type KeptLayout, layoutKey, type StatementLayout } from '@folio/documents';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';

/** The column holds what the pure reader learnt. */
export const storedLayout = z.custom<StatementLayout>((value) => typeof value === 'object' && value !== null);

const MOST = 500;

export interface StatementLayoutRow extends KeptLayout {
  name: string;
  times: number;
  learnedAt: Date;
}

/** A layout that a person taught, and the document it was taught on. */
export interface TaughtLayout {
  name: string;
  layout: StatementLayout;
  learnedFrom: string;
  at: Date;
}

function layouts(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('statement_layout')
    .select(['id', 'name', 'layout', 'times', 'learned_at as learnedAt'])
    .where('company_id', '=', tx.companyId);
}

export async function readLayoutRows(tx: CompanyTransaction): Promise<StatementLayoutRow[]> {
  const rows = await layouts(tx).orderBy('learned_at', 'desc').orderBy('id').limit(MOST).execute();
  return rows.map((row) => ({ ...row, layout: storedLayout.parse(row.layout) }));
}

export async function layoutById(tx: CompanyTransaction, id: string): Promise<StatementLayoutRow | null> {
  const row = await layouts(tx).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...row, layout: storedLayout.parse(row.layout) };
}

/** Keeps a layout; one that is known by the same words is replaced. Answers its id. */
export async function writeLayout(tx: CompanyTransaction, kept: TaughtLayout): Promise<string> {
  const { name, at } = kept;
  const layout = JSON.stringify(kept.layout);
  const { id } = await tx.queries
    .insertInto('statement_layout')
    .values({
      company_id: tx.companyId,
      layout_key: layoutKey(kept.layout.marks),
      name,
      layout,
      learned_from: kept.learnedFrom,
      learned_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'layout_key']).doUpdateSet({
        name,
        layout,
        learned_from: kept.learnedFrom,
        learned_at: at,
        times: sql`statement_layout.times + 1`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a confirmed statement adds to the layout it was read by. */
export async function rewriteLayout(
  tx: CompanyTransaction,
  id: string,
  { layout, at }: { layout: StatementLayout; at: Date },
): Promise<void> {
  await tx.queries
    .updateTable('statement_layout')
    .set({ layout: JSON.stringify(layout), learned_at: at })
    .where(ownRow(tx, id))
    .execute();
}

/** Answers the name of what was forgotten, or null when there is no such layout. */
export async function deleteLayout(tx: CompanyTransaction, id: string): Promise<string | null> {
  const row = await tx.queries
    .deleteFrom('statement_layout')
    .where(ownRow(tx, id))
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
