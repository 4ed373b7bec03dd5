import type { Account, AccountType, Section, SystemRole } from './account.ts';
import { DEFAULT_CHART } from './default-chart.ts';

/** The roles for which a company can name its own account. Each belongs to one account. */
export type NameableRole = Extract<
  SystemRole,
  | 'bank_fee'
  | 'gateway_fee'
  | 'bad_debt'
  | 'doubtful_debt_allowance'
  | 'customer_deposits'
  | 'deposits_paid'
  | 'prepayments'
  | 'sales_returns'
  | 'purchase_returns'
  | 'default_sales'
  | 'default_purchases'
  | 'fx_realised'
  | 'fx_unrealised'
  | 'rounding'
>;

interface RoleRule {
  /** The account types that fit. */
  readonly types: readonly AccountType[];
  /** Posting rules need the role: some account always has it. */
  readonly isNeeded: boolean;
  /** Reports and revaluation find earlier postings by the account, so the role stays once the account has postings. */
  readonly staysOncePosted: boolean;
}

const optional = (...types: AccountType[]): RoleRule => ({ types, isNeeded: false, staysOncePosted: false });
const needed = (staysOncePosted: boolean, ...types: AccountType[]): RoleRule => ({
  types,
  isNeeded: true,
  staysOncePosted,
});

const RULES: Readonly<Record<NameableRole, RoleRule>> = {
  bank_fee: needed(false, 'expense'),
  gateway_fee: optional('expense'),
  bad_debt: optional('expense'),
  doubtful_debt_allowance: optional('asset'),
  customer_deposits: needed(true, 'liability'),
  deposits_paid: optional('asset'),
  prepayments: optional('asset'),
  sales_returns: optional('revenue'),
  purchase_returns: optional('expense'),
  default_sales: optional('revenue'),
  default_purchases: optional('expense'),
  fx_realised: needed(true, 'expense', 'revenue'),
  fx_unrealised: needed(true, 'expense', 'revenue'),
  rounding: needed(false, 'expense', 'revenue'),
};

export const NAMEABLE_ROLES = Object.keys(RULES) as readonly NameableRole[];

export function isNameable(role: SystemRole | null): role is NameableRole {
  return role !== null && role in RULES;
}

/** Folio posts to the account automatically, so it stays in use and in its section. */
export function isFixedByRole({ systemRole }: Account): boolean {
  return systemRole !== null && (!isNameable(systemRole) || RULES[systemRole].isNeeded);
}

export type RoleFault =
  | 'role_other_type'
  | 'role_not_in_use'
  | 'role_money_account'
  | 'role_taken'
  | 'role_has_postings';

/** Accounts named for a role: the present one and the wanted one. `isPosted`: whether an account has postings. */
export interface RoleChange {
  readonly role: NameableRole;
  readonly wanted: Account;
  readonly present: Account | null;
  isPosted(code: string): boolean;
}

/** Why an account cannot take a role; null when it can. */
export function roleFault({ role, wanted, present, isPosted }: RoleChange): RoleFault | null {
  const rule = RULES[role];
  if (wanted.systemRole === role) return null;
  if (isFixedByRole(wanted)) return 'role_taken';
  if (!rule.types.includes(wanted.type)) return 'role_other_type';
  if (wanted.cashFlow === 'cash' || wanted.currency !== null) return 'role_money_account';
  if (!wanted.active) return 'role_not_in_use';
  return rule.staysOncePosted && present !== null && isPosted(present.code) ? 'role_has_postings' : null;
}

/** The roles a person may name an account for, by its type. */
export function rolesFor(account: Account): NameableRole[] {
  if (isFixedByRole(account)) return [];
  const isFree = () => false;
  return NAMEABLE_ROLES.filter(
    (role) => roleFault({ role, wanted: account, present: null, isPosted: isFree }) === null,
  );
}

/** The roles for which a new account of a section can be named. */
export function rolesOfSection(section: Section): NameableRole[] {
  const type = DEFAULT_CHART.find((account) => account.section === section)?.type;
  return NAMEABLE_ROLES.filter((role) => type !== undefined && RULES[role].types.includes(type));
}
