import type { Day, FinancialYearEnd } from '../calendar/index.ts';
import type { History } from './history.ts';

/** A random history with the days and the year end it is looked at with; the first day is not after the second. */
export interface Trial {
  readonly history: History;
  readonly days: readonly [Day, Day];
  readonly yearEnd: FinancialYearEnd;
}

/** A statement that is true in any books. `check` throws with the counterexample if it is not. */
export interface Property {
  readonly name: string;
  readonly check: (trial: Trial) => void;
}
