import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

export async function readEvidence(tx: CompanyTransaction, documentId: string): Promise<unknown> {
  const row = await tx.queries
    .selectFrom('document')
    .select('evidence')
    .where('company_id', '=', tx.companyId)
    .where('id', '=', documentId)
    .executeTakeFirst();
  return row?.evidence ?? {};
}

export async function readInvoiceEntries(
  tx: CompanyTransaction,
  id: string,
): Promise<{ id: string; number: bigint; date: string; kind: string }[]> {
  return tx.queries
    .selectFrom('journal_entry')
    .select(['id', 'number', 'date', 'kind'])
    .where('company_id', '=', tx.companyId)
    .where('source_id', '=', id)
    .orderBy('number')
    .execute();
}

/** A movement of the document's open amount by another record; `sign` is -1 where it opens the document again. */
export interface SettlementRow {
  date: string;
  kind: string;
  number: string | null;
  amountMinor: bigint;
  entryId: string;
  sign: 1n | -1n;
}

export async function readSettlements(tx: CompanyTransaction, id: string): Promise<SettlementRow[]> {
  const { rows } = await sql<Omit<SettlementRow, 'sign'> & { opens: boolean }>`
    select line.date, entry.kind, entry.source_number as number, entry.id as "entryId",
           coalesce(line.foreign_minor, line.debit_minor - line.credit_minor)::bigint as "amountMinor",
           (line.debit_minor > line.credit_minor) = (account.system_role = 'accounts_receivable'
             and invoice.type = 'sales_invoice' or account.system_role = 'accounts_payable'
             and invoice.type = 'purchase_credit_note') as opens
      from journal_line line
      join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
      join ledger_account account on account.company_id = line.company_id and account.code = line.account_code
      join invoice on invoice.company_id = line.company_id and invoice.id = line.document_ref
     where line.company_id = ${tx.companyId} and line.document_ref = ${id} and entry.source_id <> ${id}
       and entry.kind not in ('fx_revaluation', 'fx_revaluation_reversal')
     order by line.date, line.entry_number`.execute(tx.queries);
  return rows.map(({ opens, ...row }) => ({ ...row, sign: opens ? -1n : 1n }));
}
