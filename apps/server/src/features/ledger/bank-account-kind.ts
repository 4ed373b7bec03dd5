import type { BankAccountRow } from '@folio/contract';
import type { Account } from '@folio/ledger';

type Kind = BankAccountRow['kind'];

/** Where the ledger accounts of a kind of bank account stand in the chart. */
interface KindRule {
  first: number;
  last: number;
  /** The default accounts that wait for one, by the currency they are named for (null: the base currency). */
  ready: readonly { code: string; currency: string | null }[];
  shape: Pick<Account, 'type' | 'section' | 'normalSide' | 'cashFlow' | 'systemRole'>;
}

const AT_BANK = {
  type: 'asset',
  section: 'current_assets',
  normalSide: 'debit',
  cashFlow: 'cash',
  systemRole: 'bank',
} as const;

/** Several accounts may have the role `bank`, one the roles of petty cash and credit card: those after the first have none. */
export const KIND_RULES: Readonly<Record<Kind, KindRule>> = {
  bank: {
    first: 1010,
    last: 1079,
    ready: [
      { code: '1010', currency: null },
      { code: '1020', currency: null },
      { code: '1030', currency: 'USD' },
      { code: '1040', currency: 'CNY' },
    ],
    shape: AT_BANK,
  },
  cash: { first: 1080, last: 1089, ready: [{ code: '1080', currency: null }], shape: AT_BANK },
  card: {
    first: 2170,
    last: 2179,
    ready: [{ code: '2170', currency: null }],
    shape: {
      type: 'liability',
      section: 'current_liabilities',
      normalSide: 'credit',
      cashFlow: 'operating',
      systemRole: null,
    },
  },
};

const ROLES: Readonly<Record<Kind, string>> = { bank: 'bank', cash: 'petty_cash', card: 'credit_card' };

/** Whether a bank account of this kind may be kept on a ledger account: by its role, or by its code and type. */
export function fitsKind(kind: Kind, account: Account): boolean {
  const { first, last, shape } = KIND_RULES[kind];
  const code = Number(account.code);
  const inRange = /^\d{4}$/.test(account.code) && code >= first && code <= last;
  return account.systemRole === ROLES[kind] || (inRange && account.type === shape.type);
}

/** The default account of the kind and currency that nothing is kept on yet; null when there is none. */
export function readyCode(
  kind: Kind,
  currency: { of: string; base: string },
  { accounts, used }: { accounts: readonly Account[]; used: ReadonlySet<string> },
): string | null {
  const ready = KIND_RULES[kind].ready.find(
    ({ code, currency: named }) =>
      (named ?? currency.base) === currency.of &&
      !used.has(code) &&
      accounts.some((account) => account.code === code && account.active && fitsKind(kind, account)),
  );
  return ready?.code ?? null;
}

/** The next free code of the kind; null when they are used up. */
export function nextCode(kind: Kind, accounts: readonly Account[]): string | null {
  const { first, last } = KIND_RULES[kind];
  const codes = new Set(accounts.map(({ code }) => code));
  for (let code = first; code <= last; code++) if (!codes.has(String(code))) return String(code);
  return null;
}
