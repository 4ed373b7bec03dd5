import { type NotNull, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { waitsForReview } from '../../shared/stored-file/index.ts';

export interface LockMove {
  at: Date;
  by: string | null;
  from: string | null;
  to: string | null;
  reason: string | null;
}

const KEPT_MOVES = 200;

/** The moves of the period lock, newest first. */
export async function readLockMoves(tx: CompanyTransaction): Promise<LockMove[]> {
  const { rows } = await sql<LockMove>`
    select event.at, person.name as by, event.change->>'from' as "from", event.change->>'to' as "to", event.change->>'reason' as reason
      from audit_event event left join app_user person on person.id = event.user_id
     where event.company_id = ${tx.companyId} and event.action = 'period_lock'
     order by event.id desc limit ${KEPT_MOVES}`.execute(tx.queries);
  return rows;
}

/** The date of the first entry; null in empty books. */
export async function firstEntryDay(tx: CompanyTransaction): Promise<string | null> {
  const row = await tx.queries
    .selectFrom('journal_entry')
    .select('date')
    .where('company_id', '=', tx.companyId)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst();
  return row?.date ?? null;
}

/** Closing entries in effect, by their day: neither reversed nor reversals. */
export async function standingClosings(tx: CompanyTransaction): Promise<{ id: string; date: string }[]> {
  const { rows } = await sql<{ id: string; date: string }>`
    select entry.id, entry.date from journal_entry entry
     where entry.company_id = ${tx.companyId} and entry.kind = 'closing' and entry.reverses_id is null
       and not exists (select from journal_entry back where back.company_id = entry.company_id and back.reverses_id = entry.id)
     order by entry.number`.execute(tx.queries);
  return rows;
}

/** Open points that a person may want to settle before a year is closed, counted up to its last day. */
export async function countOpenPoints(
  tx: CompanyTransaction,
  upTo: string,
): Promise<{ drafts: number; bankLines: number; documents: number }> {
  const { rows } = await sql<{ drafts: number; bankLines: number; documents: number }>`
    select (select count(*)::int from invoice where company_id = ${tx.companyId} and confirm_status in ('unconfirmed', 'pending')
             and coalesce(issue_date, ${upTo}) <= ${upTo}) as drafts,
           (select count(*)::int from bank_line where company_id = ${tx.companyId} and state in ('unreviewed', 'suggested')
             and date <= ${upTo}) as "bankLines",
           (select count(*)::int from document where company_id = ${tx.companyId} and ${waitsForReview()}) as documents`.execute(
    tx.queries,
  );
  return rows[0] ?? { drafts: 0, bankLines: 0, documents: 0 };
}

/** An entry of a revaluation run that was not reversed. */
export interface RunEntry {
  id: string;
  runId: string;
  date: string;
  kind: string;
  number: bigint;
  /** The entry's movement on the unrealised exchange account: debit positive. */
  lossMinor: bigint;
}

const KEPT_RUNS = 100;

/** The entries of revaluation runs that were not reversed, newest run first. */
export async function standingRunEntries(tx: CompanyTransaction, lossAccount: string): Promise<RunEntry[]> {
  const { rows } = await sql<RunEntry>`
    select entry.id, entry.source_id as "runId", entry.date, entry.kind, entry.number,
           coalesce((select sum(line.debit_minor - line.credit_minor) from journal_line line
                      where line.company_id = entry.company_id and line.entry_id = entry.id and line.account_code = ${lossAccount}), 0)::bigint as "lossMinor"
      from journal_entry entry
     where entry.company_id = ${tx.companyId} and entry.source_type = 'fx_revaluation' and entry.reverses_id is null
       and not exists (select from journal_entry back where back.company_id = entry.company_id and back.reverses_id = entry.id)
     order by entry.number desc limit ${KEPT_RUNS}`.execute(tx.queries);
  return rows;
}

/**
 * True when an amount in another currency was posted after an entry but is dated on or before a day. A document that
 * was voided by then is ignored: its revaluation was reversed with it.
 */
export async function foreignPostedBehind(
  tx: CompanyTransaction,
  upTo: string,
  afterNumber: bigint,
  baseCurrency: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from journal_line line
                     join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
                    where line.company_id = ${tx.companyId} and line.entry_number > ${afterNumber} and line.date <= ${upTo}
                      and line.currency <> ${baseCurrency} and entry.source_type <> 'fx_revaluation'
                      and not exists (select from invoice where invoice.company_id = entry.company_id
                                         and invoice.id = entry.source_id and invoice.voided_on <= ${upTo})) as found`.execute(
    tx.queries,
  );
  return rows[0]?.found ?? false;
}

export async function readContactNames(tx: CompanyTransaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.queries
    .selectFrom('contact_root')
    .select(['id', 'name'])
    .$narrowType<{ id: NotNull; name: NotNull }>()
    .where('company_id', '=', tx.companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}
