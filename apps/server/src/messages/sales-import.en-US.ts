/** Sentences about files of documents and contacts. */
export const salesImportEnUS = {
  sales_import_no_file:
    'This file is neither CSV nor XLSX. Save the list as one of these, or start from the example file.',
  sales_import_no_table:
    'No table with headings was found. The first row should name the columns, such as “Number”, “Customer” and “Date”; the example file shows how.',
  sales_import_too_long: 'The file has more than {max} rows. Split it into several files.',
  sales_import_taken_before:
    'This very file was imported on {day}: {made} records were made of it. Nothing was changed now.',
  sales_import_is_taken: 'This file was imported already. Nothing was changed now.',
  sales_import_begun: '{made} records of this file were made already. Import the rest of it.',
  sales_import_changed: 'What the columns mean was changed in the meantime. Look at the file again, then import it.',
  sales_import_is_discarded: 'This file was set aside. Upload it again to import it.',
  sales_import_columns: 'The file has {count} columns. Say for each of them what it means.',
  sales_import_no_number: 'Row {row}: the number is missing. Suppliers’ documents are told apart by their numbers.',
  sales_import_no_contact: 'Row {row}: no customer or supplier is named.',
  sales_import_no_date: 'Row {row}: the date is missing.',
  sales_import_no_amount: 'Row {row}: neither price nor amount is given ({item}).',
  sales_import_no_name: 'Row {row}: the name is missing.',
  sales_import_bad_date: 'Row {row}: “{found}” in {heading} is no date in the chosen order of day, month and year.',
  sales_import_bad_number: 'Row {row}: “{found}” in {heading} is no number.',
  sales_import_differs: 'Row {row}: “{found}” stands here, but “{expected}” in the first row of {number}.',
  sales_import_total_differs:
    'Row {row}: the items come to {found}, but the file says {expected}. Check discounts, tax and missing rows.',
  sales_import_uncountable: 'Row {row}: these quantities and prices cannot be counted with. Check their decimals.',
  sales_import_twice: 'Row {row}: the same name stands in row {first} already.',
  sales_import_bad_field: 'Row {row}: “{found}” cannot be taken here. Check the column it stands in.',
  sales_import_account_unknown:
    'Row {row}: there is no account “{found}” in your chart. Change it in the file, or set its column to “not used”.',
  sales_import_tax_unknown:
    'Row {row}: you have no tax code for “{found}”. Add one under tax codes, or set the column to “not used”.',
  sales_import_currency_unknown: 'Row {row}: “{found}” is no currency code. Use a code such as HKD or USD.',
};
