export {
  type Account,
  type AccountCode,
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
export { type BalanceHistory, type BalanceOnDay, balanceHistory, type DayMovement } from './balance-history.ts';
export { accountByCode, accountByRole, accountWithRole, type Chart, chartOf } from './chart.ts';
export { DEFAULT_CHART } from './default-chart.ts';
export {
  BROUGHT_IN_CODES,
  FIRST_NEW_CODE,
  isBankAccountCode,
  MONEY_ACCOUNT_CODES,
  PREPARED_MONEY_ACCOUNTS,
} from './default-numbers.ts';
export { withAddedRoles } from './earlier-roles.ts';
export {
  isFixedByRole,
  isNameable,
  NAMEABLE_ROLES,
  type NameableRole,
  roleFault,
  rolesFor,
  rolesOfSection,
} from './roles.ts';
export { correspondingAccount, hasDefaultCodes, usualAccount } from './usual-account.ts';
