import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../platform/database/open.ts';
import type { LastTaken, WaitingDocument } from './reading-order.ts';

/** Instants of the line are all of the database's own clock: the clocks of several servers may differ. */
const epochMs = (instant: string) => sql.raw<number>(`(extract(epoch from ${instant}) * 1000)::float8`);

/** Waits, or was in the hands of a process that ended. What rests after a fault waits from the end of its rest. */
function isFree(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    (d.state = 'queued' and (d.queued_at is null or d.queued_at <= clock_timestamp()))
    or (d.state = 'processing' and (d.claimed_until is null or d.claimed_until < ${now})))`;
}

const queuedAtMs = epochMs('coalesce(d.queued_at, d.uploaded_at)');

/** The oldest document of each company that a reader may take, and when a reader last took one of that company. */
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

/** More documents than this are not told how long they wait: the line would take too long to work out. */
const MAX_LINE = 20_000;

/** Every document that waits or is being read, of all companies. */
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

/** Sets a document aside for a while, so that others are read although this one could not even be taken. */
export async function setAside(queries: Queries, { companyId, id }: WaitingDocument, seconds: number): Promise<void> {
  await queries
    .updateTable('document')
    .set({
      queued_at: sql`clock_timestamp() + make_interval(secs => ${seconds})`,
      // One that was left in hand is free again when its claim ends.
      claimed_until: sql`case state when 'processing' then clock_timestamp() + make_interval(secs => ${seconds}) end`,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'processing'])
    .execute();
}

/** Frees what an earlier process had in hand. Only where no other process can be reading. */
export async function freeDocumentsInHand(queries: Queries): Promise<void> {
  await queries.updateTable('document').set({ claimed_until: null }).where('state', '=', 'processing').execute();
}
