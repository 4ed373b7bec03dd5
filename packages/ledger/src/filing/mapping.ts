import type { Account } from '../accounts/index.ts';

/** Words of account names that point to an item; the first that fits counts. */
const COSTS: readonly (readonly [string, RegExp])[] = [
  ['DirectorRemuneration', /director.{0,20}(?:remuneration|fee|emolument|salar)|董事.{0,4}(?:酬金|袍金|薪)/i],
  ['StaffSalaries', /salar|wages|payroll|薪金|薪酬|工資/i],
  ['Purchases', /purchase|購貨|採購/i],
  ['SubContractorCharges', /sub-?contract|分包|外判/i],
  ['ContractorCharges', /contractor|承包/i],
  ['Commission', /commission|佣金/i],
  ['ConsultancyFee', /consult|顧問/i],
  ['ManagementFee', /management fee|管理費/i],
  ['LegalAndProfessionalFee', /legal|professional|audit|法律|專業|核數/i],
  ['InterestExpenses', /interest|利息/i],
];
const INCOME: readonly (readonly [string, RegExp])[] = [
  ['DividendIncome', /dividend|股息/i],
  ['LoanInterestIncome', /loan interest|貸款利息/i],
  ['InterestIncomeHongKongBank', /interest|利息/i],
  ['ManagementFeeIncome', /management fee|管理費/i],
];

/** The items that the names of accounts suggest. A person looks through them once for a chart and changes what is wrong. */
export function proposeItems(accounts: readonly Account[]): Map<string, string> {
  const proposed = new Map<string, string>();
  for (const { code, name, nameZh, type, section } of accounts) {
    const list = type === 'expense' && section !== 'taxation' ? COSTS : section === 'other_income' ? INCOME : [];
    const found = list.find(([, words]) => words.test(`${name} ${nameZh}`));
    if (found !== undefined) proposed.set(code, found[0]);
  }
  return proposed;
}
