/** The types of accounts, in the order of a chart. */
export const ledgerTypes = ['asset', 'liability', 'equity', 'revenue', 'expense'] as const;
