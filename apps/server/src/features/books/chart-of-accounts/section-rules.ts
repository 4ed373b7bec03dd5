import type { AccountType, CashFlowCategory, NormalSide, Section } from '@folio/ledger';
import { SECTIONS } from '@folio/ledger';

/** The defaults of a section's accounts. */
export interface SectionRule {
  type: AccountType;
  subtype: string;
  normalSide: NormalSide;
  cashFlow: CashFlowCategory;
}

const rule = (type: AccountType, subtype: string, normalSide: NormalSide, cashFlow: CashFlowCategory): SectionRule => ({
  type,
  subtype,
  normalSide,
  cashFlow,
});

/** A section belongs to one type; side and cash flow are those of its usual accounts. */
const RULES: Readonly<Record<Section, SectionRule>> = {
  non_current_assets: rule('asset', 'non_current', 'debit', 'investing'),
  current_assets: rule('asset', 'current', 'debit', 'operating'),
  current_liabilities: rule('liability', 'current', 'credit', 'operating'),
  non_current_liabilities: rule('liability', 'non_current', 'credit', 'financing'),
  equity: rule('equity', 'reserves', 'credit', 'financing'),
  revenue: rule('revenue', 'operating', 'credit', 'operating'),
  cost_of_sales: rule('expense', 'cost_of_sales', 'debit', 'operating'),
  other_income: rule('revenue', 'other', 'credit', 'operating'),
  other_gains_losses: rule('expense', 'other', 'debit', 'none'),
  operating_expenses: rule('expense', 'operating', 'debit', 'operating'),
  finance_costs: rule('expense', 'finance', 'debit', 'financing'),
  taxation: rule('expense', 'tax', 'debit', 'operating'),
};

export function sectionOf(text: string): Section | null {
  return SECTIONS.find((section) => section === text) ?? null;
}

export function ruleOf(section: Section): SectionRule {
  return RULES[section];
}

/** Cash (petty cash) is allowed under current assets only: transfers and the cash flow statement rely on it. */
export function mayBeCash(section: Section): boolean {
  return section === 'current_assets';
}

const CODE = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;

/** Letters, digits, points and dashes: a code also occurs in URLs and in files for other programs. */
export function isAccountCode(code: string): boolean {
  return CODE.test(code);
}
