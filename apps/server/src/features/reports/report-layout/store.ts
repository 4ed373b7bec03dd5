import { layoutColumns, layoutRow, type ReportLayout, type ReportLayoutBody, reportLayoutBody } from '@folio/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

const typed = z.object({
  rows: z.array(layoutRow),
  covers: reportLayoutBody.shape.covers,
  columns: layoutColumns,
});

/** The company's layouts, and those of the practices that it let in: row-level security leaves out all others. */
function stored(tx: CompanyTransaction) {
  const own = tx.queries
    .selectFrom('report_layout')
    .select([sql<string | null>`null::uuid`.as('practice_id'), 'id', 'name', 'name_zh'])
    .select(['rows', 'covers', 'columns', 'version'])
    .where('company_id', '=', tx.companyId);
  const ofPractices = tx.queries
    .selectFrom('practice_report_layout')
    .select([sql<string | null>`practice_id`.as('practice_id'), 'id', 'name', 'name_zh'])
    .select(['rows', 'covers', 'columns', 'version']);
  return tx.queries.selectFrom(own.unionAll(ofPractices).as('layout')).selectAll();
}

export async function listLayouts(tx: CompanyTransaction): Promise<ReportLayout[]> {
  const rows = await stored(tx).orderBy(sql`lower(name)`).orderBy('id').execute();
  return rows.map((row) => ({ ...row, ...typed.parse(row) }));
}

export async function findLayout(tx: CompanyTransaction, id: string): Promise<ReportLayout | null> {
  const row = await stored(tx).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...row, ...typed.parse(row) };
}

export async function insertLayout(
  tx: CompanyTransaction,
  body: ReportLayoutBody,
  { createdBy, at }: { createdBy: string; at: Date },
): Promise<string> {
  const row = await tx.queries
    .insertInto('report_layout')
    .values({ company_id: tx.companyId, created_by: createdBy, created_at: at, ...writtenLayout(body) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** False if it has another version by now. */
export async function updateLayout(
  tx: CompanyTransaction,
  id: string,
  body: ReportLayoutBody & { version: number },
): Promise<boolean> {
  const changed = await tx.queries
    .updateTable('report_layout')
    .set({ ...writtenLayout(body), version: sql`version + 1` })
    .where(ownRow(tx, id))
    .where('version', '=', body.version)
    .returning('id')
    .execute();
  return changed.length === 1;
}

export async function deleteLayout(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('report_layout').where(ownRow(tx, id)).execute();
}

function writtenLayout({ name, name_zh, rows, covers, columns }: ReportLayoutBody) {
  return {
    name,
    name_zh,
    rows: JSON.stringify(rows),
    covers: JSON.stringify(covers),
    columns: JSON.stringify(columns),
  };
}
