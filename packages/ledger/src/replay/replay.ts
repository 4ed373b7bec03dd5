import { type Chart, chartOf } from '../accounts/index.ts';
import type { Day } from '../calendar/index.ts';
import { LedgerIssue } from '../fault.ts';
import { checkEntry, type JournalDraft, type JournalEntry, journalNumberOf } from '../journal/index.ts';
import {
  type Books,
  controlLinesOf,
  type DocumentContext,
  openDocumentsFrom,
  type SettlementContext,
} from '../posting-rules/index.ts';
import type { ExampleCompany, ExampleEvent } from './example.ts';
import { postDocumentEvent } from './post-documents.ts';
import {
  postManualJournal,
  postOpeningBalances,
  postOpeningDocument,
  postPaymentReversal,
  postRevaluation,
  postVoid,
} from './post-journals.ts';
import { postAllocationEvent, postBankLineEvent, postMoneyEvent, postTransferEvent } from './post-money.ts';

/** The books of an example: every entry in order of creation, and the lock at the end. */
export interface Replay {
  readonly chart: Chart;
  readonly books: Books;
  readonly entries: readonly JournalEntry[];
  readonly lockedThrough: Day | null;
}

interface State {
  readonly context: DocumentContext;
  readonly contactNames: ReadonlyMap<string, string>;
  readonly entries: JournalEntry[];
  lockedThrough: Day | null;
}

function settlementContext(state: State): SettlementContext {
  return { ...state.context, openDocuments: openDocumentsFrom(controlLinesOf(state.entries, state.context.chart)) };
}

function draftsOf(event: ExampleEvent, state: State): JournalDraft[] {
  const { context, entries, lockedThrough } = state;
  const nameOf = (contact: string) => state.contactNames.get(contact) ?? contact;
  switch (event.type) {
    case 'opening_balances':
      return postOpeningBalances(event, context);
    case 'opening_document':
      return postOpeningDocument(event, context);
    case 'allocation':
      return postAllocationEvent(event, settlementContext(state));
    case 'bank_line':
      return postBankLineEvent(event, context);
    case 'transfer':
      return postTransferEvent(event, context);
    case 'manual_journal':
      return postManualJournal(event, context);
    case 'void':
      return postVoid(event, entries, { lockedThrough, openDocuments: settlementContext(state).openDocuments });
    case 'payment_reversal':
      return postPaymentReversal(event, entries, {
        lockedThrough,
        openDocuments: settlementContext(state).openDocuments,
      });
    case 'revaluation':
      return postRevaluation(event, entries, context);
    case 'period_lock':
      return [];
    case 'receipt':
    case 'payment':
    case 'customer_refund':
    case 'supplier_refund':
      return postMoneyEvent(event, nameOf(event.contact), settlementContext(state));
    default:
      return postDocumentEvent(event, nameOf(event.contact), context);
  }
}

function post(draft: JournalDraft, event: ExampleEvent, state: State): void {
  const { chart } = state.context;
  const faults = checkEntry(draft, { chart, lockedThrough: state.lockedThrough });
  if (faults.length > 0) {
    const found = faults.map((fault) => fault.code).join(', ');
    throw new LedgerIssue('bad_example', { path: `event ${event.id}`, expected: 'an entry that may be posted', found });
  }
  state.entries.push({ ...draft, journalNumber: journalNumberOf(state.entries.length + 1) });
}

/** The books before the first event: chart, tax codes and contacts of the example. */
function emptyState(example: ExampleCompany): State {
  const taxCodes = example.taxCodes.map(({ code, name, rate, recoverable }) => ({
    code,
    name,
    ratePercent: rate,
    recoverable,
  }));
  return {
    context: { baseCurrency: example.company.baseCurrency, chart: chartOf(example.accounts), taxCodes },
    contactNames: new Map(example.contacts.map((contact) => [contact.id, contact.name])),
    entries: [],
    lockedThrough: null,
  };
}

/**
 * Posts every event of an example in order through the posting rules and the entry check, in memory. Documents are
 * referred to by their numbers. Throws the ledger fault of the first event that may not be posted.
 */
export function replayEvents(example: ExampleCompany): Replay {
  const state = emptyState(example);
  for (const event of example.events) {
    for (const draft of draftsOf(event, state)) post(draft, event, state);
    if (event.type === 'period_lock') state.lockedThrough = event.through;
  }
  const { baseCurrency, chart } = state.context;
  return { chart, books: { baseCurrency, chart }, entries: state.entries, lockedThrough: state.lockedThrough };
}
