import { type ExportEntry, type ExportLine, journalNumberOf } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { entryKindOf, sourceTypeOf, trimDecimal } from '../../../books/ledger/index.ts';

/** The currencies of all lines. */
export async function readCurrencies(tx: CompanyTransaction): Promise<string[]> {
  const rows = await tx.queries
    .selectFrom('journal_line')
    .select('currency')
    .distinct()
    .where('company_id', '=', tx.companyId)
    .execute();
  return rows.map((row) => row.currency);
}

/** The day of the earliest entry; null in an empty journal. */
export async function readFirstDay(tx: CompanyTransaction): Promise<string | null> {
  const row = await tx.queries
    .selectFrom('journal_entry')
    .select('date')
    .where('company_id', '=', tx.companyId)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst();
  return row?.date ?? null;
}

type LineRow = Omit<ExportLine, 'rate'> & { entryId: string; rate: string | null };

async function readLines(tx: CompanyTransaction, from: bigint, to: bigint): Promise<Map<string, ExportLine[]>> {
  const { rows } = await sql<LineRow>`
    select line.entry_id as "entryId", line.account_code as "accountCode", line.debit_minor as "debitMinor",
           line.credit_minor as "creditMinor", line.currency, line.foreign_minor as "foreignAmountMinor", line.rate,
           line.contact_id as "contactId", line.document_ref as "documentRef", line.tax_code as "taxCode", line.description,
           contact.name as contact, coalesce(invoice.number, money.number) as document
      from journal_line line
      left join contact_root contact on contact.company_id = line.company_id and contact.id = line.contact_id
      left join invoice on invoice.company_id = line.company_id and invoice.id = line.document_ref
      left join money_record money on money.company_id = line.company_id and money.id = line.document_ref
     where line.company_id = ${tx.companyId} and line.entry_number between ${from} and ${to}
     order by line.entry_number, line.line_no`.execute(tx.queries);
  const byEntry = Map.groupBy(rows, (row) => row.entryId);
  const lineOf = ({ entryId: _, rate, ...line }: LineRow): ExportLine => ({
    ...line,
    rate: rate === null ? null : trimDecimal(rate),
  });
  return new Map([...byEntry].map(([id, lines]) => [id, lines.map(lineOf)]));
}

/** The entries of a range of numbers with the names that their lines refer to, in order. */
export async function readExportEntries(tx: CompanyTransaction, from: bigint, to: bigint): Promise<ExportEntry[]> {
  const entries = await tx.queries
    .selectFrom('journal_entry')
    .selectAll()
    .where('company_id', '=', tx.companyId)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .orderBy('number')
    .execute();
  const lines = await readLines(tx, from, to);
  return entries.map((entry) => ({
    journalNumber: journalNumberOf(Number(entry.number)),
    date: entry.date,
    kind: entryKindOf(entry.kind),
    sourceType: sourceTypeOf(entry.source_type),
    sourceRef: entry.source_id,
    number: entry.source_number,
    narration: entry.narration,
    lines: lines.get(entry.id) ?? [],
    hash: entry.hash,
    recordedAt: entry.posted_at.toISOString(),
  }));
}
