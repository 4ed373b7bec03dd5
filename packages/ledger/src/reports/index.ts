/**
 * Reports: each says which sums it needs (`...Ranges`), is built from exactly those (`build...`), synchronously, and
 * can be written as its golden file (`...ToGolden`). Those that list lines are built a page at a time from a frame of
 * sums and the page's lines, or whole from entries. Amounts are base minor units unless they have a currency.
 */

export * from './account-transaction/build.ts';
export * from './aged/index.ts';
export * from './balance-sheet/build.ts';
export { balancesAt, profitOf } from './balances.ts';
export * from './cash-basis/index.ts';
export * from './cash-flow/index.ts';
export * from './contact-statement/index.ts';
export * from './document-list/build.ts';
export * from './document-list/state.ts';
export * from './document-list/totals.ts';
export * from './general-ledger/index.ts';
export type { GoldenHead } from './golden.ts';
export * from './journal-report/build.ts';
export { type ContactNames, contactOf, type LedgerLine } from './ledger-line.ts';
export {
  type AccountSides,
  balanceRanges,
  type MovementRange,
  type Movements,
  movementsFrom,
  movementsOf,
  movementsOfTurnovers,
  type NetByAccount,
  NO_SIDES,
  periodRange,
  rangeKey,
  type SidesByAccount,
  type Turnovers,
  turnoversFrom,
  turnoversOf,
} from './movement.ts';
export { changeOf, percentOf } from './percent.ts';
export * from './profit-loss/build.ts';
export type { StatementSection } from './section.ts';
export * from './transaction-detail/build.ts';
export * from './transaction-detail/row.ts';
export * from './trial-balance/build.ts';
export * from './trial-balance/movement.ts';
