import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { EntryKind } from './words/index-query.ts';

export interface Found {
  kind: EntryKind;
  id: string;
  /** 0 is the best. */
  rank: number;
  open: boolean;
  day: string;
}

/** What is asked about a kind: queries of the index with its mark. */
export interface Asked {
  kind: EntryKind;
  wanted: string;
  /** Without beginnings of words. */
  whole: string;
}

export interface Typed {
  numberKey: string;
  name: string;
}

/** How many entries are looked at, and how many of them come back: the best open ones and the best others. */
export interface Amount {
  among: number;
  best: number;
}

/** `seen`: the entries of this kind that were looked at. */
export interface Seen extends Found {
  seen: bigint;
}

/** Entries of each kind: the best of the first in the order of the index. */
export async function findByWords(
  tx: CompanyTransaction,
  asked: readonly Asked[],
  typed: Typed,
  { among, best }: Amount,
): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select asked.kind, found.record_id as id, found.rank, found.open, found.day::text as day, found.seen
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(kind text, wanted text, whole text)
     cross join lateral search_by_words(asked.wanted::tsquery, asked.whole::tsquery, ${typed.numberKey}, ${typed.name},
                                        ${among}, ${best}) found`.execute(tx.queries);
  return rows;
}

/** Entries of each kind: the best of the newest. */
export async function findNewest(
  tx: CompanyTransaction,
  asked: readonly Asked[],
  typed: Typed,
  { among, best }: Amount,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select asked.kind, found.record_id as id, found.rank, found.open, found.day::text as day
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(kind text, wanted text, whole text)
     cross join lateral search_newest(asked.kind, asked.wanted::tsquery, asked.whole::tsquery, ${typed.numberKey}, ${typed.name},
                                      ${among}, ${best}) found`.execute(tx.queries);
  return rows;
}

/** Entries with exactly this number. */
export async function findByNumber(
  tx: CompanyTransaction,
  kinds: readonly EntryKind[],
  numberKey: string,
  most: number,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select kind, record_id as id, 0 as rank, open, day::text as day from search_entry
     where company_id = ${tx.companyId} and number_key = ${numberKey} and number_key <> '' and kind = any(${[...kinds]}::text[])
     limit ${most}`.execute(tx.queries);
  return rows;
}

/** Documents by the words in their files. */
export async function findByText(
  tx: CompanyTransaction,
  wanted: string,
  dated: string | null,
  { among, best }: Amount,
): Promise<Seen[]> {
  const { rows } = await sql<Omit<Seen, 'kind' | 'rank'>>`
    select record_id as id, open, day::text as day, seen
      from search_by_text(${wanted}::tsquery, ${dated}::tsquery, ${among}, ${best})`.execute(tx.queries);
  return rows.map((row) => ({ ...row, kind: 'document', rank: TEXT_RANK }));
}

/** The same among the newest documents. */
export async function findNewestText(
  tx: CompanyTransaction,
  wanted: string,
  dated: string | null,
  { among, best }: Amount,
): Promise<Found[]> {
  const { rows } = await sql<Omit<Found, 'kind' | 'rank'>>`
    select record_id as id, open, day::text as day
      from search_newest_text(${wanted}::tsquery, ${dated}::tsquery, ${among}, ${best})`.execute(tx.queries);
  return rows.map((row) => ({ ...row, kind: 'document', rank: TEXT_RANK }));
}

/** Words somewhere in a file say less than words of its name, number or supplier. */
const TEXT_RANK = 3;

/** Words of the company that share a half with a word. */
export async function wordsNear(
  tx: CompanyTransaction,
  { head, tail }: { head: string; tail: string },
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words_near(${head}, ${tail}) word`.execute(tx.queries);
  return rows.map(({ word }) => word);
}
