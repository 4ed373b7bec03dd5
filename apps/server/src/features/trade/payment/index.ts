/** Payments of documents as users enter them: payments, applied credits, refunds, bad debts, and their reversal. */
export { applyCredit } from './apply-credit.ts';
export { takesFees } from './money-accounts.ts';
export { payBatch } from './pay-batch.ts';
export { payInvoice } from './pay-invoice.ts';
export { payMany } from './pay-many.ts';
export { refundCredit } from './refund-credit.ts';
export { invoiceMoneyRoutes } from './routes.ts';
export { undoPayment, undoSettlement } from './undo-settlement.ts';
export { writeOffDebt } from './write-off-debt.ts';
