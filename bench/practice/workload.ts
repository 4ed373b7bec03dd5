/** How much of everything there is. */
export const CLIENTS = 500;
/** Of each client. */
export const PER_CLIENT = {
  bankAccounts: 2,
  statements: 36,
  bankLines: 720,
  openLines: 12,
  documents: 240,
  toReview: 4,
  sums: 48,
  entries: 400,
  accounts: 24,
  months: 36,
  auditEvents: 600,
} as const;
