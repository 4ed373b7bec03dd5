import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
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

/** Documents that wait for review and are over one of these totals, and those dropped onto one of these lines. */
export async function readWaiting(
  tx: CompanyTransaction,
  of: { totals: readonly string[]; lineIds: readonly string[] },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from document
     where document.company_id = ${tx.companyId} and document.state = 'needs_review'
       and (document.for_bank_line_id = any(${[...of.lineIds]}::uuid[])
            or (document.fact_total = any(${[...of.totals]}::text[]) and document.for_bank_line_id is null))
     order by document.uploaded_at, document.id limit ${MOST}`.execute(tx.queries);
  return rows;
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
