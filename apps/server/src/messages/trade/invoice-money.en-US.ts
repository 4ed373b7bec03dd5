/** Sentences about paying documents, credits set against them, refunds and bad debts. */
export const invoiceMoneyEnUS = {
  pay_quotation: '{number} is a quotation: nothing is owed yet. Make an invoice of it first.',
  pay_unconfirmed: '{number} is not confirmed yet. Confirm it first, then record the money.',
  pay_voided: '{number} is voided: nothing is owed any more.',
  pay_credit_note: '{number} is a credit note. Apply it to an invoice or bill, or refund it.',
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
    'The parts add up to {found} {currency}, but the payment is only {covered}. Lower the parts, or enter the whole amount.',
  pay_no_money_left_over:
    '{found} {currency} would be left over, but no money moves on this account. Enter at most what is open.',
  pay_amounts_far_apart:
    '{paid} is worth {worth}, but {settles} is in the books at {booked}. Check both amounts and the rate.',
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
    'A bad debt cannot be written off to {account}. Choose the account for bad debts or for the allowance for doubtful debts.',
  credit_not_open: 'This credit is used up. Refresh to see where it was used.',
  credit_other_contact:
    '{credit} belongs to {credit_contact}, {number} to {contact}. A credit settles documents of the same contact; merge the contacts if they are one.',
  credit_other_side:
    '{credit} and {number} are not on one side: a credit of sales settles sales, one of purchases settles purchases.',
  credit_other_currency:
    '{credit} is in {credit_currency}, {number} in {currency}. A credit settles documents in the same currency.',
  credit_more_than_open: '{found} {currency} is too much: at most {most} can be applied to {number} from {credit}.',
  credit_before_document: 'Both documents must exist on that day: enter {date} or later.',
  refund_more_than_open: '{found} {currency} is more than the {open} that is open of {number}. Enter at most {open}.',
  refund_settles_amount: 'Account and credit are in one currency, so both amounts must be equal. Leave this empty.',
  bad_debt_of_sale: '{number} is a bill. Only what a customer owes can be written off as a bad debt.',
  settlement_taken_back: '{number} has already been reversed.',
  settlement_not_undoable: '{number} is neither a payment nor an applied credit, so it cannot be undone here.',
  payment_of_bank_line:
    '{number} is the bank line of {date} on {account}. Undo that line in Bank Statement. If the bank took the money back, enter the day it did.',
} as const;
