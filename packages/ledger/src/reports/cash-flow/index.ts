export {
  buildCashFlow,
  type CashFlow,
  type CashFlowParams,
  type CashFlowRow,
  type CashFlowSection,
  cashFlowRanges,
  cashFlowToGolden,
} from './build.ts';
export {
  BROUGHT_IN_ENTRIES,
  isChargedWithoutCash,
  isDepreciation,
  type NotCash,
  type NotCashKind,
  notCashFrom,
  REVALUATION_SOURCE,
} from './not-cash.ts';
