import { evidence } from '@folio/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { Spot } from '../store.ts';

/** A line of the entry of a confirmed bill. Amounts in base minor units; `foreignMinor` in `currency`. */
export interface StoredBillLine {
  entryId: string;
  lineNo: number;
  invoiceId: string;
  number: string;
  date: string;
  supplier: string;
  description: string;
  account: string;
  amountMinor: bigint;
  currency: string;
  foreignMinor: bigint | null;
  documentId: string | null;
}

const MAX_LINES = 200;

const COLUMNS = sql.raw(
  `line.entry_id as "entryId", line.line_no as "lineNo", invoice.id as "invoiceId", invoice.number, entry.date,
   invoice.contact_name as supplier, line.description, line.account_code as account, line.debit_minor as "amountMinor",
   line.currency, line.foreign_minor as "foreignMinor", invoice.document_id as "documentId"`,
);

const TABLES = sql.raw(
  `journal_line line
   join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
   join invoice on invoice.company_id = entry.company_id and invoice.id = entry.source_id`,
);

/** The line is not an asset in effect already. */
const IS_FREE = sql.raw(
  `not exists (select from fixed_asset asset
     join asset_line own on own.company_id = asset.company_id and own.asset_id = asset.id and own.kind in ('addition', 'opening')
     join asset_posting posting on posting.company_id = own.company_id and posting.id = own.posting_id and posting.reversed_on is null
    where asset.company_id = line.company_id and asset.entry_id = line.entry_id and asset.line_no = line.line_no)`,
);

export interface BillLineFilter {
  costAccounts: readonly string[];
  thresholdMinor: bigint;
  /** Null: of every bill. */
  invoiceId: string | null;
}

/** Lines of bills that are not voided and not in the register, newest first: on some accounts, or from an amount on. */
export async function readBillLines(
  tx: CompanyTransaction,
  { costAccounts, thresholdMinor, invoiceId }: BillLineFilter,
): Promise<StoredBillLine[]> {
  const isLarge = sql`(${thresholdMinor} > 0 and line.debit_minor >= ${thresholdMinor} and exists (
    select from ledger_account account where account.company_id = line.company_id and account.code = line.account_code
       and account.type = 'expense'))`;
  const { rows } = await sql<StoredBillLine>`
    select ${COLUMNS} from ${TABLES}
     where line.company_id = ${tx.companyId} and entry.kind = 'purchase_bill' and line.debit_minor > 0 and invoice.voided_on is null
       and (line.account_code = any(${[...costAccounts]}::text[]) or ${isLarge}) and ${IS_FREE}
       and (${invoiceId}::uuid is null or invoice.id = ${invoiceId}::uuid)
     order by entry.number desc, line.line_no limit ${MAX_LINES}`.execute(tx.queries);
  return rows;
}

/** One such line, whatever its account; null if it is not a line of a bill in effect, or is an asset already. */
export async function findBillLine(
  tx: CompanyTransaction,
  { entry_id, line_no }: { entry_id: string; line_no: number },
): Promise<StoredBillLine | null> {
  const { rows } = await sql<StoredBillLine>`
    select ${COLUMNS} from ${TABLES}
     where line.company_id = ${tx.companyId} and line.entry_id = ${entry_id} and line.line_no = ${line_no}::bigint
       and entry.kind = 'purchase_bill' and line.debit_minor > 0 and invoice.voided_on is null and ${IS_FREE}`.execute(
    tx.queries,
  );
  return rows[0] ?? null;
}

const seenItems = z.object({ items: z.array(z.object({ name: z.string() })) });

/** The item of a bill with this name, from 0, and where its document shows it. Null for what is not known. */
export async function findItem(
  tx: CompanyTransaction,
  { invoiceId, description }: StoredBillLine,
): Promise<{ item: number | null; spot: Spot | null }> {
  const { rows } = await sql<{ draft: unknown; evidence: unknown }>`
    select invoice.draft, document.evidence from invoice
      left join document on document.company_id = invoice.company_id and document.id = invoice.document_id
     where invoice.company_id = ${tx.companyId} and invoice.id = ${invoiceId}`.execute(tx.queries);
  const draft = seenItems.safeParse(rows[0]?.draft);
  const item = draft.success ? draft.data.items.findIndex(({ name }) => name === description) : -1;
  if (item === -1) return { item: null, spot: null };
  const read = z.record(z.string(), evidence).safeParse(rows[0]?.evidence);
  const own = read.success
    ? (read.data[`invoice.items.${item}.name`] ?? read.data[`invoice.items.${item}.amount`])
    : undefined;
  return { item, spot: own && own.page !== null ? { page: own.page, box: own.box } : null };
}
