/** The kinds of journal entries a ledger can be filtered by. */
export const entryKinds = [
  'opening_balance',
  'opening_document',
  'sales_invoice',
  'sales_credit_note',
  'purchase_bill',
  'purchase_credit_note',
  'receipt',
  'payment',
  'customer_refund',
  'supplier_refund',
  'allocation',
  'bank_line',
  'transfer',
  'manual_journal',
  'auto_reversal',
  'fx_revaluation',
  'fx_revaluation_reversal',
  'payment_reversal',
  'void',
  'closing',
] as const;

const notRecords: readonly string[] = ['allocation', 'fx_revaluation', 'fx_revaluation_reversal', 'closing'];

/** Kinds of business records: excludes allocations, revaluations and closing entries. */
export const recordKinds = entryKinds.filter((kind) => !notRecords.includes(kind));
