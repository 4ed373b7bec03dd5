/** Reports that a company or a practice puts together: rows, formulas and percentages over accounts. */
export {
  buildCustomReport,
  type CustomCell,
  type CustomMeasure,
  type CustomReport,
  customReportRanges,
  measureOf,
} from './figures.ts';
export {
  CUSTOM_ROW_ID,
  type CustomAccounts,
  type CustomAccountsRow,
  type CustomFormulaRow,
  type CustomLayout,
  type CustomPercentRow,
  type CustomRow,
  type CustomTextRow,
  openCustomLayout,
} from './layout.ts';
