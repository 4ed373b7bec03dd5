/** Money for documents as people enter it: payments, credits set against documents, refunds, bad debts, and taking them back. */
export { applyCredit } from './apply-credit.ts';
export { giveUpDebt } from './give-up-debt.ts';
export { payBatch } from './pay-batch.ts';
export { payInvoice } from './pay-invoice.ts';
export { payMany } from './pay-many.ts';
export { refundCredit } from './refund-credit.ts';
export { invoiceMoneyRoutes } from './routes.ts';
export { undoPayment, undoSettlement } from './undo-settlement.ts';
