import type { EntryIssue, LedgerIssueCode, NameableRole } from '@folio/ledger';

/** What the ledger's rules refuse, by the fault's code; `{...}` are the values it brings. */
const ledgerFaults = {
  ledger_bad_amount: '"{found}" is not an amount. Write it like 1234.50.',
  ledger_too_many_decimals: '{found} has too many decimals; at most {expected} are possible here.',
  ledger_amount_too_large: '{found} is too large to be posted.',
  ledger_bad_rate: 'Enter an exchange rate above zero with at most 8 decimals',
  ledger_bad_decimal: '"{found}" is not a number. Write it like 12.5.',
  ledger_bad_discount:
    'A discount of {found} is not possible; enter 0 or more, and at most 100 where it is a percentage.',
  ledger_discount_too_large:
    'The discount of {found} is more than the {expected} it is taken off. Enter at most {expected}.',
  ledger_bad_payment_term: '{found} is not a day of a month; enter a day from 1 to 31',
  ledger_bad_currency: '"{found}" is not a currency. Use a code such as HKD, USD or CNY.',
  ledger_bad_day: '"{found}" is not a day of the calendar.',
  ledger_bad_financial_year_end: '"{found}" is not the end of a financial year.',
  ledger_unknown_account: 'Account {account} does not exist. Choose one from the chart of accounts.',
  ledger_unknown_tax_code: 'Tax code {taxCode} does not exist. Choose another one or none.',
  ledger_tax_code_not_valid: 'Tax code {taxCode} may not be used on {day}: it is valid from {from} to {to}.',
  ledger_output_tax_not_registered:
    'The company is not registered for tax, so no output tax may be charged. Remove tax code {taxCode} from the items.',
  ledger_missing_role_account: 'The chart of accounts has no account for {role}. Add one first.',
  ledger_rate_required: 'Enter the exchange rate',
  ledger_no_items: 'Add at least one item',
  ledger_total_not_positive: 'The total must be greater than zero; use a credit note instead',
  ledger_amount_not_positive: 'The amount must be greater than zero.',
  ledger_unknown_document: 'This document was not found in the books. Refresh and choose again.',
  ledger_contact_mismatch: 'These records belong to different contacts. Settle one contact at a time.',
  ledger_currency_mismatch: 'These documents are in different currencies. Settle one currency at a time.',
  ledger_wrong_direction:
    'The money goes the other way than this document needs. Money received settles sales, money spent settles purchases.',
  ledger_control_account_mismatch: 'A sale cannot settle a purchase. Choose documents of one side.',
  ledger_over_settled: 'Only {expected} {currency} is open, less than {found}. Enter at most what is open.',
  ledger_over_allocated: 'The amount is more than what is due: {found} of {expected} {currency}.',
  ledger_excess_in_other_currency:
    'The money is in another currency than the document, so nothing may be left over. Enter the exact amount settled.',
  ledger_excess_not_allowed: 'Only {found} of {expected} {currency} is allocated. A refund must be allocated in full.',
  ledger_nothing_to_refund: 'Choose the credit note or overpayment this refund belongs to.',
  ledger_does_not_balance: 'The parts do not add up to the amount. Check the amounts.',
  ledger_splits_do_not_add_up: 'The parts add up to {found}, the line is {expected} {currency}. They must be equal.',
  ledger_control_account_not_allowed: 'Use an invoice, bill or payment to post to this account ({account})',
  ledger_same_account: 'Account {account} is on both sides. Choose another one.',
  ledger_amounts_differ: 'Both sides of this transfer are in one currency, so their amounts must be equal.',
  ledger_document_has_allocations:
    '{found} {currency} is already allocated to this document. Reverse the receipt, payment or credit first.',
  ledger_already_taken_back: 'This has already been reversed.',
  ledger_excess_already_applied:
    '{found} {currency} of this overpayment is already applied to another document. Reverse that first.',
  ledger_write_off_too_large: '{found} {currency} is too much to write off; at most {expected} is possible.',
  ledger_bad_date_order: 'The date {to} is before {from}.',
  ledger_schedule_reversed_too_early:
    'The accrual is reversed on {reverse}, but its month that ends on {month} is posted on that day or later. Choose a later day of reversal, or a shorter period.',
  ledger_schedule_too_long:
    'A schedule can be at most 50 years long. From {from} it can end on {last} at the latest, not on {to}.',
  ledger_duplicate_allocation: 'A document is listed twice. List each one once.',
  ledger_bad_example: 'This example cannot be read: at {path} expected {expected}, found {found}.',
} as const satisfies Record<`ledger_${LedgerIssueCode}`, string>;

const missingRole = (use: string) =>
  `No account in use is named for ${use}. Open the chart of accounts, edit the account you want, and choose this purpose.`;

/** A rule needs an account that the company has not named. */
const missingRoles = {
  missing_role_bank_fee: missingRole('bank charges'),
  missing_role_gateway_fee: missingRole('payment gateway fees'),
  missing_role_bad_debt: missingRole('bad debts'),
  missing_role_doubtful_debt_allowance: missingRole('the allowance for doubtful debts'),
  missing_role_customer_deposits: missingRole('receipts in advance'),
  missing_role_deposits_paid: missingRole('deposits paid'),
  missing_role_prepayments: missingRole('prepayments'),
  missing_role_sales_returns: missingRole('sales returns'),
  missing_role_purchase_returns: missingRole('purchase returns'),
  missing_role_default_sales: missingRole('usual sales'),
  missing_role_default_purchases: missingRole('usual purchases'),
  missing_role_fx_realised: missingRole('realised exchange differences'),
  missing_role_fx_unrealised: missingRole('unrealised exchange differences'),
  missing_role_rounding: missingRole('rounding differences'),
} satisfies Record<`missing_role_${NameableRole}`, string>;

