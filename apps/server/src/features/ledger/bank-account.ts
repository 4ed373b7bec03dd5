import type { BankAccountRow } from '@folio/contract';
import { type Account, isCurrency } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bankCodesTaken, findBankAccount, insertBankAccount, nameBankAccount } from './bank-account-store.ts';
import { insertAccounts, lockHead, readAccounts, readCompany } from './store.ts';

export interface NewBankAccount {
  name: string;
  name_zh?: string | undefined;
  bank?: string | null | undefined;
  number?: string | null | undefined;
  currency: string;
}

const FIRST_CODE = 1010;
const LAST_CODE = 1079;

/** The default accounts that wait for a bank account, by the currency they are named for (null: the base currency). */
const READY: readonly { code: string; currency: string | null }[] = [
  { code: '1010', currency: null },
  { code: '1020', currency: null },
  { code: '1030', currency: 'USD' },
  { code: '1040', currency: 'CNY' },
];

/**
 * Adds a bank account with the ledger account it is kept on: a default one still unused in that currency, else the next
 * free code of 1010 to 1079. Refuses when none is left, or when the same number was added before.
 */
export async function createBankAccount(tx: CompanyTransaction, input: NewBankAccount): Promise<BankAccountRow> {
  if (!isCurrency(input.currency)) {
    throw new Refusal('validation_failed', { faults: [{ path: 'currency', word: 'currency_unknown' }] });
  }
  await lockHead(tx);
  const { baseCurrency } = await readCompany(tx);
  const taken = await bankCodesTaken(tx);
  refuseSameNumber(taken, input);
  const accounts = await readAccounts(tx);
  const used = new Set(taken.map((row) => row.account_code));
  const ready = READY.find(
    ({ code, currency }) => (currency ?? baseCurrency) === input.currency && !used.has(code) && has(accounts, code),
  );
  const code = ready?.code ?? nextCode(accounts);
  const current = accounts.find((account) => account.code === code);
  const currency = input.currency === baseCurrency ? null : input.currency;
  if (current === undefined) await insertAccounts(tx, [ledgerAccount(code, currency, input)]);
  else await nameBankAccount(tx, code, { name: input.name, nameZh: chineseName(current, input), currency });
  return findBankAccount(tx, await insertBankAccount(tx, code, input));
}

function refuseSameNumber(taken: readonly { number: string | null; currency: string }[], input: NewBankAccount): void {
  const digits = digitsOf(input.number);
  const same = taken.some((row) => row.currency === input.currency && digits !== '' && digitsOf(row.number) === digits);
  if (!same) return;
  const faults = [{ path: 'number', word: 'bank_account_exists', values: { number: input.number ?? '' } }];
  throw new Refusal('validation_failed', { faults });
}

function digitsOf(number: string | null | undefined): string {
  return (number ?? '').replace(/\D/g, '');
}

function has(accounts: readonly Account[], code: string): boolean {
  return accounts.some((account) => account.code === code && account.systemRole === 'bank');
}

/** An account renamed in English only keeps its Chinese name where the English one did not change. */
function chineseName(current: Account, input: NewBankAccount): string {
  if (input.name_zh) return input.name_zh;
  return current.name === input.name ? current.nameZh : input.name;
}

function nextCode(accounts: readonly Account[]): string {
  const codes = new Set(accounts.map((account) => account.code));
  for (let code = FIRST_CODE; code <= LAST_CODE; code++) if (!codes.has(String(code))) return String(code);
  throw new Refusal('conflict', { word: 'bank_codes_used_up' });
}

function ledgerAccount(code: string, currency: string | null, input: NewBankAccount): Account {
  return {
    code,
    name: input.name,
    nameZh: input.name_zh || input.name,
    type: 'asset',
    subtype: 'current',
    section: 'current_assets',
    normalSide: 'debit',
    cashFlow: 'cash',
    systemRole: 'bank',
    currency,
    active: true,
  };
}
