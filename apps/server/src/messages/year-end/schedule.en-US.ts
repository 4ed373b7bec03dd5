/** Words of schedules of prepayments, deferred income and accruals. */
export const scheduleEnUS = {
  schedule_account_unusable:
    'Account {account} cannot be used: it does not exist, is not in use, holds money or another currency, or is for receivables or payables. Choose another one.',
  schedule_needs_asset: 'Account {account} is not an asset account. A prepayment needs one, such as Prepayments.',
  schedule_needs_liability: 'Account {account} is not a liability account. Choose one for this kind of schedule.',
  schedule_needs_expense: 'Account {account} is not an expense account. Choose the expense of each month.',
  schedule_needs_revenue: 'Account {account} is not an income account. Choose the income of each month.',
  schedule_accrual_source:
    'An accrual has no document yet: nothing is moved from another account or line. Leave this field empty.',
  schedule_counter_is_balance:
    'Account {account} is the balance account of the schedule. Choose the account that has the amount so far, or none.',
  schedule_amount: '{found} is not an amount in {currency}. Enter digits with at most {decimals} decimals.',
  schedule_source_gone: 'This line is no longer in effect, or cannot have a schedule. Choose another line.',
  schedule_source_amount:
    'The amount {found} is above {expected}, which is left of this line. Enter {expected} or less.',
  schedule_before_source: 'The line is of {date}. Choose that day or a later one.',
  schedule_reverse_missing: 'Enter the day on which the accrual is reversed, after its last month.',
  schedule_reverse_unused: 'Only an accrual is reversed. Leave this day empty.',
  schedule_change_zero: 'The change is zero. Enter an amount; a credit note has a minus sign.',
  schedule_below_zero: 'The schedule has {amount}, and a larger credit note would leave less than nothing. Correct it.',
  schedule_ends_before: 'The schedule ends on {date} already. Choose that day or an earlier one.',
  schedule_not_posted: 'No line of {date} is posted, or it is reversed already.',
  schedule_nothing_due: 'Nothing is due by {date}: every line up to that day is posted.',
  schedule_line_locked:
    'Nothing was posted. {count} lines are due in the period that is locked through {locked}; the first is “{name}” of {date}. Choose to post them on {open}, the first open day, or unlock the period and run the month again.',
  loan_payment_own:
    'Account {account} is an account of the loan. Choose the bank account that pays, or a clearing account.',
  loan_payment_unusable:
    'Account {account} cannot pay the instalments: it does not exist, is not in use, has another currency, or is for receivables or payables. Choose another one.',
  loan_amount_fixed:
    'The instalments of a loan are agreed, so its amount cannot be changed. End the loan and create a new one.',
  loan_needs_rate: 'Enter the yearly rate in percent, 0 if the loan has no interest.',
  loan_needs_instalments: 'Enter the number of monthly instalments.',
  loan_needs_first: 'Enter the day of the first instalment.',
  loan_first_before: 'The loan begins on {date}. Choose that day or a later one for its first instalment.',
  loan_rate: '{found} is not a yearly rate. Enter a percentage from 0 to 100 with at most 8 decimals, such as 5.25.',
  loan_table_empty:
    'The table has no instalment. Paste rows with the day, the interest and the capital of each payment.',
  loan_table_day: 'Row {row}: {found} is not a day. Write it like 2026-04-30 or 30/4/2026.',
  loan_table_amount:
    'Row {row}: {found} is not an amount in {currency}, zero or more. Each row needs a day, interest and capital.',
  loan_table_nothing: 'Row {row} has neither interest nor capital. Remove it or enter an amount.',
  loan_table_order:
    'Row {row}: {date} is not after {before}. The days must rise, and the first cannot be before the loan.',
  loan_table_sum: 'The capital of the table adds up to {found}, and the loan is {expected}. Correct one of them.',
  recurring_reverses:
    'This journal reverses itself on {date}. Choose a journal without a reversal, or create an accrual.',
  recurring_currency:
    'This journal has an amount in another currency, whose rate changes. Choose a journal in the currency of the books.',
  recurring_amount_fixed:
    'The amounts of a recurring journal are fixed. End it and repeat a journal with the new amounts.',
} as const;
