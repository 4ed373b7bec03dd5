/** Sentences about customers and suppliers. */
export const contactEnUS = {
  contact_name_taken:
    'There is a contact called {name} already. Open that one, or give this one another name; two that are the same can be merged.',
  contact_name_of_merged:
    '{name} is the name of a contact that was merged into this one. Undo that merge first, or use another name.',
  contact_term_unknown: 'This payment term was not found. Choose another one or none.',
  contact_merge_itself: 'A contact cannot be merged with itself. Choose another one.',
  contact_merged_already: '{name} is part of {root} already. Undo that merge first, or merge {root}.',
  contact_not_merged: '{name} is not part of {root}, so there is no merge to undo. Refresh to see both contacts.',
  // A statement of account on paper
  statement_title: 'Statement of account',
  statement_to: 'To',
  statement_br: 'BR',
  statement_what: 'Details',
  statement_charge: 'Charges',
  statement_billed: 'Bills',
  statement_credit: 'Credits',
  statement_opening: 'Brought forward',
  statement_closing: 'Carried forward',
  statement_due: 'Balance due',
  statement_not_due: 'Not due',
  statement_note:
    'Payments received after the last day are not shown. Amounts in brackets are in favour of the other side. Please let us know of any difference.',
  statement_file_name: 'Statement {name} {day}',
  statement_too_long: 'This statement has {count} lines; a PDF holds {most}. Choose a shorter period.',
} as const;
