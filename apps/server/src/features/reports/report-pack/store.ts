import { type PackLanguage, packLanguage, packReport, type ReportPackBody } from '@folio/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

export interface StoredPack extends Omit<ReportPackBody, 'title_zh' | 'prepared_by'> {
  id: string;
  titleZh: string;
  preparedBy: string;
  language: PackLanguage;
  version: number;
  createdByName: string | null;
  createdAt: Date;
}

const typed = z.object({ language: packLanguage, reports: z.array(packReport) });

function stored(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('report_pack as pack')
    .leftJoin('app_user as person', 'person.id', 'pack.created_by')
    .select([
      'pack.id',
      'pack.name',
      'pack.title',
      'pack.title_zh as titleZh',
      'pack.prepared_by as preparedBy',
      'pack.notes',
      'pack.language',
      'pack.reports',
      'pack.version',
      'person.name as createdByName',
      'pack.created_at as createdAt',
    ])
    .where('pack.company_id', '=', tx.companyId);
}

/** The packs of the company, by name. */
export async function listPacks(tx: CompanyTransaction): Promise<StoredPack[]> {
  const rows = await stored(tx).orderBy(sql`lower(pack.name)`).orderBy('pack.id').execute();
  return rows.map((row) => ({ ...row, ...typed.parse(row) }));
}

export async function findPack(tx: CompanyTransaction, id: string): Promise<StoredPack | null> {
  const row = await stored(tx).where('pack.id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...row, ...typed.parse(row) };
}

function written(body: ReportPackBody) {
  const { name, title, title_zh, prepared_by, notes, language, reports } = body;
  return { name, title, title_zh, prepared_by, notes, language, reports: JSON.stringify(reports) };
}

export async function insertPack(
  tx: CompanyTransaction,
  body: ReportPackBody,
  { createdBy, at }: { createdBy: string; at: Date },
): Promise<string> {
  const row = await tx.queries
    .insertInto('report_pack')
    .values({ company_id: tx.companyId, ...written(body), created_by: createdBy, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** False if it has another version by now. */
export async function updatePack(
  tx: CompanyTransaction,
  id: string,
  { version, ...body }: ReportPackBody & { version: number },
): Promise<boolean> {
  const changed = await tx.queries
    .updateTable('report_pack')
    .set({ ...written(body), version: sql`version + 1` })
    .where(ownRow(tx, id))
    .where('version', '=', version)
    .returning('id')
    .execute();
  return changed.length === 1;
}

export async function deletePack(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('report_pack').where(ownRow(tx, id)).execute();
}

/** The names of the company, for the cover. */
export async function readCompanyNames(tx: CompanyTransaction): Promise<{ name: string; nameZh: string | null }> {
  const row = await tx.queries
    .selectFrom('company')
    .select(['name', 'name_zh as nameZh'])
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
  return row;
}
