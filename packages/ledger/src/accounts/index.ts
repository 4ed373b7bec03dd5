export {
  type Account,
  type AccountType,
  type CashFlowCategory,
  isControlAccount,
  isPresentationOnly,
  isRolledAtYearEnd,
  type NormalSide,
  SECTIONS,
  type Section,
  type SystemRole,
} from './account.ts';
export { accountByCode, accountByRole, type Chart, chartOf } from './chart.ts';
export { DEFAULT_CHART } from './default-chart.ts';
