/** The words of statutory accounts. */
export const statutoryAccountsEnUS = {
  accounts_title: "Directors' report and accounts",
  accounts_draft: 'Draft - not approved',
  accounts_directors_report: "Directors' report",
  accounts_notes: 'Notes to the accounts',
  accounts_note: 'Note',
  accounts_report_intro: 'The directors present their report and the accounts of the company for the period.',
  accounts_report_activities: 'Principal activity',
  accounts_report_results: 'Results',
  accounts_report_directors: 'Directors',
  accounts_report_auditor: 'Auditor',
  accounts_approved: 'Approved by the board of directors on {date}.',
  accounts_director_signs: 'Director',
  accounts_emoluments_fees: "Directors' fees",
  accounts_emoluments_other: 'Salaries, allowances and benefits',
  accounts_emoluments_pension: 'Contributions to retirement schemes',
  accounts_between: ', ',
  accounts_fact_activity: 'the principal activity',
  accounts_fact_auditor: 'the auditor',
  accounts_fact_directors: 'the directors',
  accounts_fact_approved_on: 'the day of approval',
  // Checks: what was found, and what to do
  accounts_holds_accounts_placed: 'Every account has a row.',
  accounts_check_accounts_placed: 'These accounts are in no row: {accounts}. Choose a row for each.',
  accounts_holds_books_balance: 'The trial balance adds up to zero.',
  accounts_check_books_balance: 'The trial balance does not add up: the difference is {amount}. Verify the books.',
  accounts_holds_position_balances: 'Net assets equal capital and reserves.',
  accounts_check_position_balances:
    'Net assets and equity differ by {amount}. Check in which rows the accounts of the trial balance are.',
  accounts_holds_profit_ties: 'Retained profits follow from those of the period before, the profit and the dividends.',
  accounts_check_profit_ties:
    'Retained profits differ by {amount} from those of the period before with profit and dividends. Check the rows of equity accounts.',
  accounts_holds_profit_as_in_books: 'The profit equals the profit of the trial balance.',
  accounts_check_profit_as_in_books:
    'The profit differs by {amount} from the profit of the trial balance. Check in which rows income and expenses are.',
  accounts_holds_cash_ties: 'The cash flow statement ends with the cash of the statement of financial position.',
  accounts_check_cash_ties:
    'The cash flow statement differs by {amount} from the cash of the statement of financial position. Check the cash flow category of the accounts.',
  accounts_holds_assets_tie: 'The movement of fixed assets ends with their carrying amount.',
  accounts_check_assets_tie:
    'The movement of fixed assets differs by {amount} from their carrying amount. Check the rows of fixed assets.',
  accounts_holds_register_ties: 'The register of fixed assets agrees with the ledger.',
  accounts_check_register_ties:
    'The register of fixed assets and the ledger differ by {amount} on {accounts}. The note on fixed assets shows the figures of the ledger. Compare the register with the ledger.',
  accounts_holds_suspense_clear: 'The suspense account is empty.',
  accounts_check_suspense_clear: 'The suspense account has a balance of {amount}. Move it to the right accounts.',
  accounts_holds_opening_equity_clear: 'Opening balance equity is zero.',
  accounts_check_opening_equity_clear: 'Opening balance equity is {amount}. Complete the opening balances.',
  accounts_holds_period_over: 'The period is over.',
  accounts_check_period_over: 'The period ends on {date}. The accounts can be final after that day.',
  accounts_holds_facts_complete: 'The facts for the directors’ report are complete.',
  accounts_check_facts_complete: 'Still missing: {missing}. Enter them under "Facts".',
  accounts_holds_texts_complete: 'No text has a blank line.',
  accounts_check_texts_complete:
    'Some texts have a blank line because a fact is missing in their language. Enter the fact, or edit the text.',
  accounts_holds_emoluments_agree: 'Directors’ emoluments equal the directors’ remuneration in the books.',
  accounts_check_emoluments_agree:
    'The directors’ emoluments of the note are {stated}; the books have {books}. Correct the note, or leave it if benefits explain the difference.',
  accounts_holds_comparatives_complete: 'The books cover the period before, or the company had no earlier period.',
  accounts_check_comparatives_complete:
    'The books were taken over on {date}, so income and expenses of the period before are incomplete. Check the comparative figures.',
  accounts_holds_period_locked: 'The period is locked.',
  accounts_check_period_locked: 'The period to {date} is not locked, so entries can still change the accounts.',
  // Refusals
  accounts_period_order: 'The period begins on {from}, after its end on {to}. Choose an earlier first day.',
  accounts_period_too_long:
    'The period from {from} to {to} is longer than {max} months, which is the most that accounts may cover. Choose a later first day.',
  accounts_periods_overlap:
    'Accounts from {from} to {to} share days with this period. Choose another first day, or change those accounts first.',
  accounts_are_final: 'These accounts are final. Reopen them to change them.',
  accounts_not_final: 'These accounts are not final, so they can be changed already.',
  accounts_not_ready: 'The accounts cannot be final yet. {reason}',
  accounts_layout_account_in_two_rows: 'Account {found} is in two rows: {row}. Choose one row for it.',
  accounts_layout_assigned_to_unknown_row:
    'The row "{row}" that was chosen for account {found} does not exist in this layout. Choose another row.',
};
