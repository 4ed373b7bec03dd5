import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { waitsForReview } from '../../shared/stored-file/index.ts';
import {
  draftDocuments,
  duplicates,
  entryTotals,
  type FindingRow,
  type FindingScope,
  unusual,
  withoutDocument,
} from './finding-sql.ts';

const FINDINGS = { draft_documents: draftDocuments, without_document: withoutDocument, unusual, duplicates };

export type FindingCheck = keyof typeof FINDINGS;

/** A page of what a check found, by day, and the number of all of it. */
export async function readFindings(
  check: FindingCheck,
  scope: FindingScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FindingRow[]; total: number }> {
  const found = FINDINGS[check](scope);
  const { rows } = await sql<FindingRow & { total: number }>`
    with ${entryTotals(scope)}
    select *, count(*) over ()::int as total from (${found}) finding
     order by finding.date, finding.number, finding.id, finding.reason limit ${limit} offset ${offset}`.execute(
    scope.tx.queries,
  );
  const [first] = rows;
  const total = first?.total ?? (offset === 0 ? 0 : await countFindings(found, scope));
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}

/** For a page after the last one, which has no row to say it. */
async function countFindings(found: RawBuilder<FindingRow>, scope: FindingScope): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with ${entryTotals(scope)} select count(*)::int as total from (${found}) finding`.execute(scope.tx.queries);
  return rows[0]?.total ?? 0;
}

export interface OpenCounts {
  draft_documents: number;
  draft_journals: number;
  bank_lines: number;
  documents: number;
  duplicates: number;
  without_document: number;
  unusual: number;
  /** A revaluation of the last day is in effect, and nothing in another currency was posted behind it. */
  isRevalued: boolean;
}

/** What is open up to the end of the period, in one statement. */
export async function countOpen(scope: FindingScope, baseCurrency: string): Promise<OpenCounts> {
  const { tx, period } = scope;
  const { end } = period;
  const count = (found: RawBuilder<FindingRow>) => sql`(select count(*)::int from (${found}) found)`;
  const { rows } = await sql<OpenCounts>`
    with ${entryTotals(scope)}
    select ${count(draftDocuments(scope))} as draft_documents,
           (select count(*)::int from manual_journal where company_id = ${tx.companyId} and state = 'draft'
               and coalesce(date, ${end}) <= ${end}) as draft_journals,
           (select count(*)::int from bank_line where company_id = ${tx.companyId} and state in ('unreviewed', 'suggested')
               and date <= ${end}) as bank_lines,
           (select count(*)::int from document where company_id = ${tx.companyId} and date <= ${end}
               and ${waitsForReview()}) as documents,
           ${count(duplicates(scope))} as duplicates,
           ${count(withoutDocument(scope))} as without_document,
           ${count(unusual(scope))} as unusual,
           ${isRevalued(tx, end, baseCurrency)} as "isRevalued"`.execute(tx.queries);
  const [row] = rows;
  if (row === undefined) throw new Error('the counts of a close have no row');
  return row;
}

function isRevalued(tx: CompanyTransaction, end: string, baseCurrency: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from journal_entry run
     where run.company_id = ${tx.companyId} and run.source_type = 'fx_revaluation' and run.kind = 'fx_revaluation'
       and run.date = ${end} and run.reverses_id is null
       and not exists (select from journal_entry back where back.company_id = run.company_id and back.reverses_id = run.id)
       and not exists (select from journal_line line
                         join journal_entry later on later.company_id = line.company_id and later.id = line.entry_id
                        where line.company_id = run.company_id and line.entry_number > run.number and line.date <= ${end}
                          and line.currency <> ${baseCurrency} and later.source_type <> 'fx_revaluation'))`;
}

/** An entry behind a movement: `amountMinor` is what it adds to the account, debit positive. */
export interface TopEntry {
  code: string;
  number: string;
  contact: string | null;
  narration: string;
  amountMinor: bigint;
}

const TOP_ENTRIES = 3;

/** The largest entries of each account in the period, the largest first. */
export async function readTopEntries(
  tx: CompanyTransaction,
  { start, end }: { start: string; end: string },
  codes: readonly string[],
): Promise<TopEntry[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<TopEntry>`
    select account.code, entry.source_number as number, contact.name as contact, entry.narration, top.amount as "amountMinor"
      from unnest(${[...codes]}::text[]) with ordinality as account (code, place)
     cross join lateral (
       select line.entry_id, sum(line.debit_minor - line.credit_minor)::bigint as amount, (array_agg(line.contact_id))[1] as contact_id
         from journal_line line
        where line.company_id = ${tx.companyId} and line.account_code = account.code and not line.closing
          and line.date between ${start} and ${end}
        group by line.entry_id order by abs(sum(line.debit_minor - line.credit_minor)) desc, line.entry_id limit ${TOP_ENTRIES}) top
      join journal_entry entry on entry.company_id = ${tx.companyId} and entry.id = top.entry_id
      left join contact_root contact on contact.company_id = ${tx.companyId} and contact.id = top.contact_id
     order by account.place, abs(top.amount) desc, entry.number`.execute(tx.queries);
  return rows;
}
