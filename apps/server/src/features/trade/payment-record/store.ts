import type { MoneyKind } from '@folio/ledger';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

/** A payment as stored; `amountMinor` is positive, in the currency of its account. */
export interface MoneyRow {
  id: string;
  type: MoneyKind;
  number: string;
  date: string;
  accountCode: string;
  contactId: string;
  currency: string;
  amountMinor: bigint;
  rate: string | null;
  reference: string | null;
}

export async function insertMoney(tx: CompanyTransaction, row: MoneyRow): Promise<void> {
  await tx.queries
    .insertInto('money_record')
    .values({
      company_id: tx.companyId,
      id: row.id,
      type: row.type,
      number: row.number,
      date: row.date,
      account_code: row.accountCode,
      contact_id: row.contactId,
      currency: row.currency,
      amount_minor: row.amountMinor,
      rate: row.rate,
      reference: row.reference,
    })
    .execute();
}

export async function findMoney(
  tx: CompanyTransaction,
  id: string,
): Promise<{ id: string; number: string; reversedOn: string | null } | null> {
  const row = await tx.queries
    .selectFrom('money_record')
    .select(['id', 'number', 'reversed_on as reversedOn'])
    .where(ownRow(tx, id))
    .executeTakeFirst();
  return row ?? null;
}

export async function moneyByNumber(tx: CompanyTransaction, number: string): Promise<string | null> {
  const row = await tx.queries
    .selectFrom('money_record')
    .select('id')
    .where('company_id', '=', tx.companyId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function markReversed(tx: CompanyTransaction, id: string, on: string): Promise<void> {
  await tx.queries.updateTable('money_record').set({ reversed_on: on }).where(ownRow(tx, id)).execute();
}
