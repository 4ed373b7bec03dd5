import { type FilePage, filePage, pageTurn, type Segment, segment } from '@folio/contract';
import type { Turn } from '@folio/documents';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';

/** One document of a file. `segments` null: the file was not cut, and the document is all of it. */
export interface PartRow {
  id: string;
  state: string;
  version: number;
  kind: string | null;
  segments: Segment[] | null;
  title: string | null;
}

/** A file with its documents in order, without merged ones. */
export interface FileParts {
  /** Id of the row of the upload. */
  fileId: string;
  pages: FilePage[];
  turns: Record<string, Turn>;
  parts: PartRow[];
}

const storedPages = z.array(filePage);

/** Format of pages stored before rotation was supported. */
const plainPage = z
  .object({ number: z.number(), width: z.number(), height: z.number() })
  .transform((page): FilePage => ({ ...page, turn: 0, mirrored: false }));

export function pagesOf(stored: unknown): FilePage[] {
  return z.array(z.union([filePage, plainPage])).parse(stored);
}

/**
 * The file that contains a document; null if it does not exist. `lock` locks the row of the upload until the
 * transaction ends.
 */
export async function readFileParts(tx: CompanyTransaction, id: string, lock = false): Promise<FileParts | null> {
  const fileId = await fileIdOf(tx, id);
  if (fileId === null) return null;
  const columns = [
    'id',
    'state',
    'version',
    'kind',
    'segments',
    'summary',
    'page_sizes',
    'file_pages',
    'page_turns',
  ] as const;
  const query = tx.queries
    .selectFrom('document')
    .select(columns)
    .where('company_id', '=', tx.companyId)
    .where((e) => e.or([e('id', '=', fileId), e('part_of', '=', fileId)]))
    .orderBy('part')
    .orderBy('id');
  const rows = await (lock ? query.forUpdate() : query).execute();
  const file = rows.find((row) => row.id === fileId);
  const known = storedPages.parse(file?.file_pages ?? []);
  return {
    fileId,
    pages: known.length > 0 ? known : pagesOf(file?.page_sizes ?? []),
    turns: z.record(z.string(), pageTurn).parse(file?.page_turns ?? {}),
    parts: rows.filter(({ state }) => state !== 'merged').map(toPart),
  };
}

async function fileIdOf(tx: CompanyTransaction, id: string): Promise<string | null> {
  const row = await tx.queries
    .selectFrom('document')
    .select(['id', 'part_of'])
    .where(ownRow(tx, id))
    .executeTakeFirst();
  return row === undefined ? null : (row.part_of ?? row.id);
}

const summary = z.object({ title: z.string().nullable() }).nullable();

function toPart(row: {
  id: string;
  state: string;
  version: number;
  kind: string | null;
  segments: unknown;
  summary: unknown;
}): PartRow {
  const { id, state, version, kind } = row;
  const segments = z.array(segment).nullable().parse(row.segments);
  return { id, state, version, kind, segments, title: summary.parse(row.summary)?.title ?? null };
}

/** Documents that are booked, filed, marked as a copy or in the trash keep their pages. */
export function isLocked({ state }: Pick<PartRow, 'state'>): boolean {
  return state === 'processed' || state === 'duplicate' || state === 'trashed';
}

/** The pages of a part. A file that was not cut is one part with all pages. */
export function segmentsOf(part: Pick<PartRow, 'segments'>, pages: readonly FilePage[]): Segment[] {
  return part.segments ?? pages.map(({ number }) => ({ page: number, region: null }));
}

const readAgain = {
  state: 'queued',
  step: null,
  progress: null,
  problem: null,
  claimed_until: null,
  reread: null,
  attempts: 0,
} as const;

/** Assigns pages to a document as a person requested. `again` queues it for reading. */
export async function writePart(
  tx: CompanyTransaction,
  id: string,
  set: { part: number; segments: readonly Segment[]; again: boolean },
): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({
      part: set.part,
      segments: JSON.stringify(set.segments),
      cut_by: 'person',
      ...(set.again ? readAgain : {}),
      version: sql`version + 1`,
    })
    .where(ownRow(tx, id))
    .execute();
}

export async function insertPart(
  tx: CompanyTransaction,
  fileId: string,
  made: { part: number; segments: readonly Segment[] },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document (company_id, name, sha256, unlocked_sha256, uploaded_by, sent_by, uploaded_at, state, part_of, part, segments,
                          cut_by)
    select company_id, name, sha256, unlocked_sha256, uploaded_by, sent_by, uploaded_at, 'queued', id, ${made.part},
           ${JSON.stringify(made.segments)}::jsonb, 'person'
      from document where company_id = ${tx.companyId} and id = ${fileId}
    returning id`.execute(tx.queries);
  const [row] = rows;
  if (row === undefined) throw new Error('the file of a part is gone');
  return row.id;
}

/** Removes a document from the lists. Its row and everything typed into it are kept. */
export async function mergePart(tx: CompanyTransaction, id: string, into: string): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ state: 'merged', merged_into: into, step: null, progress: null, reread: null, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}

export async function writeTurns(tx: CompanyTransaction, fileId: string, turns: Record<string, Turn>): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ page_turns: JSON.stringify(turns) })
    .where(ownRow(tx, fileId))
    .execute();
}

/** Queues documents for another reading. */
export async function requeueParts(tx: CompanyTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.queries
    .updateTable('document')
    .set({ ...readAgain, version: sql`version + 1` })
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', ids)
    .execute();
}
