import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';

export interface FileDocument {
  id: string;
  name: string;
  sha256: string;
  uploadedAt: Date;
  /** `waiting` for a person, `imported`, or `filed` without importing. */
  state: 'waiting' | 'imported' | 'filed';
}

/** Types of stored files that the bank import reads. The document reader handles all other types. */
export const DATA_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ofx: 'application/x-ofx',
  qif: 'application/x-qif',
  camt053: 'application/xml',
  mt940: 'text/plain',
};

/** Pending files shown at once. Older ones appear as these are imported or discarded. */
const MAX_LEFT = 50;

const outcomes = z.array(z.object({ type: z.string() }));

function files(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('document')
    .innerJoin('stored_file', (join) =>
      join
        .onRef('stored_file.company_id', '=', 'document.company_id')
        .onRef('stored_file.sha256', '=', 'document.sha256'),
    )
    .select(['document.id', 'document.name', 'document.sha256', 'document.state', 'document.outcomes'])
    .select('document.uploaded_at as uploadedAt')
    .where('document.company_id', '=', tx.companyId)
    .where('document.duplicate_of', 'is', null)
    .where('document.part_of', 'is', null)
    .where('document.state', '<>', 'trashed')
    .where('stored_file.type', 'in', Object.values(DATA_TYPES));
}

function fileOf(
  row: { id: string; name: string; sha256: string; state: string; outcomes: unknown; uploadedAt: Date } | undefined,
): FileDocument | null {
  if (row === undefined) return null;
  const { id, name, sha256, uploadedAt } = row;
  const isFiled = outcomes.parse(row.outcomes).every(({ type }) => type === 'filed');
  const done = isFiled ? 'filed' : 'imported';
  return { id, name, sha256, uploadedAt, state: row.state === 'processed' ? done : 'waiting' };
}

export async function findFile(tx: CompanyTransaction, id: string): Promise<FileDocument | null> {
  return fileOf(await files(tx).where('document.id', '=', id).executeTakeFirst());
}

/** Also locks the row until the transaction ends, so that two simultaneous confirmations run one after the other. */
export async function lockFile(tx: CompanyTransaction, id: string): Promise<FileDocument | null> {
  return fileOf(await files(tx).where('document.id', '=', id).forUpdate('document').executeTakeFirst());
}

/** Files that were previewed but neither imported nor discarded, newest first. */
export async function readLeftFiles(tx: CompanyTransaction): Promise<FileDocument[]> {
  const rows = await files(tx)
    .where('document.state', '=', 'needs_review')
    .where('document.draft', 'is', null)
    .orderBy('document.uploaded_at', 'desc')
    .orderBy('document.id')
    .limit(MAX_LEFT)
    .execute();
  return rows.flatMap((row) => fileOf(row) ?? []);
}

export async function findFileOfContent(tx: CompanyTransaction, sha256: string): Promise<FileDocument | null> {
  return fileOf(await files(tx).where('document.sha256', '=', sha256).executeTakeFirst());
}

/** Returns a filed file to the state `waiting`. */
export async function reopenFile(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ state: 'needs_review', outcomes: '[]', version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}

/** Details shown next to the file name. */
export interface FileSummary {
  title: string | null;
  number: string | null;
  total: string | null;
  currency: string | null;
}

/** Adds the result of an import to the earlier results of the file. */
export async function finishFile(
  tx: CompanyTransaction,
  id: string,
  done: { outcomes: readonly { type: string; id: string; number: string | null }[]; summary: FileSummary | null },
): Promise<void> {
  await sql`
    update document
       set state = 'processed', version = version + 1,
           outcomes = (select coalesce(jsonb_agg(outcome), '[]') from jsonb_array_elements(outcomes) outcome
                        where outcome ->> 'type' <> 'filed') || ${JSON.stringify(done.outcomes)}::jsonb,
           summary = coalesce(${done.summary && JSON.stringify({ ...done.summary, confidence: 1 })}::jsonb, summary)
     where company_id = ${tx.companyId} and id = ${id}`.execute(tx.queries);
}

export interface EarlierStatement {
  id: string;
  bankAccountId: string;
  accountCode: string;
  periodStart: string | null;
  periodEnd: string;
}

export async function readStatementsOf(tx: CompanyTransaction, documentId: string): Promise<EarlierStatement[]> {
  return tx.queries
    .selectFrom('bank_statement as statement')
    .innerJoin('bank_account as account', (join) =>
      join
        .onRef('account.company_id', '=', 'statement.company_id')
        .onRef('account.id', '=', 'statement.bank_account_id'),
    )
    .select(['statement.id', 'account.id as bankAccountId', 'account.account_code as accountCode'])
    .select(['statement.period_start as periodStart', 'statement.period_end as periodEnd'])
    .where('statement.company_id', '=', tx.companyId)
    .where('statement.document_id', '=', documentId)
    .orderBy('statement.created_at')
    .orderBy('statement.period_end')
    .execute();
}
