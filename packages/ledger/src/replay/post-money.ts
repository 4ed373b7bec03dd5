import type { JournalDraft } from '../journal/index.ts';
import { parseMoney } from '../money/index.ts';
import {
  allocation,
  bankLine,
  currencyOfAccount,
  customerRefund,
  type DocumentContext,
  documentOf,
  type MoneyRecord,
  payment,
  receipt,
  type SettlementContext,
  supplierRefund,
  transfer,
} from '../posting-rules/index.ts';
import type { AllocationEvent, BankLineEvent, MoneyEvent, TransferEvent } from './example.ts';

const MONEY_RULES = { receipt, payment, customer_refund: customerRefund, supplier_refund: supplierRefund } as const;

/** A receipt, payment or refund; each allocation is in the currency of its document. */
export function postMoneyEvent(event: MoneyEvent, narration: string, context: SettlementContext): JournalDraft[] {
  const currency = currencyOfAccount(context, event.account);
  const record: MoneyRecord = {
    ref: event.number,
    number: event.number,
    date: event.date,
    accountCode: event.account,
    contactId: event.contact,
    narration,
    reference: event.reference,
    amountMinor: parseMoney(event.amount, currency),
    rate: event.rate,
    allocations: event.allocations.map(({ document, amount }) => ({
      documentRef: document,
      amountMinor: parseMoney(amount, documentOf(context.openDocuments, document).currency),
    })),
    fee: event.fee === null ? null : { amountMinor: parseMoney(event.fee, currency), accountCode: event.feeAccount },
    writeOff:
      event.writeOff === null
        ? null
        : { amountMinor: parseMoney(event.writeOff.amount, currency), accountCode: event.writeOff.account },
  };
  return MONEY_RULES[event.type](record, context);
}

export function postAllocationEvent(event: AllocationEvent, context: SettlementContext): JournalDraft[] {
  const number = `${event.from}>${event.to}`;
  const input = {
    ref: number,
    number,
    date: event.date,
    narration: `Apply ${event.from} to ${event.to}`,
    fromRef: event.from,
    toRef: event.to,
    amountMinor: parseMoney(event.amount, documentOf(context.openDocuments, event.to).currency),
  };
  return allocation(input, context);
}

export function postBankLineEvent(event: BankLineEvent, context: DocumentContext): JournalDraft[] {
  const currency = currencyOfAccount(context, event.account);
  const input = {
    ref: event.number,
    number: event.number,
    date: event.date,
    accountCode: event.account,
    direction: event.direction,
    amountMinor: parseMoney(event.amount, currency),
    rate: event.rate,
    narration: event.description,
    splits: event.splits.map(({ account, amount, taxCode }) => ({
      accountCode: account,
      amountMinor: parseMoney(amount, currency),
      taxCode,
    })),
  };
  return bankLine(input, context);
}

export function postTransferEvent(event: TransferEvent, context: DocumentContext): JournalDraft[] {
  const fromCurrency = currencyOfAccount(context, event.from);
  const input = {
    ref: event.number,
    number: event.number,
    date: event.date,
    fromAccount: event.from,
    toAccount: event.to,
    fromAmountMinor: parseMoney(event.fromAmount, fromCurrency),
    toAmountMinor: parseMoney(event.toAmount, currencyOfAccount(context, event.to)),
    feeMinor: event.fee === null ? 0n : parseMoney(event.fee, fromCurrency),
    rate: event.rate,
    narration: `Transfer ${event.from} to ${event.to}`,
  };
  return transfer(input, context);
}
