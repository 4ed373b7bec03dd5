/** Sentences about stored files. */
export const fileEnUS = {
  file_in_trash: 'This file is in the trash. Restore it first.',
  file_not_in_trash: '{name} is not in the trash. Put it there first.',
  file_kept:
    '{name} is evidence of entry {entry} of {date} and must be kept until {until}: books and their documents are kept for seven years (Companies Ordinance s.377, Inland Revenue Ordinance s.51C). It can stay in the trash or be restored.',
  file_is_evidence: 'This file supports journal entry no. {entry}, so it must be kept for seven years.',
  file_in_use: '{record} was made from {name}. The file stays as long as that record needs it.',
  file_holds_others:
    '{name} came with {count} other documents in one upload. Destroy those first; they share its pages.',
  file_named: 'Another record, such as a question to a client, uses {name}, so it stays.',
  file_list_number: 'Number',
  file_list_file: 'File',
  file_list_name: 'Name',
  file_list_date: 'Date',
  file_list_kind: 'Type',
  file_list_party: 'Party',
  file_list_record: 'Record',
  file_list_size: 'Bytes',
  file_list_missing: '(missing from the storage)',
  file_folder_statement: 'Statement',
  file_folder_invoice: 'Invoice',
  file_folder_bill: 'Bill',
  file_folder_receipt: 'Receipt',
  file_folder_credit_note: 'Credit note',
  file_folder_other: 'Other',
} as const;
