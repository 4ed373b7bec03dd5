/** Other programs' books: read, put together as entries, mapped to our chart, and compared afterwards. */
export { amountSignOf, entriesOf, signedLines, type TheirEntry } from './entries.ts';
export type { ImportFaultCode } from './faults.ts';
export { readGeneralLedger } from './general-ledger.ts';
export { detectLayout } from './layout.ts';
export {
  type AccountChoice,
  BROUGHT_IN,
  type ChoiceFault,
  checkChoice,
  isCreditSide,
  type MappingContext,
  proposeChoices,
} from './mapping.ts';
export { nameKey } from './their-account.ts';
export { type Balances, type TieOutMonth, tieOutMonth } from './tie-out.ts';
export { readTrialBalance, type TrialBalanceFile } from './trial-balance.ts';
export {
  type AccountUse,
  type ImportRequest,
  openingLines,
  postedCodes,
  type Understanding,
  understandImport,
} from './understand.ts';
