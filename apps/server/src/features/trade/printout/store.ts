import type { Day } from '@folio/ledger';
import type { PaperBank, PaperParty } from '@folio/paper';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

/** The company's name and address for printing. */
export async function readCompanyParty(tx: CompanyTransaction): Promise<PaperParty> {
  const row = await tx.queries
    .selectFrom('company')
    .select(['name', 'name_zh', 'address', 'br', 'contact_phone', 'email'])
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
  return {
    name: row.name,
    nameZh: row.name_zh,
    address: row.address,
    addressZh: null,
    country: null,
    taxId: null,
    br: row.br,
    phone: row.contact_phone,
    email: row.email,
    contactPerson: null,
  };
}

export interface ContactFacts {
  party: PaperParty;
  language: string | null;
}

export async function readContactFacts(tx: CompanyTransaction, id: string): Promise<ContactFacts | null> {
  const row = await tx.queries
    .selectFrom('contact')
    .select([
      'name',
      'name_zh',
      'address',
      'address_zh',
      'tax_id',
      'br',
      'phone',
      'email',
      'contact_person',
      'language',
    ])
    .where(ownRow(tx, id))
    .executeTakeFirst();
  if (row === undefined) return null;
  const party = {
    name: row.name,
    nameZh: row.name_zh,
    address: row.address,
    addressZh: row.address_zh,
    country: null,
    taxId: row.tax_id,
    br: row.br,
    phone: row.phone,
    email: row.email,
    contactPerson: row.contact_person,
  };
  return { party, language: row.language };
}

export async function readTerm(
  tx: CompanyTransaction,
  id: string,
): Promise<{ name: string; nameZh: string | null } | null> {
  const row = await tx.queries
    .selectFrom('payment_term')
    .select(['name', 'name_zh as nameZh'])
    .where(ownRow(tx, id))
    .executeTakeFirst();
  return row ?? null;
}

/** Number and date of the document that a credit note credits. */
export async function readCredited(
  tx: CompanyTransaction,
  id: string,
): Promise<{ number: string; date: Day | null } | null> {
  const row = await tx.queries
    .selectFrom('invoice')
    .select(['number', 'issue_date as date'])
    .where(ownRow(tx, id))
    .executeTakeFirst();
  return row ?? null;
}

/** A bank account to pay to; null if it has no account number. */
export async function readPayTo(tx: CompanyTransaction, id: string): Promise<Omit<PaperBank, 'accountName'> | null> {
  const row = await tx.queries
    .selectFrom('bank_account')
    .select(['bank', 'number', 'currency'])
    .where(ownRow(tx, id))
    .executeTakeFirst();
  return row === undefined || row.number === null ? null : { ...row, number: row.number };
}

/** A payment in or out, for its receipt. */
export interface MoneyFacts {
  type: string;
  number: string;
  date: Day;
  contactId: string;
  currency: string;
  amountMinor: bigint;
  reference: string | null;
  reversedOn: Day | null;
}

export async function readMoneyFacts(tx: CompanyTransaction, id: string): Promise<MoneyFacts | null> {
  const row = await tx.queries
    .selectFrom('money_record')
    .select([
      'type',
      'number',
      'date',
      'contact_id as contactId',
      'currency',
      'amount_minor as amountMinor',
      'reference',
    ])
    .select('reversed_on as reversedOn')
    .where(ownRow(tx, id))
    .executeTakeFirst();
  return row ?? null;
}

/** A document settled by a payment. `amountMinor`: positive, in `currency`. */
export interface SettledDocument {
  number: string;
  currency: string;
  amountMinor: bigint;
}

/** The documents a receipt settled when it was recorded, in the order of the entry's lines. */
export async function readSettledDocuments(tx: CompanyTransaction, moneyId: string): Promise<SettledDocument[]> {
  const { rows } = await sql<SettledDocument>`
    select invoice.number, invoice.currency,
           abs(coalesce(line.foreign_minor, line.debit_minor - line.credit_minor))::bigint as "amountMinor"
      from journal_entry entry
      join journal_line line on line.company_id = entry.company_id and line.entry_id = entry.id
      join invoice on invoice.company_id = line.company_id and invoice.id = line.document_ref
     where entry.company_id = ${tx.companyId} and entry.source_id = ${moneyId} and entry.reverses_id is null
     order by line.line_no`.execute(tx.queries);
  return rows;
}
