import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../platform/database/open.ts';
import type { LastTaken, WaitingDocument } from './reading-order.ts';

/** All times in the queue come from the database clock, because the clocks of several servers may differ. */
const epochMs = (instant: string) => sql.raw<number>(`(extract(epoch from ${instant}) * 1000)::float8`);

/**
 * The document is waiting, or its process has ended. A document that pauses after an error waits from the end of its
 * pause.
 */
function isFree(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    (d.state = 'queued' and (d.queued_at is null or d.queued_at <= clock_timestamp()))
    or (d.state = 'processing' and (d.claimed_until is null or d.claimed_until < ${now})))`;
}

const queuedAtMs = epochMs('coalesce(d.queued_at, d.uploaded_at)');

/** The oldest available document of each company, and when a reader last took a document of that company. */
export async function headsOfLine(
  queries: Queries,
  now: Date,
): Promise<{ waiting: WaitingDocument[]; lastTaken: LastTaken }> {
  const heads = await queries
    .selectFrom('document as d')
    .leftJoin('reading_turn as t', 't.company_id', 'd.company_id')
    .distinctOn('d.company_id')
    .select(['d.company_id as companyId', 'd.id', 'd.number', queuedAtMs.as('queuedAtMs')])
    .select(epochMs('t.taken_at').$castTo<number | null>().as('takenAtMs'))
    .where('d.state', 'in', ['queued', 'processing'])
    .where(isFree(now))
    .orderBy('d.company_id')
    .orderBy(sql`coalesce(d.queued_at, d.uploaded_at)`)
    .orderBy('d.number')
    .execute();
  return {
    waiting: heads,
    lastTaken: new Map(heads.flatMap((head) => (head.takenAtMs === null ? [] : [[head.companyId, head.takenAtMs]]))),
  };
}

/** If the queue is longer than this, Folio shows no waiting times, because the calculation would take too long. */
const MAX_LINE = 20_000;

/** All documents of all companies that are waiting or being read. */
export async function wholeLine(queries: Queries, now: Date) {
  const documents = await queries
    .selectFrom('document as d')
    .innerJoin('stored_file as f', (join) =>
      join.onRef('f.company_id', '=', 'd.company_id').onRef('f.sha256', '=', 'd.sha256'),
    )
    .select(['d.company_id as companyId', 'd.id', 'd.number', queuedAtMs.as('queuedAtMs'), 'd.state', 'd.progress'])
    .select(isFree(now).as('isFree'))
    .select(['f.type', sql<number>`f.size_bytes::float8`.as('sizeBytes')])
    .select(
      sql<number | null>`case jsonb_typeof(d.segments) when 'array' then jsonb_array_length(d.segments) end`.as(
        'cutPages',
      ),
    )
    .select(sql<number>`jsonb_array_length(d.file_pages)`.as('filePages'))
    .where('d.state', 'in', ['queued', 'processing'])
    .orderBy(sql`coalesce(d.queued_at, d.uploaded_at)`)
    .limit(MAX_LINE)
    .execute();
  const turns = await queries
    .selectFrom('reading_turn as t')
    .select(['t.company_id', epochMs('t.taken_at').as('takenAtMs')])
    .where((e) =>
      e.exists(
        e
          .selectFrom('document as d')
          .select('d.id')
          .whereRef('d.company_id', '=', 't.company_id')
          .where('d.state', 'in', ['queued', 'processing']),
      ),
    )
    .execute();
  return { documents, lastTaken: new Map(turns.map((turn) => [turn.company_id, turn.takenAtMs])) };
}

export type LineDocument = Awaited<ReturnType<typeof wholeLine>>['documents'][number];

/** Delays a document that could not even be claimed, so that others are read first. */
export async function setAside(queries: Queries, { companyId, id }: WaitingDocument, seconds: number): Promise<void> {
  await queries
    .updateTable('document')
    .set({
      queued_at: sql`clock_timestamp() + make_interval(secs => ${seconds})`,
      // A claimed document becomes available again when its claim ends.
      claimed_until: sql`case state when 'processing' then clock_timestamp() + make_interval(secs => ${seconds}) end`,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'processing'])
    .execute();
}

/** Releases documents that an earlier process had claimed. Use it only if no other process can be reading. */
export async function freeDocumentsInHand(queries: Queries): Promise<void> {
  await queries.updateTable('document').set({ claimed_until: null }).where('state', '=', 'processing').execute();
}
