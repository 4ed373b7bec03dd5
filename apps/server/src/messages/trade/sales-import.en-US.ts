/** Sentences about files of documents and contacts. */
export const salesImportEnUS = {
  sales_import_no_file:
    'This file is neither CSV nor XLSX. Save the list as one of these, or start from the example file.',
  sales_import_no_table:
    'No table with headings was found. The first row should name the columns, such as “Number”, “Customer” and “Date”; the example file shows how.',
  sales_import_too_long: 'The file has more than {max} rows. Split it into several files.',
  sales_import_taken_before: 'This file was imported on {day} and created {made} records. Nothing was changed now.',
  sales_import_is_taken: 'This file was imported already. Nothing was changed now.',
  sales_import_begun: '{made} records of this file were already created. Import the rest of it.',
  sales_import_changed: 'What the columns mean was changed in the meantime. Look at the file again, then import it.',
  sales_import_is_discarded: 'This import was discarded. Upload the file again to import it.',
  sales_import_columns: 'The file has {count} columns. Choose the meaning of each.',
  sales_import_no_number: 'Row {row}: the number is missing. Suppliers’ documents are identified by their numbers.',
  sales_import_no_contact: 'Row {row}: no customer or supplier is named.',
  sales_import_no_date: 'Row {row}: the date is missing.',
  sales_import_no_amount: 'Row {row}: neither price nor amount is given ({item}).',
  sales_import_no_name: 'Row {row}: the name is missing.',
  sales_import_bad_date: 'Row {row}: “{found}” in {heading} is not a date in the chosen order of day, month and year.',
  sales_import_bad_number: 'Row {row}: “{found}” in {heading} is not a number.',
  sales_import_differs: 'Row {row}: “{found}” is here, but “{expected}” in the first row of {number}.',
  sales_import_total_differs:
    'Row {row}: the items add up to {found}, but the file says {expected}. Check discounts, tax and missing rows.',
  sales_import_uncountable: 'Row {row}: these quantities and prices cannot be calculated. Check their decimals.',
  sales_import_twice: 'Row {row}: row {first} already has this name.',
  sales_import_bad_field: 'Row {row}: “{found}” cannot be used here. Check its column.',
  sales_import_account_unknown:
    'Row {row}: there is no account “{found}” in your chart. Change it in the file, or set its column to “not used”.',
  sales_import_tax_unknown:
    'Row {row}: you have no tax code for “{found}”. Add one under tax codes, or set the column to “not used”.',
  sales_import_currency_unknown: 'Row {row}: “{found}” is not a currency code. Use a code such as HKD or USD.',
};
