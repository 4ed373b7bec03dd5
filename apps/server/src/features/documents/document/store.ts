import type { DocumentDraft, DocumentKind } from '@folio/contract';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import { waitsForReview } from '../../shared/stored-file/index.ts';
import type { EvidenceMap, StoredCheck } from '../ingestion/index.ts';

/**
 * The row of the upload `d` came in, and the document it is a copy of. Written as cases: under row-level security `coalesce` in a
 * comparison keeps the index from being used, and every row would read the whole table.
 */
const uploadOf = sql<string>`case when d.part_of is null then d.id else d.part_of end`;
const firstOf = sql<string>`case when d.duplicate_of is null then d.same_as else d.duplicate_of end`;

/** How many documents the file of `d` holds. */
const partsOfFile = sql<number>`(
  (select count(*)::int from document p
    where p.company_id = d.company_id and p.part_of = ${uploadOf} and p.state <> 'merged')
  + (select count(*)::int from document p
      where p.company_id = d.company_id and p.id = ${uploadOf} and p.state <> 'merged'))`;

function documents({ queries }: CompanyTransaction) {
  return (
    queries
      .selectFrom('document as d')
      .innerJoin('stored_file as f', (join) =>
        join.onRef('f.company_id', '=', 'd.company_id').onRef('f.sha256', '=', 'd.sha256'),
      )
      .leftJoin('document as o', (join) => join.onRef('o.company_id', '=', 'd.company_id').on('o.id', '=', firstOf))
      .leftJoin('app_user as u', 'u.id', 'd.uploaded_by')
      .select([
        'd.id',
        'd.name',
        'f.size_bytes',
        'f.type',
        'd.sha256',
        'd.state',
        'd.step',
        'd.progress',
        'd.kind',
        'd.pages',
        'd.uploaded_at',
        'd.summary',
        'd.outcomes',
        'd.problem',
        'd.version',
        'd.part_of',
        'd.part',
        'd.alike',
        'd.different_from',
        'd.reader_version',
      ])
      .select(partsOfFile.as('parts'))
      .select(['o.id as original_id', 'o.name as original_name', 'o.uploaded_at as original_uploaded_at'])
      // Who sent it without an account typed a name.
      .select(sql<string | null>`coalesce(u.name, d.sent_by)`.as('uploaded_by'))
  );
}

export type DocumentRow = Awaited<ReturnType<typeof findDocument>> & object;

export function findDocument(tx: CompanyTransaction, id: string) {
  return documents(tx).where('d.id', '=', id).executeTakeFirst();
}

export async function findDocuments(tx: CompanyTransaction, ids: readonly string[]) {
  return ids.length === 0 ? [] : documents(tx).where('d.id', 'in', ids).execute();
}

const reviewedColumns = [
  'draft',
  'evidence',
  'checks',
  'page_sizes',
  'version',
  'state',
  'kind',
  'alike',
  'different_from',
  'part_of',
  'segments',
  'reread',
  'problem',
  'sha256',
  'summary',
] as const;

/** The reader's warnings, as stored with the reading. */
const readerWarnings = sql<unknown>`coalesce(reading->'warnings', '[]'::jsonb)`.as('warnings');

