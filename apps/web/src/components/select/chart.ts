import type { ChartRow, LedgerAccountRow } from '@folio/contract';
import { FIRST_NEW_CODE, MONEY_ACCOUNT_CODES } from '@folio/ledger/account-codes';

export type AccountType = ChartRow['type'];

/** The sections of the chart in the order of their codes, with the account type of each. */
const sectionTypes: Readonly<Record<string, AccountType>> = {
  current_assets: 'asset',
  non_current_assets: 'asset',
  current_liabilities: 'liability',
  non_current_liabilities: 'liability',
  equity: 'equity',
  revenue: 'revenue',
  other_income: 'revenue',
  cost_of_sales: 'expense',
  operating_expenses: 'expense',
  finance_costs: 'expense',
  other_gains_losses: 'expense',
  taxation: 'expense',
};

export const accountTypes: readonly AccountType[] = ['asset', 'liability', 'equity', 'revenue', 'expense'];
export const sections: readonly string[] = Object.keys(sectionTypes);

/** The sections that an account of a type may belong to. */
export function sectionsOf(type: AccountType): string[] {
  return sections.filter((section) => sectionTypes[section] === type);
}

export function typeOfSection(section: string): AccountType {
  return sectionTypes[section] ?? 'asset';
}

export interface ChartGroup<R> {
  type: AccountType;
  section: string;
  rows: R[];
}

/** Groups accounts by section; empty sections are left out. */
export function groupBySection<R extends Pick<ChartRow, 'code' | 'section'>>(rows: readonly R[]): ChartGroup<R>[] {
  return sections
    .map((section) => ({
      type: typeOfSection(section),
      section,
      rows: rows.filter((row) => row.section === section).sort((a, b) => (a.code < b.code ? -1 : 1)),
    }))
    .filter((group) => group.rows.length > 0);
}

export interface ChartFilter {
  q: string;
  /** A type, or empty for all. */
  type: string;
  withInactive: boolean;
}

/** The accounts whose code or name in either language contains every typed word. */
export function filterChart<R extends Pick<ChartRow, 'code' | 'name' | 'name_zh' | 'type' | 'active'>>(
  rows: readonly R[],
  { q, type, withInactive }: ChartFilter,
): R[] {
  const words = q.trim().toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const hay = `${row.code} ${row.name} ${row.name_zh}`.toLowerCase();
    return (
      (withInactive || row.active) && (type === '' || row.type === type) && words.every((one) => hay.includes(one))
    );
  });
}

/** The code of the account in use that has a role; null if no account has it. */
export function codeWithRole(
  rows: readonly Pick<LedgerAccountRow, 'code' | 'system_role' | 'active'>[] | undefined,
  role: string,
): string | null {
  return rows?.find((row) => row.system_role === role && row.active)?.code ?? null;
}

const step = 10;

const firstCodes: Readonly<Record<string, number>> = FIRST_NEW_CODE;

/** A section begins at the hundred of the first code that it gives to a new account. */
function startOf(section: string): number {
  return Math.floor((firstCodes[section] ?? 9000) / 100) * 100;
}

const isFourDigits = (code: string) => /^\d{4}$/.test(code);

/**
 * The next free code of a section: ten after its last account that Folio does not use internally, before the next
 * section begins; if there is no room, the first free code of the section. Empty if all codes are used.
 */
export function suggestCode(
  rows: readonly Pick<ChartRow, 'code' | 'section' | 'role_fixed'>[],
  section: string,
): string {
  const taken = new Set(rows.map((row) => row.code));
  const own = rows.filter((row) => row.section === section && isFourDigits(row.code));
  const plain = own.filter((row) => !row.role_fixed).map((row) => Number(row.code));
  const start = Math.min(startOf(section), ...plain);
  const end = endOfSection(rows, section, start);
  const isFree = (code: number) =>
    code < end &&
    !taken.has(String(code)) &&
    !(code >= MONEY_ACCOUNT_CODES.bank.first && code <= MONEY_ACCOUNT_CODES.bank.last);
  const last = plain.length === 0 ? start - step : Math.max(...plain);
  for (let code = Math.floor(last / step) * step + step; code < end; code += step)
    if (isFree(code)) return String(code);
  for (let code = start; code < end; code += 1) if (isFree(code)) return String(code);
  return '';
}

/** The first code after `start` that belongs to another section of the chart. */
function endOfSection(rows: readonly Pick<ChartRow, 'code' | 'section'>[], section: string, start: number): number {
  const others = [
    ...rows.filter((row) => row.section !== section && isFourDigits(row.code)).map((row) => Number(row.code)),
    ...sections.filter((one) => one !== section).map(startOf),
  ];
  return Math.min(10_000, ...others.filter((code) => code > start && Math.floor(code / 100) > Math.floor(start / 100)));
}

/** Splits a debit-positive balance into amount and side; a zero balance has no side. */
export function sideOf(balance: string): { amount: string; side: 'debit' | 'credit' | null } {
  if (!/[1-9]/.test(balance)) return { amount: balance, side: null };
  return balance.startsWith('-') ? { amount: balance.slice(1), side: 'credit' } : { amount: balance, side: 'debit' };
}

type CashFlow = ChartRow['cash_flow'];

/** The default cash flow category of a section's accounts. */
export function usualCashFlow(section: string): CashFlow {
  if (section === 'non_current_assets') return 'investing';
  if (['non_current_liabilities', 'equity', 'finance_costs'].includes(section)) return 'financing';
  return section === 'other_gains_losses' ? 'none' : 'operating';
}

/** The cash flow categories a section's accounts may have; cash itself is allowed under current assets only. */
export function cashFlowsOf(section: string): CashFlow[] {
  const others: CashFlow[] = ['operating', 'investing', 'financing', 'none'];
  return section === 'current_assets' ? ['cash', ...others] : others;
}

/** The normal balance side of an account type. */
export function usualSide(type: AccountType): 'debit' | 'credit' {
  return type === 'asset' || type === 'expense' ? 'debit' : 'credit';
}
