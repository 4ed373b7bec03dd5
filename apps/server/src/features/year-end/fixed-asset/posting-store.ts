import type { AssetPostingKind, Day } from '@folio/ledger';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import type { StoredSource } from './disposal/source-store.ts';

/** A posting to be stored, with the journal that was posted for it. */
export interface NewPosting {
  kind: AssetPostingKind;
  date: Day;
  classId: string;
  /** First day of the month, of a depreciation run; else null. */
  month: Day | null;
  journalId: string | null;
  note: string;
  /** The line that recorded the proceeds, of a disposal. */
  source?: StoredSource | null;
  lines: readonly NewLine[];
}

/** `transfer_out`: the line of a transfer that takes an asset from the class before. */
export type AssetLineKind = AssetPostingKind | 'transfer_out';

export interface NewLine {
  assetId: string;
  kind: AssetLineKind;
  costMinor: bigint;
  depreciationMinor: bigint;
  proceedsMinor: bigint;
}

/** Stores a posting with its lines, in two statements for any number of lines. */
export async function insertPosting(tx: CompanyTransaction, call: LedgerCall, posting: NewPosting): Promise<string> {
  const row = await tx.queries
    .insertInto('asset_posting')
    .values({
      company_id: tx.companyId,
      kind: posting.kind,
      date: posting.date,
      class_id: posting.classId,
      month: posting.month,
      journal_id: posting.journalId,
      note: posting.note,
      ...columnsOfSource(posting.source ?? null),
      created_by: call.userId,
      created_at: call.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = (type: string, pick: (line: NewLine) => string | bigint) =>
    sql`${posting.lines.map(pick)}::${sql.raw(type)}[]`;
  await sql`
    insert into asset_line (company_id, posting_id, asset_id, kind, cost_minor, depreciation_minor, proceeds_minor)
    select ${tx.companyId}, ${row.id}, line.* from unnest(${sql.join([
      of('uuid', (line) => line.assetId),
      of('text', (line) => line.kind),
      of('bigint', (line) => line.costMinor),
      of('bigint', (line) => line.depreciationMinor),
      of('bigint', (line) => line.proceedsMinor),
    ])}) as line`.execute(tx.queries);
  return row.id;
}

function columnsOfSource(source: StoredSource | null) {
  if (source === null) return {};
  const record = source.kind === 'invoice_line' ? { invoice_id: source.recordId } : { bank_line_id: source.recordId };
  return { source_entry_id: source.entryId, source_line_no: source.lineNo, ...record };
}

export interface StoredPosting {
  id: string;
  kind: AssetPostingKind;
  date: Day;
  month: Day | null;
  journalId: string | null;
  reversedOn: Day | null;
  /** An asset of it has a later posting in effect. */
  hasNewer: boolean;
}

/** A posting, locked until the end of the transaction; null if the company has none with this id. */
export async function lockPosting(tx: CompanyTransaction, id: string): Promise<StoredPosting | null> {
  const { rows } = await sql<StoredPosting>`
    select id, kind, date, month, journal_id as "journalId", reversed_on as "reversedOn",
           exists (select from asset_line own
                     join asset_line other on other.company_id = own.company_id and other.asset_id = own.asset_id
                     join asset_posting newer on newer.company_id = other.company_id and newer.id = other.posting_id
                    where own.company_id = asset_posting.company_id and own.posting_id = asset_posting.id
                      and newer.number > asset_posting.number and newer.reversed_on is null) as "hasNewer"
      from asset_posting where ${ownRow(tx, id)} for update`.execute(tx.queries);
  return rows[0] ?? null;
}

export async function markPostingReversed(
  tx: CompanyTransaction,
  { userId }: LedgerCall,
  id: string,
  reversedOn: Day,
): Promise<void> {
  await tx.queries
    .updateTable('asset_posting')
    .set({ reversed_on: reversedOn, reversed_by: userId })
    .where(ownRow(tx, id))
    .execute();
}

/** A depreciation run in effect. */
export interface StandingRun {
  id: string;
  classId: string;
  month: Day;
  date: Day;
  entryId: string | null;
}

/** The runs in effect of a month and of later months. */
export async function runsFrom(tx: CompanyTransaction, month: Day): Promise<StandingRun[]> {
  const { rows } = await sql<StandingRun>`
    select posting.id, posting.class_id as "classId", posting.month, posting.date, journal.entry_id as "entryId"
      from asset_posting posting
      left join manual_journal journal on journal.company_id = posting.company_id and journal.id = posting.journal_id
     where posting.company_id = ${tx.companyId} and posting.kind = 'depreciation' and posting.reversed_on is null
       and posting.month >= ${month} order by posting.month`.execute(tx.queries);
  return rows;
}

/** What a run charged for an asset. */
export interface PostedCharge {
  assetId: string;
  number: string;
  name: string;
  amountMinor: bigint;
}

/** A page of what a posting charged for its assets, in order of number. */
export async function chargesOfPosting(
  tx: CompanyTransaction,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PostedCharge[]> {
  const { rows } = await sql<PostedCharge>`
    select asset.id as "assetId", asset.number, asset.name, line.depreciation_minor as "amountMinor"
      from asset_line line join fixed_asset asset on asset.company_id = line.company_id and asset.id = line.asset_id
     where line.company_id = ${tx.companyId} and line.posting_id = ${id}
     order by length(asset.number), asset.number limit ${limit} offset ${offset}`.execute(tx.queries);
  return rows;
}

/** The number of charges of each posting, and their sum in base minor units. */
export async function sumsOfPostings(
  tx: CompanyTransaction,
  ids: readonly string[],
): Promise<Map<string, { count: number; sumMinor: bigint }>> {
  const { rows } = await sql<{ id: string; count: number; sumMinor: bigint }>`
    select posting_id as id, count(*)::int as count, sum(depreciation_minor)::bigint as "sumMinor" from asset_line
     where company_id = ${tx.companyId} and posting_id = any(${[...ids]}::uuid[]) group by posting_id`.execute(
    tx.queries,
  );
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}
