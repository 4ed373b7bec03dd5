import type { BankAccountRow } from '@folio/contract';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';

function bankAccounts(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('bank_account as bank')
    .innerJoin('ledger_account as account', (join) =>
      join.onRef('account.company_id', '=', 'bank.company_id').onRef('account.code', '=', 'bank.account_code'),
    )
    .select(['bank.id', 'account.code', 'account.name', 'account.name_zh', 'bank.bank', 'bank.number', 'bank.currency'])
    .select(['bank.kind', 'bank.active', 'bank.is_default'])
    .where('bank.company_id', '=', tx.companyId);
}

const bankAccountKind = z.enum(['bank', 'card', 'cash']);

function rowOf(row: Omit<BankAccountRow, 'kind'> & { kind: string }): BankAccountRow {
  return { ...row, kind: bankAccountKind.parse(row.kind) };
}

export async function readBankAccounts(tx: CompanyTransaction): Promise<BankAccountRow[]> {
  return (await bankAccounts(tx).orderBy('account.code').execute()).map(rowOf);
}

export async function readBankAccount(tx: CompanyTransaction, id: string): Promise<BankAccountRow | null> {
  const row = await bankAccounts(tx).where('bank.id', '=', id).executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

/** The facts of a bank account that must be unique. */
export interface TakenAccount {
  account_code: string;
  number: string | null;
  currency: string;
}

export async function bankCodesTaken(tx: CompanyTransaction): Promise<TakenAccount[]> {
  return tx.queries
    .selectFrom('bank_account')
    .select(['account_code', 'number', 'currency'])
    .where('company_id', '=', tx.companyId)
    .execute();
}

export async function insertBankAccount(
  tx: CompanyTransaction,
  code: string,
  input: {
    bank?: string | null | undefined;
    number?: string | null | undefined;
    currency: string;
    kind?: BankAccountRow['kind'];
  },
): Promise<string> {
  const { bank, number, currency, kind = 'bank' } = input;
  const row = await tx.queries
    .insertInto('bank_account')
    .values({
      company_id: tx.companyId,
      account_code: code,
      bank: bank || null,
      number: number || null,
      currency,
      kind,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function writeBankDetails(
  tx: CompanyTransaction,
  id: string,
  known: { bank: string | null; number: string | null },
): Promise<void> {
  await tx.queries
    .updateTable('bank_account')
    .set({ bank: known.bank, number: known.number })
    .where(ownRow(tx, id))
    .execute();
}

export async function nameBankAccount(
  tx: CompanyTransaction,
  code: string,
  names: { name: string; nameZh: string; currency: string | null },
): Promise<void> {
  await tx.queries
    .updateTable('ledger_account')
    .set({ name: names.name, name_zh: names.nameZh, currency: names.currency })
    .where('company_id', '=', tx.companyId)
    .where('code', '=', code)
    .execute();
}

export async function writeBankAccount(
  tx: CompanyTransaction,
  id: string,
  set: { bank: string | null; number: string | null; active: boolean; is_default: boolean },
): Promise<void> {
  await tx.queries.updateTable('bank_account').set(set).where(ownRow(tx, id)).execute();
}

/** Clears the default account of the currency. */
export async function clearDefaultAccount(tx: CompanyTransaction, currency: string): Promise<void> {
  await tx.queries
    .updateTable('bank_account')
    .set({ is_default: false })
    .where('company_id', '=', tx.companyId)
    .where('currency', '=', currency)
    .where('is_default', '=', true)
    .execute();
}

/** Statement lines of an account that no user has categorized yet. */
export async function countOpenLines(tx: CompanyTransaction, id: string): Promise<number> {
  const { open } = await tx.queries
    .selectFrom('bank_line')
    .select((e) => e.fn.countAll<number>().as('open'))
    .where('company_id', '=', tx.companyId)
    .where('bank_account_id', '=', id)
    .where('state', 'in', ['unreviewed', 'suggested'])
    .executeTakeFirstOrThrow();
  return Number(open);
}

export async function hasPostings(tx: CompanyTransaction, code: string): Promise<boolean> {
  const row = await tx.queries
    .selectFrom('journal_line')
    .select('entry_id')
    .where('company_id', '=', tx.companyId)
    .where('account_code', '=', code)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
