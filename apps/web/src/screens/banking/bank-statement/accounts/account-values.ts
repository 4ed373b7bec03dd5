import type { BankAccountBody, BankAccountChange, BankAccountRow, LedgerAccountRow } from '@folio/contract';

export const accountKinds = ['bank', 'card', 'cash'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** The bank account form's values, as the text in each field. */
export interface AccountValues {
  kind: AccountKind;
  name: string;
  name_zh: string;
  bank: string;
  number: string;
  currency: string;
  /** A ledger account of the chart; null if saving creates a new one. */
  account_code: string | null;
  active: boolean;
  is_default: boolean;
}

export function valuesOf(account: BankAccountRow): AccountValues {
  const { kind, name, name_zh, bank, number, currency, code, active, is_default } = account;
  return {
    kind,
    name,
    name_zh,
    bank: bank ?? '',
    number: number ?? '',
    currency,
    account_code: code,
    active,
    is_default,
  };
}

export function emptyValues(currency: string): AccountValues {
  return {
    kind: 'bank',
    name: '',
    name_zh: '',
    bank: '',
    number: '',
    currency,
    account_code: null,
    active: true,
    is_default: false,
  };
}

export function bodyOf(values: AccountValues): BankAccountBody {
  const { kind, name, name_zh, bank, number, currency, account_code } = values;
  return {
    kind,
    name,
    currency: currency.trim().toUpperCase(),
    ...(name_zh.trim() !== '' && { name_zh }),
    ...(bank.trim() !== '' && { bank }),
    ...(number.trim() !== '' && { number }),
    ...(account_code !== null && { account_code }),
  };
}

export function changeOf({ name, name_zh, bank, number, active, is_default }: AccountValues): BankAccountChange {
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  return { name, name_zh: orNull(name_zh), bank: orNull(bank), number: orNull(number), active, is_default };
}

const roles: Readonly<Record<AccountKind, string>> = { bank: 'bank', cash: 'petty_cash', card: 'credit_card' };

/** Whether a bank account of this kind may use the ledger account: by its role, and only if no other uses it yet. */
export function fitsKind(kind: AccountKind, account: LedgerAccountRow, taken: ReadonlySet<string>): boolean {
  return !taken.has(account.code) && account.system_role === roles[kind];
}
