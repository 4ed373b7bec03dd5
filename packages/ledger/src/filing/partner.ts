import type { Day } from '../calendar/index.ts';

/** A partner, or the sole proprietor, in a year of assessment. */
export interface Partner {
  readonly name: string;
  /** Number of the Hong Kong identity card or of the business registration; empty: not stated. */
  readonly identifier: string;
  /** Share of profit or loss in ten-thousandths of a percent: 500,000 is 50 %. */
  readonly shareUnits: bigint;
  readonly isPrecedent: boolean;
  readonly electsPersonalAssessment: boolean;
  /** Null: a partner during the whole period. */
  readonly enteredOn: Day | null;
  readonly leftOn: Day | null;
  /** Mandatory provident fund contributions of the partner in whole dollars. */
  readonly mpf: bigint;
  /** Whole dollars that a person entered; null: by the share. */
  readonly typedAllocation: bigint | null;
}
