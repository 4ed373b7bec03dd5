import type { ImportChoices } from '@folio/contract';
import { importChoices } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import { type StoredBalances, storedBalances } from './stored-balances.ts';

const archiveFacts = z.object({
  company: z.string(),
  produced_at: z.string(),
  head_hash: z.string(),
  documents: z.number(),
  files: z.number(),
  sealed: z.boolean().default(false),
});
export type ArchiveFacts = z.infer<typeof archiveFacts>;

/** What an import posted, stored with it. */
export interface PostedImport {
  theirs: StoredBalances;
  firstNumber: bigint | null;
  lastNumber: bigint | null;
  entryCount: number;
  firstDate: Day | null;
  lastDate: Day | null;
  archive: ArchiveFacts | null;
}

export interface StoredImport {
  id: string;
  kind: 'trial_balance' | 'general_ledger' | 'archive';
  state: 'draft' | 'posted';
  fileName: string;
  sha256: string | null;
  choices: ImportChoices;
  theirs: StoredBalances | null;
  compared: StoredBalances | null;
  comparedName: string | null;
  firstNumber: bigint | null;
  lastNumber: bigint | null;
  entryCount: number;
  firstDate: Day | null;
  lastDate: Day | null;
  archive: ArchiveFacts | null;
  version: number;
  createdBy: string | null;
  createdAt: Date;
  postedAt: Date | null;
}

function postedColumns(posted: PostedImport, at: Date) {
  return {
    state: 'posted',
    theirs: JSON.stringify(posted.theirs),
    first_number: posted.firstNumber,
    last_number: posted.lastNumber,
    entry_count: posted.entryCount,
    first_date: posted.firstDate,
    last_date: posted.lastDate,
    archive: posted.archive === null ? null : JSON.stringify(posted.archive),
    posted_at: at,
  };
}

export async function insertImport(
  tx: CompanyTransaction,
  { userId, now }: { userId: string; now: Date },
  row: { kind: StoredImport['kind']; fileName: string; sha256: string | null; posted: PostedImport | null },
): Promise<string> {
  const inserted = await tx.queries
    .insertInto('import_run')
    .values({
      company_id: tx.companyId,
      kind: row.kind,
      file_name: row.fileName,
      sha256: row.sha256,
      created_by: userId,
      created_at: now,
      ...(row.posted === null ? {} : postedColumns(row.posted, now)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

function imports(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('import_run as run')
    .leftJoin('app_user as person', 'person.id', 'run.created_by')
    .selectAll('run')
    .select('person.name as creator')
    .where('run.company_id', '=', tx.companyId);
}

type Row = Awaited<ReturnType<ReturnType<typeof imports>['executeTakeFirstOrThrow']>>;

function toImport(row: Row): StoredImport {
  return {
    id: row.id,
    kind: z.enum(['trial_balance', 'general_ledger', 'archive']).parse(row.kind),
    state: z.enum(['draft', 'posted']).parse(row.state),
    fileName: row.file_name,
    sha256: row.sha256,
    choices: importChoices.parse(row.choices),
    theirs: row.theirs === null ? null : storedBalances.parse(row.theirs),
    compared: row.compared === null ? null : storedBalances.parse(row.compared),
    comparedName: row.compared_name,
    firstNumber: row.first_number,
    lastNumber: row.last_number,
    entryCount: row.entry_count,
    firstDate: row.first_date,
    lastDate: row.last_date,
    archive: row.archive === null ? null : archiveFacts.parse(row.archive),
    version: row.version,
    createdBy: row.creator,
    createdAt: row.created_at,
    postedAt: row.posted_at,
  };
}

export async function listImports(tx: CompanyTransaction): Promise<StoredImport[]> {
  const rows = await imports(tx).orderBy('run.created_at', 'desc').orderBy('run.id').limit(200).execute();
  return rows.map(toImport);
}

/** One import; `lock` locks it until the transaction ends. Null if it does not exist. */
export async function findImport(tx: CompanyTransaction, id: string, lock = false): Promise<StoredImport | null> {
  if (lock) {
    await tx.queries.selectFrom('import_run').select('id').where(ownRow(tx, id)).forUpdate().execute();
  }
  const row = await imports(tx).where('run.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toImport(row);
}

export async function writeChoices(tx: CompanyTransaction, id: string, choices: ImportChoices): Promise<void> {
  await tx.queries
    .updateTable('import_run')
    .set({ choices: JSON.stringify(choices), version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}

export async function markPosted(
  tx: CompanyTransaction,
  at: Date,
  id: string,
  choices: ImportChoices,
  posted: PostedImport,
): Promise<void> {
  await tx.queries
    .updateTable('import_run')
    .set({ ...postedColumns(posted, at), choices: JSON.stringify(choices), version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}

export async function writeCompared(
  tx: CompanyTransaction,
  id: string,
  compared: { name: string; sha256: string; balances: StoredBalances },
): Promise<void> {
  await tx.queries
    .updateTable('import_run')
    .set({
      compared: JSON.stringify(compared.balances),
      compared_name: compared.name,
      compared_sha256: compared.sha256,
      version: sql`version + 1`,
    })
    .where(ownRow(tx, id))
    .execute();
}

export async function deleteImport(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('import_run').where(ownRow(tx, id)).execute();
}

/** Our account for each account of another system, as chosen for earlier files. */
export async function readRemembered(tx: CompanyTransaction): Promise<Map<string, string>> {
  const rows = await tx.queries
    .selectFrom('import_account_choice')
    .select(['their_key', 'account_code'])
    .where('company_id', '=', tx.companyId)
    .execute();
  return new Map(rows.map((row) => [row.their_key, row.account_code]));
}

export async function remember(tx: CompanyTransaction, choices: ReadonlyMap<string, string>): Promise<void> {
  if (choices.size === 0) return;
  await tx.queries
    .insertInto('import_account_choice')
    .values([...choices].map(([their_key, account_code]) => ({ company_id: tx.companyId, their_key, account_code })))
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'their_key'])
        .doUpdateSet(({ ref }) => ({ account_code: ref('excluded.account_code') })),
    )
    .execute();
}

/** True if another import of the same file was posted already. */
export async function postedBefore(
  tx: CompanyTransaction,
  run: { id: string; sha256: string | null },
): Promise<boolean> {
  if (run.sha256 === null) return false;
  const row = await tx.queries
    .selectFrom('import_run')
    .select('id')
    .where('company_id', '=', tx.companyId)
    .where('sha256', '=', run.sha256)
    .where('state', '=', 'posted')
    .where('id', '<>', run.id)
    .executeTakeFirst();
  return row !== undefined;
}
