export { buildGeneralLedger, type GeneralLedger, generalLedgerToGolden } from './build.ts';
export { type AccountFrame, generalLedgerFrames, ledgerTotals } from './frame.ts';
export { closingsShownBefore, generalLedgerRanges, isFiltered, type LedgerParams } from './ranges.ts';
export {
  balanceBefore,
  type LedgerPage,
  type LedgerRow,
  type LinesBefore,
  ledgerRows,
  linesBeforeNext,
  type PageLine,
  type RunningBalance,
} from './rows.ts';
