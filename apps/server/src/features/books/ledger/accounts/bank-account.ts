import type { BankAccountRow } from '@folio/contract';
import { type Account, isCurrency } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../../platform/http/domain-error.ts';
import { lockHead, readAccounts, readCompany } from '../store.ts';
import { codesOf, fitsKind, nextCode, readyCode, shapeOf } from './bank-account-kind.ts';
import {
  bankCodesTaken,
  hasPostings,
  insertBankAccount,
  nameBankAccount,
  type TakenAccount,
  writeBankDetails,
} from './bank-account-store.ts';
import { findBankAccount } from './find-bank-account.ts';
import { addAccounts } from './install-chart.ts';

export interface NewBankAccount {
  name: string;
  name_zh?: string | undefined;
  bank?: string | null | undefined;
  number?: string | null | undefined;
  currency: string;
  kind?: BankAccountRow['kind'] | undefined;
  /** An account of the chart that no bank account uses yet; absent = a default one, else a new one. */
  account_code?: string | undefined;
}

/**
 * Adds a bank, card or cash account with its ledger account: the requested one, else a default one still unused in
 * that currency, else the next free code of its kind. Throws when no code is left, or when the same number was added
 * before.
 */
export async function createBankAccount(tx: CompanyTransaction, input: NewBankAccount): Promise<BankAccountRow> {
  if (!isCurrency(input.currency)) throw refused({ path: 'currency', word: 'currency_unknown' });
  const kind = input.kind ?? 'bank';
  await lockHead(tx);
  const { baseCurrency } = await readCompany(tx);
  const taken = await bankCodesTaken(tx);
  refuseSameNumber(taken, input);
  const accounts = await readAccounts(tx);
  const used = new Set(taken.map((row) => row.account_code));
  const currency = input.currency === baseCurrency ? null : input.currency;
  if (input.account_code !== undefined)
    await refuseUnfit(tx, { code: input.account_code, kind, currency, baseCurrency, accounts, used });
  const code =
    input.account_code ??
    readyCode(kind, { of: input.currency, base: baseCurrency }, { accounts, used }) ??
    nextCode(kind, accounts);
  if (code === null) throw usedUp(kind);
  const current = accounts.find((account) => account.code === code);
  if (current === undefined) await addAccounts(tx, [ledgerAccount(code, kind, currency, input)]);
  else await nameBankAccount(tx, code, { name: input.name, nameZh: chineseName(current, input), currency });
  return findBankAccount(tx, await insertBankAccount(tx, code, { ...input, kind }));
}

/** Makes a bank account of an account that is in the chart already. */
export async function openBankAccount(tx: CompanyTransaction, code: string, currency: string): Promise<void> {
  await insertBankAccount(tx, code, { currency });
}

/** Fills in details from a statement for an account that no user has described yet. */
export function describeBankAccount(
  tx: CompanyTransaction,
  id: string,
  known: { bank: string | null; number: string | null },
): Promise<void> {
  return writeBankDetails(tx, id, known);
}

/** Rejects a number that another account of the currency already has. */
export function refuseSameNumber(
  taken: readonly TakenAccount[],
  input: { number?: string | null | undefined; currency: string },
): void {
  const digits = digitsOf(input.number);
  const same = taken.some((row) => row.currency === input.currency && digits !== '' && digitsOf(row.number) === digits);
  if (same) throw refused({ path: 'number', word: 'bank_account_exists', values: { number: input.number ?? '' } });
}

function digitsOf(number: string | null | undefined): string {
  return (number ?? '').replace(/\D/g, '');
}

interface Chosen {
  code: string;
  kind: BankAccountRow['kind'];
  /** Null: the base currency. */
  currency: string | null;
  baseCurrency: string;
  accounts: readonly Account[];
  used: ReadonlySet<string>;
}

/** A chosen ledger account must be in use, free, of the kind, and, once it has postings, of the currency. */
async function refuseUnfit(tx: CompanyTransaction, chosen: Chosen): Promise<void> {
  const { code: found, kind, accounts, used } = chosen;
  const path = 'account_code';
  const account = accounts.find(({ code }) => code === found);
  if (account === undefined) throw refused({ path, word: 'bank_account_code_unknown', values: { found } });
  if (used.has(found)) throw refused({ path, word: 'bank_account_code_taken', values: { found } });
  if (!account.active || !fitsKind(kind, account)) {
    throw refused({ path, word: `bank_account_code_unfit_${kind}`, values: { found } });
  }
  if (account.currency !== chosen.currency && (await hasPostings(tx, found))) {
    const currency = account.currency ?? chosen.baseCurrency;
    throw refused({ path, word: 'bank_account_code_currency', values: { found, currency } });
  }
}

function usedUp(kind: BankAccountRow['kind']): DomainError {
  const { first, last } = codesOf(kind);
  return new DomainError('conflict', {
    word: 'bank_codes_used_up',
    values: { first: String(first), last: String(last) },
  });
}

function refused(fault: FieldIssue): DomainError {
  return new DomainError('validation_failed', { faults: [fault] });
}

/**
 * The Chinese name from the input. Without one the current Chinese name is kept while the English name is unchanged;
 * else the English name is used.
 */
export function chineseName(
  current: { name: string; nameZh: string },
  input: { name: string; name_zh?: string | null | undefined },
): string {
  if (input.name_zh) return input.name_zh;
  return current.name === input.name ? current.nameZh : input.name;
}

function ledgerAccount(
  code: string,
  kind: BankAccountRow['kind'],
  currency: string | null,
  input: NewBankAccount,
): Account {
  const names = { name: input.name, nameZh: input.name_zh || input.name };
  return { code, ...names, subtype: 'current', currency, active: true, ...shapeOf(kind) };
}
