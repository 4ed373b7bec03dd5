/** Sentences about bank accounts, and about what shows what a bank line was for. */
export const bankEvidenceEnUS = {
  // Documents of a line
  line_left_out: 'This line is excluded, so it has no documents. Undo that first, then attach the document.',
  statement_is_no_evidence:
    'This document is a bank statement. Confirm it under Documents; attach the bill, receipt or invoice to this line.',
  evidence_of_record: 'This document belongs to the record this line is matched to. Undo the match to remove it.',
  line_not_open: 'This line is already categorized. Undo that first, then reverse its direction.',
  // Bank accounts
  bank_account_has_open_lines:
    '{count} lines of this account are still open. Reconcile or exclude them first, then close the account.',
  bank_account_code_unknown:
    'Account {found} is not in the chart. Choose one from the list, or leave it empty for a new one.',
  bank_account_code_taken:
    'Account {found} already has a bank account. Choose another, or leave it empty for a new one.',
  bank_account_code_unfit_bank:
    'Account {found} cannot be a bank account. Choose a bank account of the chart that is in use.',
  bank_account_code_unfit_card:
    'Account {found} cannot be a credit card. Choose a credit card account of the chart that is in use.',
  bank_account_code_unfit_cash:
    'Account {found} cannot be cash in hand. Choose a cash account of the chart that is in use.',
  bank_account_code_currency:
    'Account {found} is kept in {currency} and has postings. Choose an account of the same currency.',
} as const;
