import type { BankAccountRow } from '@folio/contract';
import { type Account, hasDefaultCodes, MONEY_ACCOUNT_CODES, PREPARED_MONEY_ACCOUNTS } from '@folio/ledger';

type Kind = BankAccountRow['kind'];

type Shape = Pick<Account, 'type' | 'section' | 'normalSide' | 'cashFlow'> & {
  readonly systemRole: 'bank' | 'petty_cash' | 'credit_card';
};

const AT_BANK = {
  type: 'asset',
  section: 'current_assets',
  normalSide: 'debit',
  cashFlow: 'cash',
} as const;

/** What a ledger account of each kind looks like. Every account of a kind has the role of that kind. */
const SHAPES: Readonly<Record<Kind, Shape>> = {
  bank: { ...AT_BANK, systemRole: 'bank' },
  cash: { ...AT_BANK, systemRole: 'petty_cash' },
  card: {
    type: 'liability',
    section: 'current_liabilities',
    normalSide: 'credit',
    cashFlow: 'operating',
    systemRole: 'credit_card',
  },
};

export function shapeOf(kind: Kind): Shape {
  return SHAPES[kind];
}

/** The first and last code for new accounts of a kind. */
export function codesOf(kind: Kind): { first: number; last: number } {
  return MONEY_ACCOUNT_CODES[kind];
}

/** Whether a bank account of this kind may use a ledger account. */
export function fitsKind(kind: Kind, account: Account): boolean {
  return account.systemRole === SHAPES[kind].systemRole;
}

/**
 * The account that the default chart prepares for the kind and currency and no bank account uses yet; null when there
 * is no such account, and in a chart with other codes.
 */
export function readyCode(
  kind: Kind,
  currency: { of: string; base: string },
  { accounts, used }: { accounts: readonly Account[]; used: ReadonlySet<string> },
): string | null {
  if (!hasDefaultCodes(accounts)) return null;
  const ready = PREPARED_MONEY_ACCOUNTS[kind].find(
    ({ code, currency: named }) =>
      (named ?? currency.base) === currency.of &&
      !used.has(code) &&
      accounts.some((account) => account.code === code && account.active && fitsKind(kind, account)),
  );
  return ready?.code ?? null;
}

/** The next free code of the kind; null when they are used up. */
export function nextCode(kind: Kind, accounts: readonly Account[]): string | null {
  const { first, last } = MONEY_ACCOUNT_CODES[kind];
  const codes = new Set(accounts.map(({ code }) => code));
  for (let code = first; code <= last; code++) if (!codes.has(String(code))) return String(code);
  return null;
}
