export { cashBasisInputsFrom, cashBasisMovements } from './build.ts';
export { collectCashBasis } from './collect.ts';
export {
  CASH_BASIS_DOCUMENTS,
  CASH_BASIS_LEFT_OUT,
  CASH_BASIS_SETTLEMENTS,
  type DocumentLines,
  type SettlementEntry,
  type SettlementLine,
} from './rows.ts';
export { prepaidAccount } from './split.ts';
