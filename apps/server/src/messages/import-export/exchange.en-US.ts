import type { ChoiceFault, ImportFaultCode } from '@folio/ledger';
import type { ArchiveFault } from '../../features/import-export/company-data/archive/import/refuse.ts';

/** Why an archive is not taken in. */
const archiveFaults = {
  archive_not_a_zip: 'This file is not a Folio archive: it is not a zip file. Choose the file that "Archive" saved.',
  archive_damaged: 'This archive is damaged or incomplete: it could not be opened. Download it again.',
  archive_too_many_files: 'This archive has too many files to import. Ask your administrator.',
  archive_too_large_inside: 'This archive is too large once it is unpacked. Ask your administrator.',
  archive_bomb:
    'A file in this archive is compressed far more than normal files are, so Folio rejects it. Nothing was imported.',
  archive_without_manifest: 'This zip file has no manifest.json, so it is not a Folio archive.',
  archive_of_other_format: 'This zip file was not made by Folio.',
  archive_of_older_version:
    'This archive was made by an older Folio (format {version}). Update the Folio it came from, export the company again, and import the new archive.',
  archive_of_newer_version: 'This archive was made by a newer Folio (format {version}). Update Folio, then try again.',
  archive_file_missing: 'The archive lacks the file {file} that its manifest names. Nothing was imported.',
  archive_file_unlisted: 'The archive holds the file {file} that its manifest does not name. Nothing was imported.',
  archive_file_changed: 'The file {file} was changed after the archive was made. Nothing was imported.',
  archive_chain_broken:
    'The hash chain of the journal breaks at {number}: an entry was changed, removed or inserted. Nothing was imported.',
  archive_row_invalid: 'Line {row} of {file} cannot be read. Nothing was imported.',
  archive_rows_refused: 'The rows of {file} contradict each other. Nothing was imported.',
  archive_count_differs: '{file} has another number of rows than the manifest says. Nothing was imported.',
  archive_entry_refused: 'Journal entry {number} of the archive cannot be posted. Nothing was imported.',
  archive_balance_differs: 'The trial balance of {date} differs from the one in the archive. Nothing was imported.',
} as const satisfies Record<ArchiveFault, string>;

/** Why an archive is not let in now. */
const archiveDoor = {
  archive_too_large:
    'This archive is larger than {max} MB, the limit of this server. Ask your administrator to raise FOLIO_MAX_ARCHIVE_MB.',
  archive_already_importing: 'You are already importing an archive. Wait until it has finished, then try again.',
  archives_importing: 'The server is importing other archives. Try again in a few minutes.',
} as const;

/** What is wrong with a file of another program, or a row of it. */
const fileFaults = {
  import_file_empty: 'This file is empty.',
  import_quote_unclosed: 'A quotation mark opens here and never closes. Save the file as CSV again.',
  import_column_missing_date: 'No column with dates was found. Choose it below.',
  import_column_missing_amount: 'No columns for debit and credit, or one for amounts, were found. Choose them below.',
  import_column_missing_account: 'No column with accounts was found. Choose it below.',
  import_too_many_rows: 'The file has {found} rows; at most {max} are taken in at once. Split it by year.',
  import_too_many_accounts:
    'The file names {found} different accounts; a chart has at most {max}. Say below which column holds the accounts, or export again.',
  import_row_date: '"{found}" is not a date. Correct it in the file, or choose another order of day and month.',
  import_row_amount: '"{found}" is not an amount. Correct it in the file.',
  import_row_account: 'This row has an amount but names no account.',
  import_entry_unbalanced:
    'The entries of {date} do not balance (rows {rows}): debit {debit}, credit {credit}, difference {difference}.',
  import_file_unbalanced:
    'The balances do not add up to zero: the difference is {difference} {date}. Debits and credits must be equal.',
  import_no_rows: 'No rows with amounts were found below the headings.',
  import_date_missing: 'The file does not say what day it is for. Enter the date.',
  import_date_locked:
    'The earliest date is {date}, but the period is locked until {locked}. An owner can move the lock.',
  import_accounts_unmapped: 'Accounts still to be matched: {count}.',
} as const satisfies Record<`import_${ImportFaultCode}`, string>;

const choiceFaults = {
  import_choice_missing: 'Choose an account',
  import_account_unknown: 'Account {account} does not exist',
  import_account_inactive: 'Account {account} is no longer in use',
  import_account_presentation_only: 'Nothing is posted to {account}: it is calculated for reports',
  import_account_control: 'Account {account} is posted only through invoices, bills and payments. Choose another one',
  import_choice_not_later: 'Account {account} cannot be left for later. Choose another one',
  import_foreign_needed: 'Account {account} is kept in another currency, and the file does not give the amounts in it',
  import_code_taken: 'The code {account} is already used. Enter another one',
  import_code_invalid: 'A code has letters, digits, points and dashes; 1010 to 1079 are kept for bank accounts',
  import_role_unfit: 'Account {account} cannot be used for this purpose. Choose another purpose',
  import_role_twice: 'Another account is already chosen for this purpose. Choose one of the two',
  import_name_missing: 'Enter a name',
} as const satisfies Record<`import_${ChoiceFault}`, string>;

/** Sentences of export and import. */
export const exchangeEnUS = {
  ...archiveFaults,
  ...archiveDoor,
  ...fileFaults,
  ...choiceFaults,
  import_not_text:
    'This file is not a text file. Save it as CSV in the other program or in your spreadsheet, then choose it again.',
  import_posted_already: 'This import has already been posted.',
  import_posted_before: 'This file was posted before and cannot be posted again.',
  import_not_posted_yet: 'Post the import first, then compare it with their trial balances.',
  import_compare_unmapped: '{count} accounts are not among those of the import: {accounts}.',
  import_dates_uncertain: 'Every date can be read as day/month or month/day. Check the order below.',
  import_left_for_later:
    'Left out, to be entered separately: {accounts}. Enter open invoices, bills and foreign bank balances under Opening balances; until then the amount is in opening balance equity.',
  import_control_brought_in:
    'The history of {accounts} goes to separate accounts, since receivables and payables are posted only through documents. Enter what is still open under Opening balances, then clear these accounts against opening balance equity.',
  import_opening_difference:
    'The balances the file begins with do not add up to zero; {difference} goes to opening balance equity.',
  import_replaces_opening: 'Opening balances were posted before. They are reversed, and these take their place.',
} as const;
