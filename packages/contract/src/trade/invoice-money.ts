import { z } from 'zod';
import { day, decimalText, id, moneyText } from '../wire/wire.ts';
import { invoiceRow } from './invoice.ts';

/**
 * A payment of a document. `amount`: the movement on the account, in its currency. `settles`: the part of the
 * document it settles, in the document's currency; absent = the amount (with fee and write-off where they settle). An
 * excess over the open amount stays with the contact as an over-payment. `account_code`: a bank, cash or card
 * account, the director's current account, the order deposits, or an account for bad debts.
 */
export const payInvoiceRequest = z.object({
  date: day,
  account_code: z.string().max(20),
  amount: moneyText,
  settles: moneyText.nullable().default(null),
  /** Base units per 1 unit of the account's currency; null = the rate of the day. */
  rate: decimalText.nullable().default(null),
  /** Deducted from a receipt, or charged on top of a payment; in the account's currency. */
  fee: moneyText.nullable().default(null),
  fee_account: z.string().max(20).nullable().default(null),
  write_off: moneyText.nullable().default(null),
  reference: z.string().trim().max(120).default(''),
});
export type PayInvoiceRequest = z.input<typeof payInvoiceRequest>;

/** One receipt or payment over several documents of one contact; the rest of `amount` stays open as an over-payment. */
export const payManyRequest = payInvoiceRequest.omit({ settles: true }).extend({
  contact_id: id,
  side: z.enum(['sales', 'purchases']),
  allocations: z.array(z.object({ id, amount: moneyText })).max(200),
});
export type PayManyRequest = z.input<typeof payManyRequest>;

/**
 * One receipt or payment for each contact and currency, all on one day with one reference; either all are recorded or
 * no payment is.
 */
export const payBatchRequest = z.object({
  side: z.enum(['sales', 'purchases']),
  date: day,
  reference: payInvoiceRequest.shape.reference,
  payments: z
    .array(payManyRequest.pick({ contact_id: true, account_code: true, amount: true, allocations: true }))
    .min(1)
    .max(100),
});
export type PayBatchRequest = z.input<typeof payBatchRequest>;

/** An open credit: a credit note or an over-payment. `open` is positive, in `currency`. */
export const openCredit = z.object({
  id,
  kind: z.enum(['credit_note', 'over_payment']),
  number: z.string(),
  date: day,
  currency: z.string(),
  open: moneyText,
});
export type OpenCredit = z.infer<typeof openCredit>;

export const applyCreditRequest = z.object({ credit_id: id, amount: moneyText, date: day });
export type ApplyCreditRequest = z.input<typeof applyCreditRequest>;

/**
 * A refund: to the customer for a credit note or over-payment, or from the supplier. `id` in the path is the credit.
 */
export const refundRequest = z.object({
  date: day,
  account_code: z.string().max(20),
  amount: moneyText,
  /** The part of the credit that is used up, in its currency: needed if the account is in another one. */
  settles: moneyText.nullable().default(null),
  rate: decimalText.nullable().default(null),
  reference: z.string().trim().max(120).default(''),
});
export type RefundRequest = z.input<typeof refundRequest>;

/** Writes off what a customer still owes, wholly or in part. */
export const badDebtRequest = z.object({
  date: day,
  amount: moneyText,
  /** The account for bad debts (if absent), or the allowance for them. */
  account_code: z.string().max(20).optional(),
});
export type BadDebtRequest = z.input<typeof badDebtRequest>;

/** Reverses a receipt, payment, refund or allocation; `date` is the bank's day for a returned cheque. */
export const undoSettlementRequest = z.object({
  journal_entry_id: id,
  date: day.nullable().default(null),
  reason: z.string().trim().max(300).default(''),
});
export type UndoSettlementRequest = z.input<typeof undoSettlementRequest>;

/** The same for a whole payment with all the documents it settled. */
export const undoPaymentRequest = undoSettlementRequest.omit({ journal_entry_id: true });

/** Documents and credits of a contact on one side that are open for payment or allocation. */
export const contactMoney = z.object({ documents: z.array(invoiceRow), credits: z.array(openCredit) });
export type ContactMoney = z.infer<typeof contactMoney>;
