/** Money that came or went: receipts, payments, refunds, their allocations and their reversal. */
export { allocateCredit } from './allocate-credit.ts';
export { type MoneyInput, type RecordedMoney, recordMoney, takeMoneyNumber } from './record-money.ts';
export { reversePayment, undoMoney } from './reverse-payment.ts';
export { findMoneyByNumber, insertMoney, type MoneyRow } from './store.ts';
