import type { ChartRow } from '@folio/contract';

export type AccountType = ChartRow['type'];

/** The sections in the order of their codes, and the type each belongs to. */
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

/** The sections an account of a type may stand in. */
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

/** The accounts by section; a section without any is left out. */
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

/** The accounts whose code or name in either language holds every typed word. */
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

/** Kept for bank accounts, which have a register of their own. */
const bankCodes = { first: 1010, last: 1079 };
const firstCodes: Readonly<Record<string, number>> = {
  current_assets: 1100,
  non_current_assets: 1500,
  current_liabilities: 2100,
  non_current_liabilities: 2500,
  equity: 3000,
  revenue: 4000,
  other_income: 4800,
  cost_of_sales: 5000,
  operating_expenses: 6000,
  finance_costs: 7000,
  other_gains_losses: 7100,
  taxation: 8000,
};
const step = 10;

const isFourDigits = (code: string) => /^\d{4}$/.test(code);

/**
 * The next free code of a section: ten after its last account that nothing in Folio depends on, before the next section
 * begins; where there is no room, the first free code of the section. Empty when all are used.
 */
export function suggestCode(
  rows: readonly Pick<ChartRow, 'code' | 'section' | 'system_role'>[],
  section: string,
): string {
  const taken = new Set(rows.map((row) => row.code));
  const own = rows.filter((row) => row.section === section && isFourDigits(row.code));
  const plain = own.filter((row) => row.system_role === null).map((row) => Number(row.code));
  const start = Math.min(firstCodes[section] ?? 9000, ...plain);
  const end = endOfSection(rows, section, start);
  const isFree = (code: number) =>
    code < end && !taken.has(String(code)) && !(code >= bankCodes.first && code <= bankCodes.last);
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
    ...sections.filter((one) => one !== section).map((one) => firstCodes[one] ?? 0),
  ];
  return Math.min(10_000, ...others.filter((code) => code > start && Math.floor(code / 100) > Math.floor(start / 100)));
}

/** A debit-positive balance as its amount and side; a nil one has no side. */
export function sideOf(balance: string): { amount: string; side: 'debit' | 'credit' | null } {
  if (!/[1-9]/.test(balance)) return { amount: balance, side: null };
  return balance.startsWith('-') ? { amount: balance.slice(1), side: 'credit' } : { amount: balance, side: 'debit' };
}

type CashFlow = ChartRow['cash_flow'];

/** Where the movements of a section's accounts usually stand in the cash flow. */
export function usualCashFlow(section: string): CashFlow {
  if (section === 'non_current_assets') return 'investing';
  if (['non_current_liabilities', 'equity', 'finance_costs'].includes(section)) return 'financing';
  return section === 'other_gains_losses' ? 'none' : 'operating';
}

/** The categories a section's accounts may have; money itself stands under current assets only. */
export function cashFlowsOf(section: string): CashFlow[] {
  const others: CashFlow[] = ['operating', 'investing', 'financing', 'none'];
  return section === 'current_assets' ? ['cash', ...others] : others;
}

/** The side on which accounts of a type grow. */
export function usualSide(type: AccountType): 'debit' | 'credit' {
  return type === 'asset' || type === 'expense' ? 'debit' : 'credit';
}
