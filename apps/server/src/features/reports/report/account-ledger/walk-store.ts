import { type Day, ENTRY_KINDS, type EntryKind, journalNumberOf } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { LineFilter, LineNeeds, StoredLedgerLine } from '../../../books/ledger/index.ts';

/** Where a walk through an account goes on. */
export type LineCursor = Pick<StoredLedgerLine, 'date' | 'entryNumber' | 'lineNo'>;

interface WalkedRow {
  entryId: string;
  entryNumber: bigint;
  lineNo: number;
  date: Day;
  kind: string;
  number: string;
  contactId: string | null;
  contact: string | null;
  contactZh: string | null;
  description: string;
  debitMinor: bigint;
  creditMinor: bigint;
  currency: string;
  foreignAmountMinor: bigint | null;
  rate: string | null;
  taxCode: string | null;
  counterAccounts?: string[] | null;
  documentNumber?: string | null;
  reference?: string | null;
}

const COUNTER_ACCOUNTS = sql`, (
  select array_agg(distinct other.account_code) from journal_line other
   where other.company_id = line.company_id and other.entry_id = line.entry_id and other.account_code <> line.account_code
  ) as "counterAccounts"`;

const RECORDS = sql`
  left join invoice on invoice.company_id = entry.company_id and invoice.id = entry.source_id
  left join money_record money on money.company_id = entry.company_id and money.id = entry.source_id
  left join invoice named on named.company_id = line.company_id and named.id = line.document_ref
  left join money_record named_money on named_money.company_id = line.company_id and named_money.id = line.document_ref`;

/**
 * The next lines of an account after the last one seen, in order of day, journal number and line: one look into the index,
 * wherever it goes on. For ledgers that leave no line out by contact, kind or words.
 */
export async function readNextLines(
  tx: CompanyTransaction,
  accountCode: string,
  { from, to, closingsBefore, known }: LineFilter,
  { after, limit, needs }: { after: LineCursor | null; limit: number; needs: LineNeeds },
): Promise<StoredLedgerLine[]> {
  const recorded: RawBuilder<unknown> = known === null ? sql`` : sql`and line.entry_number <= ${known.number}`;
  const start = after?.date ?? from;
  const beyond =
    after === null
      ? sql``
      : sql`and (line.date, line.entry_number, line.line_no) > (${after.date}, ${after.entryNumber}, ${after.lineNo})`;
  const records = needs.records
    ? sql`, coalesce(named.number, named_money.number) as "documentNumber", coalesce(invoice.reference, money.reference) as reference`
    : sql``;
  const { rows } = await sql<WalkedRow>`
    select line.entry_id as "entryId", line.entry_number as "entryNumber", line.line_no as "lineNo", line.date,
           entry.kind, entry.source_number as number,
           contact.root_id as "contactId", contact.name as contact, contact.name_zh as "contactZh", line.description,
           line.debit_minor as "debitMinor", line.credit_minor as "creditMinor", line.currency,
           line.foreign_minor as "foreignAmountMinor", line.rate, line.tax_code as "taxCode"
           ${needs.counterAccounts ? COUNTER_ACCOUNTS : sql``} ${records}
      from (select * from journal_line line
             where line.company_id = ${tx.companyId} and line.account_code = ${accountCode} and line.date between ${start} and ${to}
               and not (line.closing and line.date >= ${closingsBefore}) ${recorded} ${beyond}
             order by line.date, line.entry_number, line.line_no limit ${limit}) line
      join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
      left join contact_root contact on contact.company_id = line.company_id and contact.id = line.contact_id
      ${needs.records ? RECORDS : sql``}
     order by line.date, line.entry_number, line.line_no`.execute(tx.queries);
  return rows.map((row) => toLine(accountCode, row));
}

const KINDS = new Map<string, EntryKind>(ENTRY_KINDS.map((kind) => [kind, kind]));

function toLine(accountCode: string, { contactId, contact, ...row }: WalkedRow): StoredLedgerLine {
  const kind = KINDS.get(row.kind);
  if (kind === undefined) throw new Error(`stored kind "${row.kind}" is unknown`);
  return {
    ...row,
    accountCode,
    kind,
    journalNumber: journalNumberOf(Number(row.entryNumber)),
    contact: contactId === null ? null : { id: contactId, name: contact ?? '' },
    counterAccounts: row.counterAccounts ?? [],
    documentNumber: row.documentNumber ?? null,
    reference: row.reference ?? null,
    invoiceId: null,
    documentId: null,
  };
}
