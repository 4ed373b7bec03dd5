import type { MoneyKind } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

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

/** Inserts a payment, as a part of the statement that posts it. */
export function insertMoney(tx: CompanyTransaction, row: MoneyRow): RawBuilder<unknown> {
  return sql`
    insert into money_record (company_id, id, type, number, date, account_code, contact_id, currency, amount_minor, rate, reference)
    values (${tx.companyId}, ${row.id}, ${row.type}, ${row.number}, ${row.date}, ${row.accountCode}, ${row.contactId},
            ${row.currency}, ${row.amountMinor}, ${row.rate}, ${row.reference})`;
}
