import {
  type DocumentEvent,
  type ExampleEvent,
  type ExampleLine,
  type ManualJournalEvent,
  type MoneyEvent,
  type OpeningBalancesEvent,
  parseMoney,
  type TransferEvent,
} from '@folio/ledger';
import { bookBankLine, bookTransfer } from '../../features/banking/bank-line/index.ts';
import { type LedgerCall, postRevaluation, setPeriodLock } from '../../features/books/ledger/index.ts';
import { recordJournal } from '../../features/books/manual-journal/index.ts';
import {
  confirmInvoice,
  createInvoice,
  openInvoice,
  rejectInvoice,
  voidInvoice,
} from '../../features/trade/invoice/index.ts';
import { recordOpening } from '../../features/trade/opening-balance/index.ts';
import { allocateCredit, recordMoney, reversePayment } from '../../features/trade/payment-record/index.ts';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { draftOfDocument, draftOfOpening } from './event-draft.ts';
import { contactOf, currencyOf, type ReplayState, refOf } from './replay-state.ts';

type Apply<Event> = (tx: CompanyTransaction, call: LedgerCall, event: Event, state: ReplayState) => Promise<unknown>;

/** Enters one event through the service that a user would use for it. */
export async function applyEvent(
  tx: CompanyTransaction,
  call: LedgerCall,
  event: ExampleEvent,
  state: ReplayState,
): Promise<void> {
  await APPLY[event.type](tx, 'date' in event ? { ...call, today: event.date } : call, event as never, state);
}

const enterDocument: Apply<DocumentEvent> = async (tx, call, event, state) => {
  const draft = draftOfDocument(event, contactOf(state, event.contact), state.example.company.baseCurrency);
  const id = await createInvoice(tx, call, { type: event.type, draft });
  if (event.confirmStatus === 'rejected') return rejectInvoice(tx, call, { id, reason: 'Entered twice' });
  if (event.confirmStatus !== 'confirmed') return;
  const paid = event.payment;
  if (paid === null) return confirmInvoice(tx, call, id);
  const amountMinor = parseMoney(paid.amount, currencyOf(state, paid.paidFrom));
  return confirmInvoice(tx, call, id, {
    payment: { number: paid.number, reference: paid.reference, amountMinor },
  });
};

const enterMoney: Apply<MoneyEvent> = async (tx, call, event, state) => {
  const currency = currencyOf(state, event.account);
  const contact = contactOf(state, event.contact);
  const allocations = [];
  for (const { document, amount } of event.allocations) {
    const documentCurrency = documentCurrencyOf(state, document) ?? currency;
    allocations.push({ documentRef: await refOf(tx, document), amountMinor: parseMoney(amount, documentCurrency) });
  }
  const { fee, feeAccount, writeOff } = event;
  return recordMoney(tx, call, {
    type: event.type,
    number: event.number,
    date: event.date,
    accountCode: event.account,
    contactId: contact.id,
    contactName: contact.name,
    amountMinor: parseMoney(event.amount, currency),
    rate: event.rate,
    reference: event.reference,
    allocations,
    fee: fee === null ? null : { amountMinor: parseMoney(fee, currency), accountCode: feeAccount },
    writeOff: writeOff && { amountMinor: parseMoney(writeOff.amount, currency), accountCode: writeOff.account },
  });
};

/** The currency of a document of the example; null if the number belongs to a payment. */
function documentCurrencyOf({ example }: ReplayState, number: string): string | null {
  for (const event of example.events) {
    if (('items' in event || event.type === 'opening_document') && event.number === number)
      return event.currency ?? example.company.baseCurrency;
  }
  return null;
}

function foreignOf(line: ExampleLine): { currency?: string; foreignMinor?: bigint } {
  if (line.currency === null) return {};
  return { currency: line.currency, foreignMinor: parseMoney(line.foreignAmount ?? '0', line.currency) };
}

function sides(line: ExampleLine, state: ReplayState): { debitMinor: bigint; creditMinor: bigint } {
  const minor = (amount: string | null) =>
    amount === null ? 0n : parseMoney(amount, state.example.company.baseCurrency);
  return { debitMinor: minor(line.debit), creditMinor: minor(line.credit) };
}

const enterOpeningBalances: Apply<OpeningBalancesEvent> = (tx, call, event, state) => {
  const lines = event.lines.map((line) => {
    const { debitMinor, creditMinor } = sides(line, state);
    return { accountCode: line.account, netMinor: debitMinor - creditMinor, ...foreignOf(line) };
  });
  return recordOpening(tx, call, { date: event.date, lines });
};

const enterManualJournal: Apply<ManualJournalEvent> = (tx, call, event, state) => {
  const { number, date, narration, reverseOn } = event;
  const lines = event.lines.map((line) => ({ accountCode: line.account, ...sides(line, state), ...foreignOf(line) }));
  return recordJournal(tx, call, { number, date, narration, reverseOn, lines });
};

const enterTransfer: Apply<TransferEvent> = (tx, call, event, state) => {
  const sent = currencyOf(state, event.from);
  return bookTransfer(tx, call, {
    number: event.number,
    date: event.date,
    fromAccount: event.from,
    toAccount: event.to,
    fromAmountMinor: parseMoney(event.fromAmount, sent),
    toAmountMinor: parseMoney(event.toAmount, currencyOf(state, event.to)),
    feeMinor: event.fee === null ? 0n : parseMoney(event.fee, sent),
    rate: event.rate,
    narration: `Transfer ${event.from} to ${event.to}`,
  });
};

const APPLY: { [Type in ExampleEvent['type']]: Apply<Extract<ExampleEvent, { type: Type }>> } = {
  opening_balances: enterOpeningBalances,
  opening_document: (tx, call, event, state) => {
    const contact = contactOf(state, event.contact);
    const draft = draftOfOpening(event, contact, state.example.company.baseCurrency);
    return openInvoice(tx, call, { type: event.docType, draft, date: event.date, contact });
  },
  sales_invoice: enterDocument,
  purchase_bill: enterDocument,
  sales_credit_note: enterDocument,
  purchase_credit_note: enterDocument,
  receipt: enterMoney,
  payment: enterMoney,
  customer_refund: enterMoney,
  supplier_refund: enterMoney,
  allocation: async (tx, call, event, state) => {
    const currency = documentCurrencyOf(state, event.to) ?? state.example.company.baseCurrency;
    return allocateCredit(tx, call, {
      date: event.date,
      fromRef: await refOf(tx, event.from),
      toRef: await refOf(tx, event.to),
      amountMinor: parseMoney(event.amount, currency),
    });
  },
  bank_line: (tx, call, event, state) => {
    const currency = currencyOf(state, event.account);
    const splits = event.splits.map(({ account, amount, taxCode }) => ({
      accountCode: account,
      amountMinor: parseMoney(amount, currency),
      taxCode,
    }));
    const { number, date, direction, rate, payee } = event;
    const amountMinor = parseMoney(event.amount, currency);
    const head = { number, date, direction, rate, payee, accountCode: event.account, narration: event.description };
    return bookBankLine(tx, call, { ...head, amountMinor, splits });
  },
  transfer: enterTransfer,
  manual_journal: enterManualJournal,
  void: async (tx, call, event) => voidInvoice(tx, call, { id: await refOf(tx, event.document), reason: event.reason }),
  payment_reversal: async (tx, call, event) =>
    reversePayment(tx, call, { recordId: await refOf(tx, event.payment), date: event.date, reason: event.reason }),
  revaluation: (tx, call, event) => postRevaluation(tx, call, event),
  period_lock: (tx, call, event) => setPeriodLock(tx, call, event.through),
};
