/** Words of the register of fixed assets. */
export const fixedAssetEnUS = {
  asset_class_unknown: 'This class of assets does not exist. Choose one of the list.',
  asset_class_account_used:
    'This class has assets, and their postings are on account {account}. Keep the account, or add another class for new assets.',
  asset_class_same_account: 'Cost and accumulated depreciation need two different accounts.',
  asset_account_unknown: 'Account {account} does not exist or is not in use. Choose another one.',
  asset_cost_account:
    'Account {account} cannot hold cost: choose an asset account in the currency of the books that holds no money.',
  asset_depreciation_account:
    'Account {account} cannot hold depreciation: choose an asset account in the currency of the books that holds no money.',
  asset_expense_account: 'Account {account} is not an expense account. Choose one for depreciation.',
  asset_disposal_account:
    'Account {account} is neither income nor expense. Choose one for gains and losses on disposal.',
  asset_amount: '{found} is not an amount in {currency}. Enter digits with at most {decimals} decimals.',
  asset_negative: 'The amount {found} is below zero. Enter zero or more.',
  asset_cost_not_positive: 'The cost is {cost}. Enter an amount above zero.',
  asset_in_use_before_acquired:
    'The asset cannot be in use before it was acquired on {acquired}. Correct one of the two days.',
  asset_life: 'A life has from 1 month to 600 months (50 years). Enter a shorter life.',
  asset_residual: 'The residual value is below zero. Enter zero or more.',
  asset_residual_above_cost:
    'The residual value {residual} is above {cost}, so nothing could be depreciated. Enter a lower one.',
  asset_rate: 'The reducing balance needs a yearly rate above 0 % and at most 100 %.',
  asset_opening_depreciation:
    'The depreciation so far must be between zero and cost less residual value ({cost} less {residual}). Correct it.',
  asset_opening_before_use:
    'The depreciation so far ends before the asset was acquired on {acquired}. Correct one of the two days.',
  asset_through_missing: 'Enter through which day the books have this depreciation.',
  asset_counter_is_cost:
    'Account {account} is the cost account of the class. Choose the account that has the cost so far, or none.',
  asset_counter_of_opening:
    'An asset with earlier depreciation is in the opening balances already, so nothing is posted. Leave this account empty.',
  asset_bill_line_taken: 'This line is not on a bill in effect, or is a fixed asset already. Choose another line.',
  asset_bill_line_amount: 'The cost {found} is not the amount of the bill line, {expected}. Record the whole line.',
  asset_removed: '{number} was removed from the register, so it cannot change.',
  asset_disposed: '{number} was disposed of. Reverse the disposal first.',
  asset_before_addition: '{number} was acquired on {date}. Choose that day or a later one.',
  asset_month_charged:
    'The depreciation of {number} is posted through {date}. Reverse that run first, or choose a later day.',
  asset_later_posting: '{number} has a posting of {date}. Choose that day or a later one.',
  asset_nothing_to_charge:
    'There is nothing to depreciate in the month that ends on {month}: no asset is in use, or it was posted before.',
  asset_month_locked:
    'Nothing was posted. The month that ends on {month} is in the period that is locked through {locked}. Choose to post it on {open}, the first open day, or unlock the period.',
  asset_later_month: '{name} was depreciated through {date} already. Reverse the later months first, the newest first.',
  asset_scrap_proceeds: 'A scrapped asset has no proceeds. Enter zero, or choose the account that received {found}.',
  asset_proceeds_above_cost:
    'The proceeds {found} are above the cost {cost}. Correct them, or confirm that they are right.',
  asset_source_unknown_invoice_line:
    'This is not a line of a confirmed sales invoice of the company. Choose a line from the list.',
  asset_source_unknown_bank_line:
    'This is not a bank line that was booked to an account of the company. Choose a line from the list.',
  asset_source_ended_invoice_line: 'Invoice {number} was voided. Choose a line of an invoice in effect.',
  asset_source_ended_bank_line:
    'The coding {number} of this bank line was undone. Code the bank line again, then choose it.',
  asset_source_taken:
    'This line of {number} is the proceeds of {asset} already. Choose another line, or reverse that disposal first.',
  asset_source_not_received:
    'This line of {number} is no money received: its amount is {found}. Choose a line with an amount above zero.',
  asset_source_account:
    'This line of {number} is on account {account}, which cannot hold proceeds of an asset. Choose a line on an income account.',
  asset_source_amount:
    'The proceeds {found} are not the amount of the line of {number}, {expected} without tax. Enter {expected}.',
  asset_source_other_account:
    'The account of the proceeds is {found}, but the line of {number} is on {expected}. Choose {expected}, so that the proceeds count once.',
  asset_source_in_use:
    'The fixed asset {number} was disposed of with this record. Reverse the disposal in the register of fixed assets first.',
  asset_impairment: 'An impairment is above zero and at most the carrying amount {carrying}; {found} was entered.',
  asset_estimate_month:
    'The months of {number} through {date} are charged or have an estimate already. A change holds from a later month on.',
  asset_transfer_same_class: '{number} is in the class {name} already. Choose another class.',
  asset_transfer_open_months:
    'The depreciation of {number} through {date} is not posted yet, and it belongs to the class {name}. Post those months first, or choose an earlier day.',
  asset_transfer_class_charged:
    'The class {name} was depreciated through {date} already, without {number}. Reverse its later months first, or choose a later day.',
  asset_transfer_tax_approved:
    'The profits tax computation of {year} is approved and counts {number} under its tax class. Keep the tax class, or cancel that approval first.',
  asset_posting_reversed_before: 'This posting was reversed on {date}.',
  asset_posting_not_newest:
    'An asset of this posting has a later posting. Reverse the later ones first, the newest first.',
  asset_reversed_before_posted: 'The posting is of {date}. Reverse it on that day or a later one.',
  asset_journal: 'Journal {number} belongs to the register of fixed assets. Reverse it there, so that both stay equal.',
  asset_period: 'The period ends before it begins. Correct one of the two days.',
  asset_csv_empty: 'This file has no rows below its headings. Add a row for each asset.',
  asset_csv_columns: 'The file lacks these columns: {missing}. Its headings are: {found}.',
  asset_csv_too_many: 'The file has {found} rows; at most {max} can be imported at once. Split it.',
  asset_csv_class: 'No class has the name “{found}”. Add the class first, or correct the name.',
  asset_csv_day: '“{found}” in column {name} is not a day. Write it as 2026-04-30.',
  asset_csv_amount: '“{found}” in column {name} is not an amount. Write it as 12500.00.',
  asset_csv_life: '“{found}” is not a life in months. Write whole months, for example 60.',
  asset_csv_tax_class: '“{found}” is not a tax class. Write one of: {expected}.',
  asset_csv_text: 'The row has no name, or a text is too long. Correct it.',
} as const;
