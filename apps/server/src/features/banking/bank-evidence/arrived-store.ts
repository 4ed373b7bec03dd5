import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { marksOf, type StoredMarks } from './mark-sql.ts';
import type { BareLine } from './pair-arrived.ts';

export interface ReviewRow {
  id: string;
  name: string;
  kind: string;
  title: string | null;
  /** Currency and amount, such as `HKD 1250.00`. */
  total: string | null;
  number: string | null;
  date: string | null;
  partner: string | null;
  forLineId: string | null;
}

const MOST = 2000;
const columns = sql`
  document.id, document.name, coalesce(document.kind, '') as kind, document.summary ->> 'title' as title,
  document.fact_total as total, document.fact_number as number, document.fact_date as date,
  document.fact_supplier as partner, document.for_bank_line_id as "forLineId"`;

/** The lines that documents are looked for: by these totals, and by documents dropped onto one of the lines. */
export interface WaitingFor {
  totals: readonly string[];
  lineIds: readonly string[];
}

/** Documents that wait for review and are over one of the totals, and those dropped onto one of the lines. */
function waitingFor(tx: CompanyTransaction, { totals, lineIds }: WaitingFor): RawBuilder<ReviewRow> {
  return sql<ReviewRow>`
    select ${columns} from document
     where document.company_id = ${tx.companyId} and document.state = 'needs_review'
       and (document.for_bank_line_id = any(${[...lineIds]}::uuid[])
            or (document.fact_total = any(${[...totals]}::text[]) and document.for_bank_line_id is null))
     order by document.uploaded_at, document.id limit ${MOST}`;
}

export async function readWaiting(tx: CompanyTransaction, of: WaitingFor): Promise<ReviewRow[]> {
  const { rows } = await waitingFor(tx, of).execute(tx.queries);
  return rows;
}

/** The same with what was said about the lines, in one statement. */
export async function readWaitingAndMarks(
  tx: CompanyTransaction,
  of: WaitingFor,
): Promise<{ waiting: ReviewRow[]; marks: Map<string, StoredMarks> }> {
  const { rows } = await sql<{ waiting: ReviewRow[]; marks: (StoredMarks & { id: string })[] }>`
    select (select coalesce(jsonb_agg(to_jsonb(found)), '[]') from (${waitingFor(tx, of)}) found) as waiting,
           (select coalesce(jsonb_agg(to_jsonb(said)), '[]') from (${marksOf(tx, of.lineIds)}) said) as marks`.execute(
    tx.queries,
  );
  const [{ waiting, marks } = { waiting: [], marks: [] }] = rows;
  return { waiting, marks: new Map(marks.map(({ id, ...mark }) => [id, mark])) };
}

const lineColumns = sql`
  line.id, line.date, line.amount_minor as "amountMinor", account.currency, line.payee, line.description`;

/** A line, and how many documents are attached to it. `bare`: it has none and may need one. */
export type EvidencedLine = BareLine & { evidence: number; bare: boolean };

export async function readEvidenced(tx: CompanyTransaction, ids: readonly string[]): Promise<EvidencedLine[]> {
  const { rows } = await sql<EvidencedLine>`
    select ${lineColumns}, line.evidence, line.evidence = 0 and line.state <> 'excluded' as bare
      from bank_line line
      join bank_account account on account.company_id = line.company_id and account.id = line.bank_account_id
     where line.company_id = ${tx.companyId} and line.id = any(${[...ids]}::uuid[])`.execute(tx.queries);
  return rows;
}

/** Lines without a document that moved one of these amounts. */
export async function readBareLinesOver(
  tx: CompanyTransaction,
  amounts: readonly { currency: string; amountMinor: bigint }[],
): Promise<BareLine[]> {
  if (amounts.length === 0) return [];
  const { rows } = await sql<BareLine>`
    select ${lineColumns}
      from (select distinct * from unnest(${amounts.map(({ currency }) => currency)}::text[],
                                          ${amounts.map(({ amountMinor }) => amountMinor)}::bigint[]) as asked(currency, amount)) asked
      join bank_account account on account.company_id = ${tx.companyId} and account.currency = asked.currency
      join bank_line line on line.company_id = account.company_id and line.bank_account_id = account.id
                         and line.amount_minor = asked.amount
     where line.evidence = 0 and line.state <> 'excluded'
     order by line.date desc, line.line_no limit ${MOST}`.execute(tx.queries);
  return rows;
}
