/** Payments in and out: receipts, payments, refunds, their allocations and their reversal. */
export { allocateCredit } from './allocate-credit.ts';
export { findMoneyByNumber, type MoneyInput, type RecordedMoney, recordMoney } from './record-money.ts';
export { reversePayment, undoMoney } from './reverse-payment.ts';
