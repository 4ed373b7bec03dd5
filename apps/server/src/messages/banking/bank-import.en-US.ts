import type { BankFileProblem } from '@folio/documents';

/** Why a row of a bank's file is not taken. */
const fileProblems = {
  bank_file_row_date: '"{found}" is not a date. Correct it in the file, or choose another order of day and month.',
  bank_file_row_amount: '"{found}" is not an amount. Correct it in the file, or choose another decimal mark.',
  bank_file_row_amount_unclear:
    '"{found}" can mean {whole} or {fraction}. Correct it in the file: write {whole}.00 or {fraction}0.',
  bank_file_row_both: 'This row has money out and money in. Correct it in the file; one of them must be empty.',
  bank_file_row_short: 'This row has {found} columns where the headings have {expected}. Correct it in the file.',
  bank_file_no_date_column: 'No column with dates was found. Choose it above the table.',
  bank_file_no_amount_column: 'No column with amounts was found. Choose it above the table.',
  bank_file_no_rows: 'No transactions were found in this file. Choose another export of your bank.',
  bank_file_broken: 'The file breaks off or is damaged here ({detail}). What came before it was read.',
} as const satisfies Record<`bank_file_${BankFileProblem['code']}`, string>;

/** Why a file is not read at all. */
const fileRefusals = {
  bank_file_too_large:
    'This file is larger than {max} MB once it is opened. Split it by year at your bank, then import the parts.',
  bank_file_too_many_cells:
    'This file has more than 300,000 rows, 4,000,000 cells or 50 sheets. Split it into smaller files, then choose each of them.',
  bank_file_protected_workbook:
    'This workbook is protected by a password. Save it without one, or as CSV, then choose it again.',
  bank_file_old_workbook: 'This is a workbook of the old .xls format. Save it as .xlsx or CSV, then choose it again.',
  bank_file_damaged_workbook: 'This workbook is damaged and cannot be opened. Download it from your bank again.',
  bank_file_is_zip:
    'This is a zip file. Unpack it and choose the file inside: CSV, XLSX, OFX, QFX, QIF, CAMT.053 (XML) or MT940.',
  bank_file_is_html:
    'This is a saved web page, not a data file. Choose CSV, XLSX or OFX where your bank offers the download.',
  bank_file_is_xml: 'This XML file is neither a CAMT.053 nor an OFX statement. Choose another export of your bank.',
  bank_file_is_workbook_2003_xml: 'This is a workbook saved as XML. Save it as .xlsx or CSV, then choose it again.',
  bank_file_is_binary: 'This is not a data file of a bank. Choose CSV, XLSX, OFX, QFX, QIF, CAMT.053 (XML) or MT940.',
  bank_file_is_text:
    'This text is not a data file of a bank. Choose CSV, XLSX, OFX, QFX, QIF, CAMT.053 (XML) or MT940.',
} as const;

/** Sentences of importing bank statements from data files. */
export const bankImportEnUS = {
  ...fileProblems,
  ...fileRefusals,
  bank_import_is_document:
    'This is a {found} file, not a data file. Upload it with the upload button: Folio reads the statement from the page.',
  file_bank_data:
    'This is a bank file or a spreadsheet, not a document. Import bank statements in CSV, XLSX, OFX, QIF, MT940 or CAMT.053 under Bank Statement > Import.',
  bank_import_known_otherwise: 'This file was uploaded as a document before. Look for it in File Storage.',
  bank_import_currency: '"{found}" is not a currency Folio knows. Choose the currency of the account.',
  bank_import_balance: '"{found}" is not an amount in {currency}. Enter it as 1234.56.',
  bank_import_changed: 'The preview of this file has changed. Check it again, and choose at least one statement.',
  bank_import_rows_unread:
    '{count} rows cannot be read (row {rows}). Correct the columns or the file, or choose to leave these rows out.',
  bank_import_other_number:
    'The file belongs to account {found}, but {code} has the number {expected}. Check that this is the right account.',
  bank_import_other_currency: 'The file is in {found}, but {code} is kept in {expected}. Choose another account.',
  bank_import_gap: 'No statement covers {from} to {to}. Import that one too, so that nothing is missing.',
  bank_import_overlap: 'Statements from {from} to {to} were imported before. Their {count} lines are left out.',
  bank_import_all_there: 'All {count} lines were imported before. There is nothing new to import.',
  bank_import_future: '{count} lines are dated after today ({today}). Check the order of day and month.',
} as const;
