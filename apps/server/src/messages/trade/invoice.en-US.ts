/** Sentences about writing, approving and issuing documents, their numbers and terms. */
export const invoiceEnUS = {
  document_total_too_large:
    'The total is {found} {currency}; a document may have a total of at most {max} {currency}. Check the quantities and prices.',
  // Figures
  item_too_many_decimals: 'Item {item}: {found} has more than {expected} decimals. Round it to {expected}.',
  quantity_zero: 'Item {item}: the quantity is 0. Enter how many, or remove the item.',
  total_not_positive: 'The total is {found}; it must be more than 0. Check quantities, prices and discounts.',
  too_many_items: 'There are {found} items; one document takes at most {max}. Split it over several documents.',
  too_many_entries: 'There are {found} entries here; at most {max} are possible.',
  decimal_format: '"{found}" is not a number that can be used here. Write it like 12.5, with at most 6 decimals.',
  amount_format: '"{found}" is not an amount. Write it like 1234.50.',
  // Money and credit
  receipt_paid_from: 'A receipt was paid at once: choose the account it was paid from, or enter it as a bill.',
  quotation_not_paid: 'A quotation is not paid. Make an invoice of it, then record the money.',
  credit_of_unknown:
    'The document this credit note credits was not found, or is a draft or voided. Choose another one, or none.',
  credit_currency:
    'The credit note is in {found}, {number} in {expected}. A credit note has the currency of its document.',
  credit_other_party: '{number} is not a document of {contact}. Choose its own contact, or another document.',
  credit_over_invoice:
    'The credit note is {found}, but only {left} of {number} is left to credit. Lower the items to {left} or less.',
  credit_of_invoice_only: 'A credit note is made from an invoice or a bill.',
  credit_unconfirmed: 'Only a confirmed document can be credited. Change or delete this draft instead.',
  copy_other_side: 'A sales document cannot be copied into a purchase document, or the other way round.',
  // Numbers and terms
  number_taken_next:
    'The number {number} is already used. The next free number is {next}. Leave the field empty to get it automatically.',
  numbers_are_theirs: 'The numbers of bills are given by the supplier. Choose invoices, credit notes or quotations.',
  next_number_taken: '{number} is already used. Enter a higher number.',
  term_name_taken: 'There are payment terms called “{name}” already. Choose another name.',
  // Approval
  invoice_pending: 'This document was submitted for approval and cannot be changed. Withdraw it first.',
  invoice_rejected: 'This document was sent back. Reopen it first.',
  invoice_open_already: 'This document can already be edited.',
  approval_needed: 'A second person approves documents in this company. Submit this one for approval.',
  approval_not_needed: 'Documents need no approval in this company. Confirm this one.',
  approver_submitted: 'You submitted this document, so another person must approve it.',
  approval_before_payment:
    'A second person approves documents in this company. Confirm this one without the bank line, and match the line after approval.',
  // Quotations
  not_a_quotation: '{number} is not a quotation.',
  quotation_not_issued: 'This quotation is still a draft. Confirm it first.',
  quotation_declined: 'The customer declined {number}. Undo that answer first.',
  quotation_invoiced: 'An invoice was already made from {number}. Delete or void that invoice first.',
} as const;
