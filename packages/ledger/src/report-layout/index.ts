/** Layouts of statements as data: rows, formulas and rounding, for statutory accounts and for reports of a company. */
export {
  type AccountFigures,
  type EvaluatedLayout,
  type EvaluatedRow,
  evaluateLayout,
  figureOf,
  type GivenAmount,
  hasAmount,
  type LayoutColumn,
  type LayoutFigure,
  NO_FIGURES,
} from './evaluate.ts';
export { parseFormula } from './formula.ts';
export type {
  AccountRule,
  AccountsRow,
  FormulaRow,
  Identity,
  Layout,
  LayoutFault,
  LayoutRow,
  LayoutStatement,
  Matrix,
  Measure,
  Words,
} from './layout.ts';
export { LayoutError } from './layout.ts';
export { type OpenedLayout, openLayout } from './open.ts';
export { type Assignments, type FoundRows, findRows, type Placement, placeAccounts } from './place.ts';
export type { RoundingMove } from './round.ts';
