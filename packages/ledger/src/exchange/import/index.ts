/** Other programs' books: read, put together as entries, mapped to our chart, and compared afterwards. */
export { type DateOrder, daysIn, readDay, readMonthEnd } from './days.ts';
export {
  type AmountSign,
  amountSignOf,
  entriesOf,
  signedLines,
  signedOpenings,
  type TheirEntry,
} from './entries.ts';
export type { ImportFault, ImportFaultCode, LeftOut } from './faults.ts';
export { type Figure, readFigure } from './figures.ts';
export { type GeneralLedgerFile, readGeneralLedger, type TheirLine } from './general-ledger.ts';
export { COLUMN_ROLES, type ColumnRole } from './headings.ts';
export { detectLayout, type Layout, type LayoutChoices, type LayoutColumn } from './layout.ts';
export {
  type AccountChoice,
  BROUGHT_IN,
  type ChoiceFault,
  type ChoiceReason,
  checkChoice,
  codeOf,
  freeCode,
  isCreditSide,
  type MappingContext,
  type ProposedChoice,
  proposeChoices,
} from './mapping.ts';
export { nameKey, splitLabel, type TheirAccount } from './their-account.ts';
export {
  type Balances,
  type DifferenceReason,
  type TieOutInput,
  type TieOutMonth,
  type TieOutRow,
  tieOutMonth,
} from './tie-out.ts';
export { dayOfPreamble, readTrialBalance, type TheirPeriod, type TrialBalanceFile } from './trial-balance.ts';
export {
  type AccountUse,
  type ImportRequest,
  MAX_ROWS,
  openingLines,
  postedCodes,
  type Understanding,
  understandImport,
} from './understand.ts';
