import { evidence } from '@folio/contract';
import type { Day, ScheduleKind } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { contains } from '../../../../platform/database/contains.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { AMOUNT_STANDS, type Spot } from '../store.ts';

/** A posted line that may get a schedule. Amounts in base minor units; `freeMinor`: what no schedule has yet. */
export interface SourceLine {
  entryId: string;
  lineNo: number;
  number: string;
  date: Day;
  party: string;
  description: string;
  account: string;
  freeMinor: bigint;
  invoiceId: string | null;
  documentId: string | null;
}

type Side = 'debit_minor' | 'credit_minor';
/** A prepayment comes from a debit, deferred income from a credit. */
const sideOf = (kind: ScheduleKind): Side => (kind === 'prepayment' ? 'debit_minor' : 'credit_minor');

/** What the schedules of a line have of it, credit notes included, without amounts whose journals were reversed. */
const TAKEN = sql.raw('coalesce(taken.minor, 0)');

function tables(tx: CompanyTransaction): RawBuilder<unknown> {
  return sql`journal_line line
   join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
   join ledger_account account on account.company_id = line.company_id and account.code = line.account_code
   left join invoice on invoice.company_id = entry.company_id and invoice.id = entry.source_id
     and entry.kind in ('purchase_bill', 'sales_invoice')
   left join (select schedule.entry_id, schedule.line_no, sum(amount.amount_minor) as minor from schedule
                join schedule_amount amount on amount.company_id = schedule.company_id and amount.schedule_id = schedule.id
               where schedule.company_id = ${tx.companyId} and schedule.entry_id is not null and ${AMOUNT_STANDS}
               group by schedule.entry_id, schedule.line_no) taken
     on taken.entry_id = line.entry_id and taken.line_no = line.line_no`;
}

function columnsOf(side: Side): RawBuilder<unknown> {
  return sql`line.entry_id as "entryId", line.line_no as "lineNo", coalesce(invoice.number, entry.source_number) as number, entry.date,
    coalesce(invoice.contact_name, '') as party, coalesce(nullif(line.description, ''), entry.narration) as description,
    line.account_code as account, (line.${sql.ref(side)} - ${TAKEN})::bigint as "freeMinor", invoice.id as "invoiceId",
    invoice.document_id as "documentId"`;
}

/**
 * A line of the kind's side, on an expense, income, asset or liability account that is neither money nor a control account,
 * of an entry that is in effect and was not posted for a schedule.
 */
function isSource(tx: CompanyTransaction, kind: ScheduleKind): RawBuilder<boolean> {
  const ownEntries = kind === 'prepayment' ? ['purchase_bill', 'manual_journal'] : ['sales_invoice', 'manual_journal'];
  const types = kind === 'prepayment' ? ['asset', 'expense'] : ['liability', 'revenue'];
  return sql<boolean>`line.company_id = ${tx.companyId} and line.${sql.ref(sideOf(kind))} > 0
    and entry.kind = any(${ownEntries}::text[]) and account.type = any(${types}::text[]) and account.cash_flow <> 'cash'
    and account.system_role is distinct from 'accounts_receivable' and account.system_role is distinct from 'accounts_payable'
    and invoice.voided_on is null and entry.reverses_id is null
    and not exists (select from journal_entry back where back.company_id = entry.company_id and back.reverses_id = entry.id)
    and not exists (select from schedule_posting own where own.company_id = entry.company_id and own.entry_id = entry.id)
    and not exists (select from schedule_amount own where own.company_id = entry.company_id and own.journal_id = entry.source_id)`;
}

function listed(tx: CompanyTransaction, kind: ScheduleKind, q: string | undefined): RawBuilder<boolean> {
  const words = [
    'line.description',
    'entry.narration',
    'invoice.number',
    'invoice.contact_name',
    'entry.source_number',
  ];
  const found = q
    ? sql.join(
        words.map((one) => contains(sql.ref(one), q)),
        sql` or `,
      )
    : sql`true`;
  return sql<boolean>`${isSource(tx, kind)} and line.${sql.ref(sideOf(kind))} > ${TAKEN} and (${found})`;
}

/** Lines that may get a schedule, newest first. */
export async function readSourceLines(
  tx: CompanyTransaction,
  kind: ScheduleKind,
  page: { q?: string | undefined; limit: number; offset: number },
): Promise<SourceLine[]> {
  const { rows } = await sql<SourceLine>`
    select ${columnsOf(sideOf(kind))} from ${tables(tx)} where ${listed(tx, kind, page.q)}
     order by entry.number desc, line.line_no limit ${page.limit} offset ${page.offset}`.execute(tx.queries);
  return rows;
}

export async function countSourceLines(tx: CompanyTransaction, kind: ScheduleKind, q?: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${tables(tx)} where ${listed(tx, kind, q)}`.execute(tx.queries);
  return rows[0]?.total ?? 0;
}

/** One such line, whether or not schedules have all of it; null if the company has no such line in effect. */
export async function findSourceLine(
  tx: CompanyTransaction,
  kind: ScheduleKind,
  { entry_id, line_no }: { entry_id: string; line_no: number },
): Promise<SourceLine | null> {
  const { rows } = await sql<SourceLine>`
    select ${columnsOf(sideOf(kind))} from ${tables(tx)}
     where ${isSource(tx, kind)} and line.entry_id = ${entry_id} and line.line_no = ${line_no}::bigint`.execute(
    tx.queries,
  );
  return rows[0] ?? null;
}

const seenItems = z.object({ items: z.array(z.object({ name: z.string() })) });

/** The item of a bill or invoice with this name, from 0, and where its document shows it. Null for what is not known. */
export async function findItem(
  tx: CompanyTransaction,
  { invoiceId, description }: SourceLine,
): Promise<{ item: number | null; spot: Spot | null }> {
  const nothing = { item: null, spot: null };
  if (invoiceId === null) return nothing;
  const { rows } = await sql<{ draft: unknown; evidence: unknown }>`
    select invoice.draft, document.evidence from invoice
      left join document on document.company_id = invoice.company_id and document.id = invoice.document_id
     where invoice.company_id = ${tx.companyId} and invoice.id = ${invoiceId}`.execute(tx.queries);
  const draft = seenItems.safeParse(rows[0]?.draft);
  const item = draft.success ? draft.data.items.findIndex(({ name }) => name === description) : -1;
  if (item === -1) return nothing;
  const read = z.record(z.string(), evidence).safeParse(rows[0]?.evidence);
  const prefix = `invoice.items.${item}.`;
  const own = read.success ? (read.data[`${prefix}name`] ?? read.data[`${prefix}amount`]) : undefined;
  return { item, spot: own && own.page !== null ? { page: own.page, box: own.box } : null };
}
