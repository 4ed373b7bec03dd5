/** Sentences about documents in files: cuts, turns, passwords, look-alikes, payments, reading again. */
export const documentEnUS = {
  // Files of several documents
  cut_before_read: 'This file has not been read yet, so its pages are not known. Wait until it is ready for review.',
  cut_page_missing: 'Page {page} is not in this file; it has {pages}. Choose pages that are there.',
  cut_page_twice: 'Page {page} is in two documents. Give each page, or each part of a page, to one document only.',
  cut_region_invalid: 'A part of page {page} lies outside the page. Draw it again, inside the page.',
  cut_locked_part:
    'A document of this file is already confirmed, filed or known as a copy, and keeps its pages. Leave that one as it is and cut the others.',
  // Protected files
  wrong_password: 'This password does not open the file. Check capitals and digits, then enter it again.',
  not_protected: 'This file is not waiting for a password. Refresh to see its state.',
  // Look-alikes
  look_alike_not_settled:
    'This looks like {name} ({supplier}, {number}, {total}), which is already here. Compare both, then choose whether it is the same document or another one.',
  look_alike_gone: 'That record is no longer a possible duplicate of this one. Refresh and compare again.',
  // Payments
  payment_line_taken: 'This bank line has been categorized in the meantime. Refresh and choose another line, or none.',
  payment_line_currency:
    'The bank line is in {found}, this document in {expected}. Confirm it without the line, then match them under Bank.',
  payment_line_amount:
    'The bank line goes the other way or is larger than this document. Confirm it without the line, then match them under Bank.',
  // Reading again
  nothing_reread: 'There is no newer reading of this document. Have it read again first.',
  // Columns a person draws on a statement
  columns_no_pages:
    'Folio no longer has the recognised words of these pages. Choose Read again, then draw the columns.',
  columns_no_rows:
    'These columns give no row with a date and an amount. Check where they begin and what each one holds.',
  edited_rows:
    'Reading again with these columns replaces {count} rows that you changed or added by hand. Confirm to replace them.',
  // What went wrong with a file
  problem_encrypted:
    'This PDF is protected by a password. Enter its password to have it read; it is used once and not kept.',
  problem_wrong_password: 'This password does not open the file. Check capitals and digits, then enter it again.',
  problem_page_out_of_range: 'Page {page} is not in this file; it has {pages}. Refresh and choose again.',
} as const;
