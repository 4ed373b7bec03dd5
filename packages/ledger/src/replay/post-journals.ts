import { LedgerIssue } from '../fault.ts';
import type { JournalDraft, JournalEntry } from '../journal/index.ts';
import { type Currency, parseMoney } from '../money/index.ts';
import {
  type Books,
  controlLinesOf,
  foreignBankBalances,
  manualJournal,
  openDocumentsFrom,
  openingBalances,
  openingDocument,
  paymentReversal,
  type ReversalContext,
  revaluation,
  voidEntry,
} from '../posting-rules/index.ts';
import type {
  ExampleLine,
  ManualJournalEvent,
  OpeningBalancesEvent,
  OpeningDocumentEvent,
  PaymentReversalEvent,
  RevaluationEvent,
  VoidEvent,
} from './example.ts';

function sideOf(amount: string | null, books: Books): bigint {
  return amount === null ? 0n : parseMoney(amount, books.baseCurrency);
}

function foreignOf(line: ExampleLine): { currency?: Currency; foreignMinor?: bigint } {
  if (line.currency === null) return {};
  return { currency: line.currency, foreignMinor: parseMoney(line.foreignAmount ?? '0', line.currency) };
}

export function postOpeningBalances(event: OpeningBalancesEvent, books: Books): JournalDraft[] {
  const lines = event.lines.map((line) => ({
    accountCode: line.account,
    netMinor: sideOf(line.debit, books) - sideOf(line.credit, books),
    ...foreignOf(line),
  }));
  return openingBalances({ ref: 'OB', number: 'OB', date: event.date, narration: 'Opening balances', lines }, books);
}

export function postOpeningDocument(event: OpeningDocumentEvent, books: Books): JournalDraft[] {
  const currency = event.currency ?? books.baseCurrency;
  const input = {
    ref: event.number,
    number: event.number,
    documentKind: event.docType,
    date: event.date,
    contactId: event.contact,
    narration: `Opening document ${event.number}`,
    currency,
    rate: event.rate,
    totalMinor: parseMoney(event.total, currency),
  };
  return openingDocument(input, books);
}

export function postManualJournal(event: ManualJournalEvent, books: Books): JournalDraft[] {
  const input = {
    ref: event.number,
    number: event.number,
    date: event.date,
    narration: event.narration,
    lines: event.lines.map((line) => ({
      accountCode: line.account,
      debitMinor: sideOf(line.debit, books),
      creditMinor: sideOf(line.credit, books),
      ...foreignOf(line),
    })),
    reversal:
      event.reverseOn === null
        ? null
        : { date: event.reverseOn, number: `${event.number}-R`, narration: `Reversal: ${event.narration}` },
  };
  return manualJournal(input, books);
}

/** The entry a record posted under its own number. Throws `unknown_document`. */
function entryOf(entries: readonly JournalEntry[], number: string): JournalEntry {
  const entry = entries.find((candidate) => candidate.number === number);
  if (entry === undefined) throw new LedgerIssue('unknown_document', { document: number });
  return entry;
}

export function postVoid(event: VoidEvent, entries: readonly JournalEntry[], context: ReversalContext): JournalDraft[] {
  const number = `VOID-${event.document}`;
  const request = { date: event.date, number, narration: `Void ${event.document}: ${event.reason}` };
  return voidEntry(entryOf(entries, event.document), request, context);
}

export function postPaymentReversal(
  event: PaymentReversalEvent,
  entries: readonly JournalEntry[],
  context: ReversalContext,
): JournalDraft[] {
  const request = {
    date: event.date,
    number: `REV-${event.payment}`,
    narration: `Reverse ${event.payment}: ${event.reason}`,
  };
  return paymentReversal(entryOf(entries, event.payment), request, context);
}

export function postRevaluation(
  event: RevaluationEvent,
  entries: readonly JournalEntry[],
  books: Books,
): JournalDraft[] {
  const input = {
    ref: event.number,
    date: event.date,
    reverseOn: event.reverseOn,
    rates: event.rates,
    documents: { number: event.number, narration: 'Revaluation of receivables and payables' },
    documentsReversal: { number: `${event.number}-R`, narration: 'Reversal of revaluation' },
    banks: { number: `${event.number}-B`, narration: 'Revaluation of bank balances' },
  };
  const openDocuments = openDocumentsFrom(controlLinesOf(entries, books.chart, event.date));
  return revaluation(input, { ...books, openDocuments, bankBalances: foreignBankBalances(entries, books, event.date) });
}
