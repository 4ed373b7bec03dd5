/** Sentences about paying documents, credits set against them, refunds and bad debts. */
export const invoiceMoneyEnUS = {
  pay_quotation: '{number} is a quotation: nothing is owed yet. Make an invoice of it first.',
  pay_unconfirmed: '{number} is not confirmed yet. Confirm it first, then record the money.',
  pay_voided: '{number} is voided: nothing is owed any more.',
  pay_credit_note: '{number} is a credit note. Set it against an invoice or bill, or refund it.',
  pay_nothing_open:
    '{number} is settled already. To keep more money for this contact, record it without a document: it stays open as a credit.',
  pay_settles_needed:
    'The account is in another currency than {number}. Enter how much of it is settled, in {currency}.',
  pay_more_than_open: '{found} {currency} is more than the {open} that is open of {number}. Enter at most {open}.',
  pay_settles_uncovered:
    'The money covers {covered} {currency}, less than the {found} to be settled. Check both amounts.',
  pay_settles_less:
    'The money covers {covered} {currency} and {open} is open of {number}, but only {found} would be settled. Settle all that the money covers.',
  pay_shared_out_too_much:
    '{found} {currency} is shared out, but the money covers only {covered}. Lower the parts or enter the whole amount.',
  pay_no_money_left_over:
    '{found} {currency} would be left over, but no money moves on this account. Enter at most what is open.',
  pay_amounts_far_apart:
    '{paid} is worth {worth}, but {settles} stands in the books at {booked}. Check both amounts and the rate.',
  pay_other_contact: '{number} belongs to another contact than {contact}. One payment settles one contact.',
  pay_other_side: '{number} is on the other side. Money received settles sales, money paid settles purchases.',
  pay_other_currency:
    '{number} is in {currency}, the documents before it in another currency. Settle one currency at a time.',
  write_off_not_needed:
    'Nothing is missing: {found} {currency} would be left over. Leave the write-off empty, or lower it.',
  fee_without_bank: 'A fee is kept by a bank or card company. No money moves on this account, so leave the fee empty.',
  money_account_receipt:
    'A customer does not pay into {account}. Choose a bank, cash or card account, the director’s current account, receipts in advance, or bad debts.',
  money_account_payment:
    'A bill is not paid from {account}. Choose a bank, cash or card account, the director’s current account, or deposits paid.',
  money_account_refund:
    'A refund does not go through {account}. Choose a bank, cash or card account, or the director’s current account.',
  money_account_bad_debt:
    'A debt is not given up to {account}. Choose 6600 Bad debts or 1110 Allowance for doubtful debts.',
  credit_not_open: 'Nothing is open of this credit. Refresh to see what became of it.',
  credit_other_contact:
    '{credit} belongs to {credit_contact}, {number} to {contact}. A credit settles documents of its own contact; merge the contacts if they are one.',
  credit_other_side:
    '{credit} and {number} are not on one side: a credit of sales settles sales, one of purchases settles purchases.',
  credit_other_currency:
    '{credit} is in {credit_currency}, {number} in {currency}. A credit settles documents of its own currency.',
  credit_more_than_open: '{found} {currency} is too much: at most {most} can be set against {number} from {credit}.',
  credit_before_document: 'Both must be there already: enter {date} or a later day.',
  refund_more_than_open: '{found} {currency} is more than the {open} that is open of {number}. Enter at most {open}.',
  refund_settles_amount: 'Account and credit are in one currency, so both amounts must be equal. Leave this empty.',
  bad_debt_of_sale: '{number} is a bill. Only what a customer owes can be given up as a bad debt.',
  settlement_taken_back: '{number} has already been taken back.',
  settlement_not_undoable: '{number} is no payment and no credit set against it, so it is not undone here.',
  payment_of_bank_line:
    '{number} is the bank line of {date} on {account}. Undo that line in Bank Statement. If the bank took the money back, enter the day it did.',
} as const;
