import { pageTurn, type Segment, segment } from '@folio/contract';
import type { Turn } from '@folio/documents';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';

/** What a document is read from. */
export interface ReadSource {
  name: string;
  /** The content that opens without a password. */
  sha256: string;
  /** The row of the upload, which holds what is of the whole file. */
  fileId: string;
  /** Null until the file was looked through for several documents. */
  segments: Segment[] | null;
  /** How a person turned the pages of the file. */
  turns: Record<string, Turn>;
  version: number;
}

export interface Claimed extends ReadSource {
  attempts: number;
  /** The process that had it in hand before ended without saying how that went. */
  wasInHand: boolean;
}

const sourceColumns = [
  'id',
  'name',
  'sha256',
  'unlocked_sha256',
  'part_of',
  'segments',
  'page_turns',
  'version',
] as const;

interface SourceRow {
  id: string;
  name: string;
  sha256: string;
  unlocked_sha256: string | null;
  part_of: string | null;
  segments: unknown;
  page_turns: unknown;
  version: number;
}

async function sourceOf(tx: CompanyTransaction, row: SourceRow): Promise<ReadSource> {
  const fileId = row.part_of ?? row.id;
  const turns = row.part_of === null ? row.page_turns : await turnsOf(tx, fileId);
  return {
    name: row.name,
    sha256: row.unlocked_sha256 ?? row.sha256,
    fileId,
    segments: z.array(segment).nullable().parse(row.segments),
    turns: z.record(z.string(), pageTurn).parse(turns),
    version: row.version,
  };
}

async function turnsOf(tx: CompanyTransaction, fileId: string): Promise<unknown> {
  const row = await tx.queries
    .selectFrom('document')
    .select('page_turns')
    .where(ownRow(tx, fileId))
    .executeTakeFirstOrThrow();
  return row.page_turns;
}

export async function sourceById(tx: CompanyTransaction, id: string): Promise<ReadSource | null> {
  const row = await tx.queries.selectFrom('document').select(sourceColumns).where(ownRow(tx, id)).executeTakeFirst();
  return row === undefined ? null : sourceOf(tx, row);
}

/** Takes a waiting document in hand until `until`, or one whose worker is gone. Null when there is nothing to do. */
export async function claimDocument(
  tx: CompanyTransaction,
  id: string,
  now: Date,
  until: Date,
): Promise<Claimed | null> {
  const before = await tx.queries
    .selectFrom('document')
    .select('state')
    .where(ownRow(tx, id))
    .forUpdate()
    .executeTakeFirst();
  const row = await tx.queries
    .updateTable('document')
    .set({
      state: 'processing',
      step: 'reading',
      progress: null,
      problem: null,
      claimed_until: until,
      attempts: sql`attempts + 1`,
    })
    .where('id', '=', id)
    .where((e) =>
      e.or([
        e('state', '=', 'queued'),
        e.and([e('state', '=', 'processing'), e.or([e('claimed_until', 'is', null), e('claimed_until', '<', now)])]),
      ]),
    )
    .returning([...sourceColumns, 'attempts'])
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...(await sourceOf(tx, row)), attempts: row.attempts, wasInHand: before?.state === 'processing' };
}
