import { type RawBuilder, sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';

export async function readEvidence(tx: CompanyTransaction, documentId: string): Promise<unknown> {
  const row = await tx.queries
    .selectFrom('document')
    .select('evidence')
    .where(ownRow(tx, documentId))
    .executeTakeFirst();
  return row?.evidence ?? {};
}

/** Names of people by id; an unknown id has no name. */
export async function readNames(
  tx: CompanyTransaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await tx.queries.selectFrom('app_user').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
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

/** A movement of the document's open amount by another record; `sign` is -1 if it reopens the amount. */
export interface SettlementRow {
  date: string;
  kind: string;
  number: string | null;
  amountMinor: bigint;
  entryId: string;
  sign: 1n | -1n;
  /** The id of the receipt, payment or refund; null for an allocation and for a reversal. */
  moneyId: string | null;
  /** The other document or payment of an allocation. */
  other: { id: string; number: string; type: string } | null;
  /** A payment or allocation that was not reversed yet. */
  undoable: boolean;
}

export async function readSettlements(tx: CompanyTransaction, id: string): Promise<SettlementRow[]> {
  const { rows } = await sql<Omit<SettlementRow, 'sign'> & { opens: boolean }>`
    select line.date, ${namedKind} as kind, entry.source_number as number, entry.id as "entryId",
           coalesce(line.foreign_minor, line.debit_minor - line.credit_minor)::bigint as "amountMinor",
           (line.debit_minor > line.credit_minor) = (account.system_role = 'accounts_receivable'
             and invoice.type = 'sales_invoice' or account.system_role = 'accounts_payable'
             and invoice.type = 'purchase_credit_note') as opens,
           case when entry.source_type in ('receipt', 'payment', 'customer_refund', 'supplier_refund') and entry.reverses_id is null
                then entry.source_id end as "moneyId",
           case when entry.source_type = 'allocation' then ${otherOf(id)} end as other,
           entry.kind in ('receipt', 'payment', 'customer_refund', 'supplier_refund', 'allocation') and not exists (
             select from journal_entry back where back.company_id = entry.company_id and back.reverses_id = entry.id) as undoable
      from journal_line line
      join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
      join ledger_account account on account.company_id = line.company_id and account.code = line.account_code
      join invoice on invoice.company_id = line.company_id and invoice.id = line.document_ref
      left join money_record moved on moved.company_id = entry.company_id and moved.id = entry.source_id
      left join ledger_account place on place.company_id = moved.company_id and place.code = moved.account_code
     where line.company_id = ${tx.companyId} and line.document_ref = ${id} and entry.source_id <> ${id}
       and entry.kind not in ('fx_revaluation', 'fx_revaluation_reversal')
     order by line.date, line.entry_number`.execute(tx.queries);
  return rows.map(({ opens, ...row }) => ({ ...row, sign: opens ? -1n : 1n }));
}

/** Whether the money side of a record, joined as `place`, is an account on which debts are written off. */
export const isWriteOff = sql<boolean>`(place.type = 'expense' or place.type = 'asset' and place.normal_side = 'credit')`;

/**
 * The kind shown to users: a receipt on an expense or on an allowance (an asset with a credit balance) is a write-off,
 * one on another account that holds no money is a deposit used. It does not follow from the roles `bad_debt` and
 * `deposits_paid`: after another account is named for them, earlier records keep their kind.
 */
const namedKind = sql`
  case when entry.kind not in ('receipt', 'payment') then entry.kind
       when ${isWriteOff} then 'bad_debt'
       when place.system_role = 'directors_current_account' then 'director'
       when place.system_role in ('bank', 'petty_cash', 'credit_card') then entry.kind
       when place.code is not null then 'deposit'
       else entry.kind end`;

/** The counterpart of an allocation: a document or a payment. */
function otherOf(id: string): RawBuilder<unknown> {
  return sql`(
    select jsonb_build_object('id', other.document_ref, 'number', coalesce(document.number, money.number), 'type', coalesce(document.type, money.type))
      from journal_line other
      left join invoice document on document.company_id = other.company_id and document.id = other.document_ref
      left join money_record money on money.company_id = other.company_id and money.id = other.document_ref
     where other.company_id = entry.company_id and other.entry_id = entry.id
       and other.document_ref is not null and other.document_ref <> ${id}
     limit 1)`;
}
