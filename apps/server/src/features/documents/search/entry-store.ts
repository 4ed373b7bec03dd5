import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { EntryKind } from './words/index-query.ts';

export interface Entry {
  id: string;
  day: string;
  open: boolean;
  owner: string | null;
  numberKey: string;
  names: string;
  /** With the mark of company and kind. */
  words: string[];
}

/** Writes the entries of a kind in the place of the earlier ones. */
export async function writeEntries(tx: CompanyTransaction, kind: EntryKind, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into search_entry (company_id, kind, record_id, day, open, owner_id, number_key, names, words)
    select ${tx.companyId}, ${kind}, id, day, open, owner, "numberKey", names, array_to_tsvector(words)
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(
        id text, day date, open boolean, owner uuid, "numberKey" text, names text, words text[])
    on conflict (company_id, kind, record_id) do update
      set day = excluded.day, open = excluded.open, owner_id = excluded.owner_id, number_key = excluded.number_key,
          names = excluded.names, words = excluded.words
      where (search_entry.day, search_entry.open, search_entry.owner_id, search_entry.number_key, search_entry.names,
             search_entry.words)
        is distinct from
            (excluded.day, excluded.open, excluded.owner_id, excluded.number_key, excluded.names, excluded.words)`.execute(
    tx.queries,
  );
}

export async function deleteEntries(tx: CompanyTransaction, kind: EntryKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // `is not distinct from` keeps the engine from reading all entries of the kind.
  await sql`
    delete from search_entry
     where company_id = ${tx.companyId} and record_id = any(${[...ids]}::text[]) and kind is not distinct from ${kind}`.execute(
    tx.queries,
  );
}

/** Adds words that may be mistyped to those of the company. */
export async function writeSpelled(tx: CompanyTransaction, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await sql`
    insert into search_word (company_id, word) select ${tx.companyId}, word from unnest(${[...words]}::text[]) word
    on conflict do nothing`.execute(tx.queries);
}
