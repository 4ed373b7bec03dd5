/** Every reason for which the ledger rejects an input. The message files hold the texts for people. */
export type LedgerIssueCode =
  | 'bad_amount'
  | 'too_many_decimals'
  | 'amount_too_large'
  | 'bad_rate'
  | 'bad_decimal'
  | 'bad_currency'
  | 'bad_day'
  | 'bad_discount'
  | 'discount_too_large'
  | 'bad_payment_term'
  | 'bad_financial_year_end'
  | 'unknown_account'
  | 'unknown_tax_code'
  | 'tax_code_not_valid'
  | 'output_tax_not_registered'
  | 'missing_role_account'
  | 'rate_required'
  | 'no_items'
  | 'total_not_positive'
  | 'amount_not_positive'
  | 'unknown_document'
  | 'contact_mismatch'
  | 'currency_mismatch'
  | 'wrong_direction'
  | 'control_account_mismatch'
  | 'over_settled'
  | 'over_allocated'
  | 'excess_in_other_currency'
  | 'excess_not_allowed'
  | 'nothing_to_refund'
  | 'does_not_balance'
  | 'splits_do_not_add_up'
  | 'control_account_not_allowed'
  | 'same_account'
  | 'amounts_differ'
  | 'document_has_allocations'
  | 'already_taken_back'
  | 'excess_already_applied'
  | 'write_off_too_large'
  | 'bad_date_order'
  | 'schedule_too_long'
  | 'schedule_reversed_too_early'
  | 'duplicate_allocation'
  | 'bad_example';

/** An error with its code and the values a message needs (amounts as decimal strings, codes, days). */
export class LedgerIssue extends Error {
  readonly code: LedgerIssueCode;
  readonly values: Readonly<Record<string, string>>;

  constructor(code: LedgerIssueCode, values: Readonly<Record<string, string>> = {}) {
    const detail = Object.entries(values)
      .map(([key, value]) => `${key}=${value}`)
      .join(', ');
    super(detail === '' ? code : `${code}: ${detail}`);
    this.name = 'LedgerIssue';
    this.code = code;
    this.values = values;
  }
}

/** True when the error is one of the ledger's, so that a caller can answer with its code. */
export function isLedgerIssue(error: unknown): error is LedgerIssue {
  return error instanceof LedgerIssue;
}