export function findReviewed({ queries }: CompanyTransaction, id: string) {
  return queries
    .selectFrom('document')
    .select(reviewedColumns)
    .select(readerWarnings)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same, held until the transaction ends: two confirmations at once wait for each other. */
export function lockReviewed({ queries }: CompanyTransaction, id: string) {
  return queries
    .selectFrom('document')
    .select(reviewedColumns)
    .select(readerWarnings)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type ReviewedRow = Awaited<ReturnType<typeof findReviewed>> & object;

export interface DocumentFilter {
  page: number;
  limit: number;
  states: string[];
  kind?: DocumentKind | undefined;
  q?: string | undefined;
}

/** Of what needs review, only what a person reviews. */
function inAnyOf(states: readonly string[]) {
  const others = states.filter((state) => state !== 'needs_review');
  const among = sql<boolean>`d.state = any(${others}::text[])`;
  return others.length === states.length ? among : sql<boolean>`(${waitsForReview('d')} or ${among})`;
}

export async function listDocuments(tx: CompanyTransaction, filter: DocumentFilter) {
  let rows = documents(tx);
  let count = tx.queries.selectFrom('document as d').select(sql<number>`count(*)::int`.as('total'));
  if (filter.states.length > 0) {
    const inStates = inAnyOf(filter.states);
    rows = rows.where(inStates);
    count = count.where(inStates);
  } else {
    // What was merged into another document, or lies in the trash, is shown only where it is asked for.
    rows = rows.where('d.state', 'not in', ['merged', 'trashed']);
    count = count.where('d.state', 'not in', ['merged', 'trashed']);
  }
  if (filter.kind) {
    rows = rows.where('d.kind', '=', filter.kind);
    count = count.where('d.kind', '=', filter.kind);
  }
  if (filter.q) {
    const pattern = `%${filter.q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    rows = rows.where((e) =>
      e.or([
        e('d.name', 'ilike', pattern),
        e(sql`d.summary->>'title'`, 'ilike', pattern),
        e(sql`d.summary->>'number'`, 'ilike', pattern),
      ]),
    );
    count = count.where((e) =>
      e.or([
        e('d.name', 'ilike', pattern),
        e(sql`d.summary->>'title'`, 'ilike', pattern),
        e(sql`d.summary->>'number'`, 'ilike', pattern),
      ]),
    );
  }
  const page = await rows
    .orderBy('d.uploaded_at', 'desc')
    // The documents of one file arrived together: they stay together, in their order.
    .orderBy(sql`coalesce(d.part_of, d.id)`)
    .orderBy('d.part')
    .orderBy('d.id')
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
  const { total } = await count.executeTakeFirstOrThrow();
  return { rows: page, total };
}

/** What could not be read is entered by hand: its first draft makes it reviewable. */
export const editableStates: readonly string[] = ['needs_review', 'failed', 'unsupported'];

/** A draft as a person saved it, with what follows from it. */
export interface SavedDraft {
  draft: DocumentDraft;
  checks: StoredCheck[];
  summary: object;
  evidence: EvidenceMap;
}

export async function saveDraft(
  { queries }: CompanyTransaction,
  id: string,
  version: number,
  { draft, checks, summary, evidence }: SavedDraft,
): Promise<boolean> {
  const saved = await queries
    .updateTable('document')
    .set({
      draft: JSON.stringify(draft),
      kind: draft.kind,
      checks: JSON.stringify(checks),
      // What a person edits does not change which certificates the pages are.
      summary: sql`jsonb_strip_nulls(jsonb_build_object('company_papers', summary->'company_papers'))
        || ${JSON.stringify(summary)}::jsonb`,
      evidence: JSON.stringify(evidence),
      state: 'needs_review',
      problem: null,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', [...editableStates])
    .returning('id')
    .execute();
  return saved.length === 1;
}

/** The name of the user who acts. */
export async function nameOfUser({ queries }: CompanyTransaction, userId: string): Promise<string> {
  const user = await queries.selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirst();
  if (user === undefined) throw new Error('the user who acts is not there');
  return user.name;
}

export async function finishDocument({ queries }: CompanyTransaction, id: string, outcomes: object[]): Promise<void> {
  await queries
    .updateTable('document')
    .set({ state: 'processed', reread: null, outcomes: JSON.stringify(outcomes), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Whether the document's reading was given up; locks it until the transaction ends. */
export async function lockFailed(tx: CompanyTransaction, id: string): Promise<boolean> {
  const row = await tx.queries
    .selectFrom('document')
    .select('id')
    .where(ownRow(tx, id))
    .where('state', '=', 'failed')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Sends a failed document back to the queue. False when it is in no state to be read again. */
export async function requeue({ queries }: CompanyTransaction, id: string): Promise<boolean> {
  const changed = await queries
    .updateTable('document')
    .set({
      state: 'queued',
      step: null,
      progress: null,
      problem: null,
      reread: null,
      claimed_until: null,
      attempts: 0,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'unsupported', 'needs_review'])
    .returning('id')
    .execute();
  return changed.length === 1;
}
