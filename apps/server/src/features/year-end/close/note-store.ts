import type { CloseKind, typedSource } from '@folio/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Period } from './period.ts';

export interface StoredFile {
  accountCode: string;
  sha256: string;
  name: string;
  size: number;
  type: string;
  /** The document in the file storage with this content; null if it was deleted. */
  documentId: string | null;
}

export interface KeptSchedule {
  sourceKind: z.infer<typeof typedSource> | null;
  sourceMinor: bigint | null;
  explanation: string;
  version: number;
}

export interface KeptExplanation {
  explanation: string;
  version: number;
}

/** What people keep with the schedules of a period, by account code. */
export async function readKeptSchedules(tx: CompanyTransaction, period: Period): Promise<Map<string, KeptSchedule>> {
  const { rows } = await sql<KeptSchedule & { code: string }>`
    select account_code as code, source_kind as "sourceKind", source_minor as "sourceMinor", explanation, version
      from close_schedule
     where company_id = ${tx.companyId} and kind = ${period.kind} and period_end = ${period.end}`.execute(tx.queries);
  return new Map(rows.map(({ code, ...kept }) => [code, kept]));
}

/** False if another person changed it in the meantime. `version` 0: nothing was kept before. */
export async function writeSchedule(
  tx: CompanyTransaction,
  { kind, end }: { kind: CloseKind; end: string },
  code: string,
  { sourceKind, sourceMinor, explanation, version }: KeptSchedule,
): Promise<boolean> {
  const { rows } =
    version === 0
      ? await sql`
          insert into close_schedule (company_id, kind, period_end, account_code, source_kind, source_minor, explanation)
          values (${tx.companyId}, ${kind}, ${end}, ${code}, ${sourceKind}, ${sourceMinor}, ${explanation})
          on conflict do nothing returning version`.execute(tx.queries)
      : await sql`
          update close_schedule set source_kind = ${sourceKind}, source_minor = ${sourceMinor}, explanation = ${explanation},
                 version = version + 1
           where company_id = ${tx.companyId} and kind = ${kind} and period_end = ${end} and account_code = ${code}
             and version = ${version} returning version`.execute(tx.queries);
  return rows.length === 1;
}

/** Why accounts changed, by account code. */
export async function readExplanations(tx: CompanyTransaction, period: Period): Promise<Map<string, KeptExplanation>> {
  const { rows } = await sql<KeptExplanation & { code: string }>`
    select account_code as code, explanation, version from close_movement_note
     where company_id = ${tx.companyId} and kind = ${period.kind} and period_end = ${period.end}`.execute(tx.queries);
  return new Map(rows.map(({ code, ...kept }) => [code, kept]));
}

/** False if another person changed it in the meantime. `version` 0: nothing was kept before. */
export async function writeExplanation(
  tx: CompanyTransaction,
  { kind, end }: { kind: CloseKind; end: string },
  code: string,
  { explanation, version }: KeptExplanation,
): Promise<boolean> {
  const { rows } =
    version === 0
      ? await sql`
          insert into close_movement_note (company_id, kind, period_end, account_code, explanation)
          values (${tx.companyId}, ${kind}, ${end}, ${code}, ${explanation})
          on conflict do nothing returning version`.execute(tx.queries)
      : await sql`
          update close_movement_note set explanation = ${explanation}, version = version + 1
           where company_id = ${tx.companyId} and kind = ${kind} and period_end = ${end} and account_code = ${code}
             and version = ${version} returning version`.execute(tx.queries);
  return rows.length === 1;
}

/** The files of all schedules of a period, in the order they were attached. */
export async function readScheduleFiles(tx: CompanyTransaction, period: Period): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select attached.account_code as "accountCode", attached.sha256, attached.name, file.size_bytes::int as size, file.type,
           (select document.id from document where document.company_id = attached.company_id
               and document.sha256 = attached.sha256 and document.state not in ('duplicate', 'merged', 'trashed')
             order by document.uploaded_at limit 1) as "documentId"
      from close_schedule_file attached
      join stored_file file on file.company_id = attached.company_id and file.sha256 = attached.sha256
     where attached.company_id = ${tx.companyId} and attached.kind = ${period.kind} and attached.period_end = ${period.end}
     order by attached.attached_at, attached.name, attached.sha256`.execute(tx.queries);
  return rows;
}

/** The content and name of a file in the storage; null if the storage has no such file. */
export async function findStorageFile(
  tx: CompanyTransaction,
  fileId: string,
): Promise<{ sha256: string; name: string } | null> {
  const row = await tx.queries
    .selectFrom('document')
    .select(['sha256', 'name'])
    .where('company_id', '=', tx.companyId)
    .where('id', '=', fileId)
    .where('state', '<>', 'trashed')
    .executeTakeFirst();
  return row ?? null;
}

interface Attachment {
  period: { kind: CloseKind; end: string };
  code: string;
  sha256: string;
}

export async function insertScheduleFile(
  tx: CompanyTransaction,
  { period, code, sha256 }: Attachment,
  { name, userId, at }: { name: string; userId: string; at: Date },
): Promise<void> {
  await sql`
    insert into close_schedule_file (company_id, kind, period_end, account_code, sha256, name, attached_by, attached_at)
    values (${tx.companyId}, ${period.kind}, ${period.end}, ${code}, ${sha256}, ${name}, ${userId}, ${at})
    on conflict do nothing`.execute(tx.queries);
}

/** The name of the removed file; null if the schedule does not have it. */
export async function deleteScheduleFile(
  tx: CompanyTransaction,
  { period, code, sha256 }: Attachment,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from close_schedule_file
     where company_id = ${tx.companyId} and kind = ${period.kind} and period_end = ${period.end} and account_code = ${code}
       and sha256 = ${sha256}
    returning name`.execute(tx.queries);
  return rows[0]?.name ?? null;
}