/** Why an entry may not be posted. */
const entryFaults = {
  entry_bad_day: 'The date of this entry is not a day of the calendar.',
  entry_empty: 'This entry has no lines.',
  entry_unbalanced: 'Debits and credits must be equal',
  entry_locked_period: 'The date of this entry is in a locked period.',
  entry_both_sides: 'A line has either a debit or a credit, not both (account {account}).',
  entry_nil_line: 'A line has neither a debit nor a credit (account {account}).',
  entry_negative: 'Debits and credits are not negative (account {account}).',
  entry_control_line_without_document: 'Account {account} is posted only through invoices, bills and payments.',
  entry_unknown_account: 'Account {account} does not exist. Choose one from the chart of accounts.',
  entry_inactive_account: 'Account {account} is no longer in use. Choose another one.',
  entry_presentation_only_account:
    'Account {account} is calculated for reports; nothing is posted to it. Choose another one.',
  entry_control_account_by_hand: 'Use an invoice, bill or payment to post to this account ({account})',
  entry_currency_not_of_account:
    'Account {account} is held in another currency than this line. Enter it in that currency.',
} as const satisfies Record<`entry_${EntryIssue['code']}`, string>;

/** Sentences of the books: what was found, what was expected, what to do. */
export const accountingEnUS = {
  ...ledgerFaults,
  ...missingRoles,
  ...entryFaults,
  period_locked: 'This period is locked until {date}',
  lock_moved_since:
    'The lock of the books was moved in the meantime, so that nothing was posted on {date}. Load the page again and check the days.',
  journal_unbalanced: 'Debits and credits must be equal: {debit} against {credit}.',
  journal_chain_broken: 'Somebody else posted at the same moment. Please try again.',
  account_is_fixed: 'Account {account} has postings or a role in the system and cannot be changed in this way',
  journal_does_not_balance: 'Debits and credits must be equal',
  posting_refused: 'This cannot be posted.',
  posted_is_final: 'A posted entry is never changed. Reverse it instead.',
  over_allocated: 'The amount is more than what is due',
  number_taken: 'The number {number} is already used. Enter another one.',
  supplier_number_taken: '{contact} already has a document with the number {number}. Is this the same one?',
  line_already_reconciled: 'This line is already categorized. Undo that first.',
  date_order: 'The start date must not be after the end date',
  // Invoices
  enter_document_number: 'Enter the number',
  enter_contact: 'Enter the name',
  enter_issue_date: 'Enter the issue date',
  enter_rate: 'Enter the exchange rate: how many {base} for 1 {currency}',
  enter_paid_date: 'Enter the day it was paid',
  due_before_issue: 'The due date must not be before the issue date {issued}',
  choose_account: 'Choose an account',
  account_unknown: 'Account {account} does not exist. Choose one from the chart of accounts.',
  contact_unknown: 'This contact was not found. Choose another one or enter the name.',
  credit_note_not_paid: 'A credit note is applied or refunded, not paid. Leave this empty.',
  paid_from_currency:
    'This account is in {account}, the document in {document}. Record the payment from the bank statement, where both amounts are known.',
  invoice_confirmed: '{number} is confirmed and can no longer be changed. Void it and make a copy.',
  void_unconfirmed: 'Only a confirmed document can be voided. Delete this draft instead.',
  already_voided: '{number} is already voided.',
  payment_reversed: '{number} has already been reversed.',
  // Bank
  bank_account_exists: 'A bank account with the number {number} is already there. Choose that one.',
  bank_account_currency: 'The statement is in {found}, this account in {expected}. Choose another account.',
  bank_codes_used_up:
    'All account codes for accounts of this kind ({first} to {last}) are used. Choose an account of the chart instead.',
  enter_period_end: 'Enter the last day of the statement',
  enter_opening_balance: 'Enter the opening or the closing balance',
  enter_amount: 'Enter an amount',
  one_direction: 'A line is either spent or received, not both',
  choose_document: 'Choose at least one document',
  document_not_open: 'One of these documents is no longer open. Refresh and choose again.',
  one_contact_only: 'Choose documents of one contact and one kind: one payment settles one contact.',
  choose_own_account: 'Choose another account of your own: a bank account or cash',
  transfer_amount_needed: 'Enter the amount in {currency} on the other account',
  match_one_kind: 'Choose either documents to settle or entries already in the books, not both.',
  match_amount_needed: 'No exchange rate of this day is kept. Enter how much is settled, in {currency}.',
  choose_fee_account: 'A fee goes to the account for bank charges or for payment gateway fees. Choose one of them.',
  fee_larger_than_line: 'The fee must be a positive amount smaller than the line. Check it.',
  suggestion_changed: 'This suggestion has changed since it was shown. Look at the new one.',
  pick_one_line: 'A candidate is picked for one line. Send one line only.',
  entry_not_linkable: 'This entry does not move this bank account, or another line is linked to it already.',
  entry_amount_differs: 'The entry has another amount than the line. Both must be equal to the cent.',
  line_not_coded: 'This line is not categorized, so there is nothing to undo.',
  line_duplicate: 'Came with an earlier statement',
  no_suggestion: 'There is no suggestion for this line. Categorize it yourself.',
  early_day_takeover: 'Choose a date after {taken}',
  early_day_incorporation: 'Choose a date from {incorporated}',
  before_takeover:
    '{date} is on or before {taken}, the day of the opening balances. This entry would change the balances taken over on that day.',
  before_incorporation:
    '{date} is before {incorporated}, the day the company was incorporated. This entry would be in a period in which the company did not exist.',
  before_both:
    '{date} is before {incorporated}, the day the company was incorporated. This entry would also change the balances taken over on {taken}.',
} as const;
