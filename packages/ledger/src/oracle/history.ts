import type { Day } from '../calendar/index.ts';
import { isLedgerIssue } from '../fault.ts';
import { checkEntry, type JournalDraft, type JournalEntry, journalNumberOf } from '../journal/index.ts';
import { controlLinesOf, foldControlLines, type OpenDocuments } from '../posting-rules/index.ts';
import { ORACLE_CONTEXT } from './books.ts';
import type { Builder, Outcome } from './builder.ts';
import type { Step } from './command.ts';
import { performDocument, performOpening } from './perform-documents.ts';
import { performJournal, performLock, performRevaluation, performTakingBack } from './perform-journals.ts';
import { performAllocation, performBankLine, performMoney, performTransfer } from './perform-money.ts';

/** Finished books. `countAfter`: how many entries there were after each step. */
export interface History {
  readonly steps: readonly Step[];
  readonly entries: readonly JournalEntry[];
  readonly openDocuments: OpenDocuments;
  readonly lockWhenPosted: readonly (Day | null)[];
  readonly unexpected: readonly string[];
  readonly countAfter: readonly number[];
}

/** Whether all entries may be posted; a lock is an expected rejection, every other fault is a fault of the rules. */
function mayBePosted(drafts: readonly JournalDraft[], builder: Builder): boolean {
  const { lockedThrough } = builder;
  const faults = drafts.flatMap((draft) => checkEntry(draft, { chart: ORACLE_CONTEXT.chart, lockedThrough }));
  const unexpected = faults.filter((fault) => fault.code !== 'locked_period').map((fault) => fault.code);
  builder.unexpected.push(...unexpected);
  return faults.length === 0;
}

function post({ command }: Step, outcome: Outcome, builder: Builder): void {
  if (!mayBePosted(outcome.drafts, builder)) return;
  const entries = outcome.drafts.map((draft): JournalEntry => {
    const entry = { ...draft, journalNumber: journalNumberOf(builder.entries.length + 1) };
    builder.entries.push(entry);
    builder.lockWhenPosted.push(builder.lockedThrough);
    return entry;
  });
  foldControlLines(builder.openDocuments, controlLinesOf(entries, ORACLE_CONTEXT.chart));
  for (const record of outcome.takesBack ?? []) record.takenBack = true;
  if (outcome.lockThrough !== undefined) builder.lockedThrough = outcome.lockThrough;
  for (const [ref, own] of Map.groupBy(entries, (entry) => entry.sourceRef)) {
    const [first] = own;
    const isNew = outcome.takesBack === undefined || first?.kind === 'fx_revaluation';
    if (first !== undefined && isNew)
      builder.records.push({ ref, kind: first.kind, lane: command.lane, entries: own, takenBack: false });
  }
}

/** Posts the steps one after another; a step that a rule rejects is left out. */
export function historyOf(steps: readonly Step[]): History {
  const builder: Builder = {
    entries: [],
    records: [],
    openDocuments: new Map(),
    lockWhenPosted: [],
    unexpected: [],
    lockedThrough: null,
  };
  const countAfter = steps.map((step) => {
    try {
      post(step, perform(step, builder), builder);
    } catch (error) {
      if (!isLedgerIssue(error)) throw error;
    }
    return builder.entries.length;
  });
  const { entries, openDocuments, lockWhenPosted, unexpected } = builder;
  return { steps, entries, openDocuments, lockWhenPosted, unexpected, countAfter };
}

/** The outcome of a step in the current books. Throws the fault of the rule that rejects it. */
export function perform(step: Step, builder: Builder): Outcome {
  switch (step.command.kind) {
    case 'sales_invoice':
    case 'purchase_bill':
    case 'sales_credit_note':
    case 'purchase_credit_note':
      return performDocument(step.command.kind, step);
    case 'opening_balances':
    case 'opening_document':
      return performOpening(step, builder);
    case 'receipt':
    case 'payment':
    case 'customer_refund':
    case 'supplier_refund':
      return performMoney(step.command.kind, step, builder);
    case 'allocation':
      return performAllocation(step, builder);
    case 'bank_line':
      return performBankLine(step);
    case 'transfer':
      return performTransfer(step);
    case 'manual_journal':
      return performJournal(step);
    case 'revaluation':
      return performRevaluation(step, builder);
    case 'period_lock':
      return performLock(step, builder);
    default:
      return performTakingBack(step, builder);
  }
}
