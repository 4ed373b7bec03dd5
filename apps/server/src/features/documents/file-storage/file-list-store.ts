import type { FileFolder } from '@folio/contract';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type Search, wordsQuery } from '../document-text/index.ts';

export interface ShelfFilter {
  folder?: FileFolder | undefined;
  /** `YYYY-MM` */
  month?: string | undefined;
  states: readonly string[];
  search: Search | null;
}

/** A position in the list. Files are sorted by day, then by number, newest first. */
export interface Place {
  date: string;
  number: number;
}

/** Must be the same expression as in the index, so that the database uses the index. */
const onShelf = sql`d.state not in ('merged', 'trashed')`;

function pattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/**
 * Files whose name contains the typed text or whose text contains the words. The index holds Chinese as pairs of
 * characters, so each row that is read is also checked for the whole phrase.
 */
function matching(tx: CompanyTransaction, search: Search): RawBuilder<unknown> {
  const named = contains(sql`d.name`, search.typed);
  const query = wordsQuery(tx.companyId, search);
  if (query === null) return named;
  const together = search.phrases
    .filter((phrase) => phrase.length > 2)
    .map(
      (phrase) => sql`and exists (select from document_text told where told.company_id = d.company_id
                        and told.document_id = d.id and lower(told.text) like ${pattern(phrase)})`,
    );
  return sql`(${named} or (d.id in (select documents_with_words(${query}::tsquery)) ${sql.join(together, sql` `)}))`;
}

function conditions(tx: CompanyTransaction, filter: ShelfFilter): RawBuilder<unknown> {
  const { folder, month, states, search } = filter;
  const all = [sql`d.company_id = ${tx.companyId}`, onShelf];
  if (folder !== undefined) all.push(sql`d.folder = ${folder}`);
  if (month !== undefined)
    all.push(sql`d.date >= ${`${month}-01`}::date and d.date < ${`${month}-01`}::date + interval '1 month'`);
  if (states.length > 0) all.push(sql`d.state = any(${[...states]}::text[])`);
  if (search !== null) all.push(matching(tx, search));
  return sql.join(all, sql` and `);
}

export interface ShelfRow extends Place {
  id: string;
}

/** Files after a position, up to a maximum number. */
export async function readShelf(
  tx: CompanyTransaction,
  filter: ShelfFilter,
  { after, limit }: { after: Place | null; limit: number },
): Promise<ShelfRow[]> {
  const from = after === null ? sql`` : sql`and (d.date, d.number) < (${after.date}::date, ${after.number}::integer)`;
  const { rows } = await sql<ShelfRow>`
    select d.id, d.date, d.number from document d where ${conditions(tx, filter)} ${from}
     order by d.date desc, d.number desc limit ${limit}`.execute(tx.queries);
  return rows;
}

export interface FolderCount {
  folder: string;
  month: string;
  count: number;
}

/** Number of files in each folder and month. */
export async function countFolders(tx: CompanyTransaction): Promise<FolderCount[]> {
  const { rows } = await sql<FolderCount>`
    select folder, to_char(month, 'YYYY-MM') as month, files::integer as count
      from (select d.folder, date_trunc('month', d.date::timestamp) as month, count(*) as files from document d
             where d.company_id = ${tx.companyId} and ${onShelf} group by 1, 2) lying
     order by month desc, folder`.execute(tx.queries);
  return rows;
}

/** Files in the trash, most recently deleted first. */
export async function readTrash(tx: CompanyTransaction, most: number): Promise<string[]> {
  const rows = await tx.queries
    .selectFrom('document')
    .select('id')
    .where('company_id', '=', tx.companyId)
    .where('state', '=', 'trashed')
    .orderBy('trashed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countTrash(tx: CompanyTransaction): Promise<number> {
  const row = await tx.queries
    .selectFrom('document')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('company_id', '=', tx.companyId)
    .where('state', '=', 'trashed')
    .executeTakeFirstOrThrow();
  return row.count;
}
