/** Words of audit samples and their bundles. */
export const auditSampleEnUS = {
  sample_seed: 'Enter 1 to 64 letters, digits or signs without spaces, or leave the seed empty: Folio then makes one.',
  sample_account_unknown: 'The chart has no account {account}. Choose another account.',
  sample_backwards: 'The period ends before it begins. Enter a later last day.',
  sample_empty:
    'The chosen accounts have no such lines in this period. Choose other accounts, another side or another period.',
  sample_population_too_large: 'The population has more than {max} lines. Choose fewer accounts or a shorter period.',
  sample_size: 'The population has {count} lines. Enter a whole number from 1 to {count}.',
  sample_interval:
    'The population has a total of {currency} {total}. Enter an interval above zero, at most this total.',
  sample_too_many:
    'This could draw more than {max} items, the most a sample may have. Enter a smaller number of items or a larger interval.',
  sample_bundle_too_large:
    'The documents of this sample have {found} MB; a bundle may have {max} MB. Draw a smaller sample.',
  sample_readme:
    'This folder has the documents of an audit sample drawn in Folio.\r\n\r\nindex.csv: each item with its entry, its amount and its documents.\r\ndocuments: the files; the first four digits are the number of the first item that a file belongs to.\r\nmanifest.json: how the sample was drawn, and the SHA-256 of every file; manifest.sha256: the SHA-256 of the manifest, which the audit trail of the company keeps.\r\n\r\nTo draw the sample again:\r\n1. List the lines of the population by entry number, then by line number, up to the entry "last_entry". The SHA-256 of the rows "entry/line amount" is "population_hash"; amounts are in minor units (cents), each row ends with a line feed.\r\n2. The generator: number n is the SHA-256 of the text "seed,n" (n begins at 1), read as a hexadecimal number. To draw from N possibilities, skip a number from 2^256 - (2^256 mod N) on; the result is the number mod N.\r\n3. Random: the results, plus 1, are positions in the list; a position drawn before is skipped. Monetary unit: draw from the interval in minor units and add 1: this unit of the running total and every interval-th after it are drawn with their lines. Largest: sort by amount, equal amounts in the order of the list.\r\n',
  sample_col_place: 'Item',
  sample_col_entry: 'Entry',
  sample_col_line: 'Line',
  sample_col_date: 'Date',
  sample_col_record: 'Record',
  sample_col_account: 'Account',
  sample_col_description: 'Description',
  sample_col_side: 'Side',
  sample_col_amount: 'Amount',
  sample_col_hits: 'Hits',
  sample_col_document: 'Document',
  sample_col_page: 'Page',
  sample_col_file: 'File',
  sample_debit: 'Debit',
  sample_credit: 'Credit',
  sample_no_document: 'No document',
  sample_lost_file: 'The storage has lost this file',
  audit_field_seed: 'Seed',
  audit_field_items: 'Items',
  audit_field_population: 'Population',
  audit_field_title_of_audit_sample_drawn: 'Name',
  audit_field_hash_of_audit_sample_drawn: 'SHA-256 of the population',
  audit_field_hash_of_audit_sample_bundled: 'SHA-256 of the manifest',
} as const;
