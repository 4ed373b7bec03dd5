import type { Day } from '@folio/ledger';

/** Who acts, and when: what a verb of the books may know besides its input. A `CompanyCall` is one. */
export interface LedgerCall {
  userId: string;
  now: Date;
  /** Calendar day in Hong Kong at `now`. */
  today: Day;
}
