/**
 * Reports: each says which sums it needs (`...Ranges`), is built from exactly those (`build...`), synchronously, and
 * can be written as its golden file (`...ToGolden`). Amounts are base minor units.
 */

export * from './balance-sheet/index.ts';
export { balancesAt, profitOf } from './balances.ts';
export type { GoldenHead } from './golden.ts';
export {
  balanceRanges,
  type MovementRange,
  type Movements,
  movementsFrom,
  movementsOf,
  type NetByAccount,
  periodRange,
  rangeKey,
} from './movement.ts';
export * from './profit-loss/index.ts';
export type { StatementRow, StatementSection } from './section.ts';
export * from './trial-balance/index.ts';
