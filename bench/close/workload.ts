/** How much of everything the measured company and practice have. */
export const COUNTS = {
  /** Of two lines each. Some posted the lines of schedules. */
  entries: 50_000,
  assets: 100_000,
  classes: 5,
  /** Months for which each asset was charged. */
  runs: 4,
  schedules: 10_000,
  /** Lines posted of each schedule. */
  postedLines: 4,
  clients: 2_000,
} as const;

/** The month and the year whose close is looked at. */
export const MONTH_END = '2026-07-31';
export const YEAR_END = '2026-03-31';
