/** Sentences of the accounting rules. */
export const accountingEnUS = {
  period_locked: 'This period is locked until {date}',
} as const;
