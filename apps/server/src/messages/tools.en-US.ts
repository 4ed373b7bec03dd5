/** Sentences of the accountant's tools: accounts, tax codes, rates, journals, openings. */
export const toolsEnUS = {
  // Chart of accounts
  account_code_format: 'Use letters, digits, points and dashes only, beginning with a letter or digit.',
  account_code_taken: 'Account {code} exists already. Choose another code.',
  account_code_of_bank: 'Codes 1010 to 1079 belong to bank accounts. Add a bank account, or choose another code.',
  account_section_unknown: 'Choose a section of the reports.',
  account_section_type: 'Account {account} can only move to a section of the same type. Add another account instead.',
  account_cash_section: 'Cash belongs under current assets only. Choose that section, or another cash flow category.',
  account_role_moves: 'Folio posts to account {account} automatically, so it stays in its section.',
  account_role_in_use: 'Folio posts to account {account} automatically, so it stays in use.',
  account_role_other_type:
    'Account {account} is of another type. Choose an account of the type that this purpose needs.',
  account_role_not_in_use: 'Account {account} is out of use. Put it back in use first, or choose another account.',
  account_role_money_account:
    'Account {account} holds money or is kept in another currency. Choose an ordinary account in the base currency.',
  account_role_taken: 'Folio already uses account {account} for another purpose. Choose another account.',
  account_role_has_postings:
    'Account {account} has this purpose and already has postings, and reports need it to find them. The purpose stays there.',
  account_role_needed:
    'Folio needs an account for this purpose. Choose the other account and give it this purpose instead.',
  account_presentation_only: 'Account {account} is calculated for reports and cannot be changed.',
  account_has_debit_balance:
    'Account {account} has a debit balance of {balance}. Bring it to zero, then take the account out of use.',
  account_has_credit_balance:
    'Account {account} has a credit balance of {balance}. Bring it to zero, then take the account out of use.',
  // Tax codes
  tax_rate_range: 'Enter a percentage from 0 to 100 with at most 4 decimals',
  tax_rate_of_kind: 'A code of this kind charges nothing: the rate must be 0',
  tax_rate_needed: 'Enter the rate that the buyer applies: the reverse charge is calculated from it',
  tax_code_days: 'The last day {to} is before the first day {from}.',
  tax_code_used:
    'Tax code {code} is used in posted entries, so this cannot change. End its validity and add a new code.',
  tax_code_taken: 'Tax code {code} exists already. Choose another code.',
  // Exchange rates
  rate_of_base_currency: '{currency} is the base currency: its rate is always 1.',
  rate_invalid: '"{found}" is not a rate. Enter a number above zero with at most 8 decimals.',
  csv_quote_open: 'A quotation mark opens in row {row} and never closes. Correct the file.',
  rate_csv_empty:
    'This file contains no rates. The first row must name the columns date, currency and rate; each row below it is a rate.',
  rate_csv_columns: 'These columns are missing: {missing}. Found: {found}. The first row names the columns.',
  rate_csv_date: '"{found}" is not a date of the calendar. Write it like 2026-03-31.',
  rate_csv_currency: '"{found}" is not a currency. Use a code such as USD or CNY.',
  rate_csv_twice: '{currency} on {date} appears twice: {expected} before, {found} here. The first is kept.',
  // Manual journals
  batch_too_long: 'At most 500 journals can be posted at once. Send them in several parts.',
  journal_too_long: 'A journal can have at most 500 lines. Split it.',
  journal_two_lines: 'Enter at least two lines',
  journal_unbalanced_by: 'Debits and credits must be equal: debit {debit}, credit {credit}, difference {difference}.',
  journal_reverses_before: 'The reversal must be dated after {date}.',
  journal_negative: 'Enter {found} on the other side, without the minus.',
  journal_both_sides: 'Enter a debit or a credit, not both',
  journal_no_amount: 'Enter a debit or a credit',
  journal_currency_mismatch:
    'Account {account} is held in {expected}, this line is in {found}. Enter it in {expected}, or choose another account.',
  journal_foreign_not_here: 'Account {account} is held in {currency}: leave the foreign amount empty.',
  journal_foreign_needed: 'Account {account} is held in {currency}: enter the amount in {currency} too.',
  journal_foreign_sign: 'The amount in {currency} is positive for a debit and negative for a credit.',
  journal_rate_differs: '{amount} at {rate} is {expected}, not {found}. Correct one of them, or leave the rate empty.',
  journal_posted: '{number} is posted and can no longer be changed. Reverse it, or copy it.',
  journal_not_posted: 'This is a draft. Delete it instead of reversing it.',
  journal_reversed: '{number} has already been reversed.',
  journal_reverses_itself: '{number} reverses itself on {date}: that entry is posted already.',
  journal_reversed_before: 'The reversal must not be dated before {date}.',
  attachment_type_unsupported:
    'This file is {found}, whatever its name says. Attach a PNG, PDF, JPG, XLSX or CSV file.',
  template_name_taken: 'There is a template named {name} already. Choose another name.',
  // Opening balances
  opening_equity_itself: 'Folio posts the difference to account {account}. Leave it out.',
  account_listed_twice: 'Account {account} is listed twice. Put both amounts on one line.',
  opening_date_first: 'Enter the day of the opening balances first: open documents are dated with them.',
  opening_documents_dated:
    '{count} open documents are dated {date}. Keep that day, or remove the documents and enter them again.',
  opening_document_after: 'An open document was issued on or before {date}. Enter a later one as an invoice or bill.',
} as const;
