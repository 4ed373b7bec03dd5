import {
  type MovingPeriod,
  movingPeriod,
  type ReportChoices,
  type ReportName,
  reportChoices,
  reportName,
  type SavedReportBody,
} from '@folio/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import { seenBy } from './seen-sql.ts';

export interface StoredReport {
  id: string;
  name: string;
  report: ReportName;
  period: MovingPeriod | null;
  query: ReportChoices;
  shared: boolean;
  version: number;
  createdBy: string | null;
  createdByName: string | null;
  createdAt: Date;
}

const typed = z.object({ report: reportName, period: movingPeriod.nullable(), query: reportChoices });

function stored(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('saved_report as saved')
    .leftJoin('app_user as person', 'person.id', 'saved.created_by')
    .select([
      'saved.id',
      'saved.name',
      'saved.report',
      'saved.period',
      'saved.query',
      'saved.shared',
      'saved.version',
      'saved.created_by as createdBy',
      'person.name as createdByName',
      'saved.created_at as createdAt',
    ])
    .where('saved.company_id', '=', tx.companyId);
}

/** The saved reports that a person sees, by name. */
export async function listSaved(tx: CompanyTransaction, userId: string): Promise<StoredReport[]> {
  const rows = await stored(tx).where(seenBy(userId)).orderBy(sql`lower(saved.name)`).orderBy('saved.id').execute();
  return rows.map((row) => ({ ...row, ...typed.parse(row) }));
}

/** A saved report that the person sees; null if there is no such report. */
export async function findSaved(tx: CompanyTransaction, userId: string, id: string): Promise<StoredReport | null> {
  const row = await stored(tx).where('saved.id', '=', id).where(seenBy(userId)).executeTakeFirst();
  return row === undefined ? null : { ...row, ...typed.parse(row) };
}

export async function insertSaved(
  tx: CompanyTransaction,
  body: SavedReportBody,
  { createdBy, at }: { createdBy: string; at: Date },
): Promise<string> {
  const row = await tx.queries
    .insertInto('saved_report')
    .values({
      company_id: tx.companyId,
      name: body.name,
      report: body.report,
      period: body.period,
      query: JSON.stringify(body.query),
      shared: body.shared,
      created_by: createdBy,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** False if it has another version by now. */
export async function updateSaved(
  tx: CompanyTransaction,
  id: string,
  { name, shared, version }: { name: string; shared: boolean; version: number },
): Promise<boolean> {
  const changed = await tx.queries
    .updateTable('saved_report')
    .set({ name, shared, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .where('version', '=', version)
    .returning('id')
    .execute();
  return changed.length === 1;
}

export async function deleteSaved(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('saved_report').where(ownRow(tx, id)).execute();
}
