import type { Chart } from '../../accounts/index.ts';
import type { Day } from '../../calendar/index.ts';
import { type JournalDraft, netOf } from '../../journal/index.ts';
import {
  carryingMinorOf,
  controlLinesOf,
  type OpenDocument,
  openDocumentsFrom,
  openMinorOf,
} from '../../posting-rules/index.ts';
import { type ContactNames, contactOf } from '../ledger-line.ts';
import type { AgedInputs } from './build.ts';
import type { AgedType, OpenItem } from './document.ts';
import { type AgedSide, controlAccountOf } from './params.ts';

/** Dates of a document by its reference; entries alone know neither the due date nor an opening document's issue date. */
export interface DocumentDates {
  readonly issueDate: Day;
  readonly dueDate: Day | null;
}

function typeOf(maker: JournalDraft): AgedType {
  switch (maker.sourceType) {
    case 'sales_invoice':
    case 'sales_credit_note':
    case 'purchase_bill':
    case 'purchase_credit_note':
      return maker.sourceType;
    case 'payment':
      return 'payment_unapplied';
    default:
      return 'receipt_unapplied';
  }
}

function itemOf(
  document: OpenDocument,
  maker: JournalDraft,
  dates: DocumentDates | undefined,
  names: ContactNames,
): OpenItem {
  return {
    ref: document.ref,
    number: document.number,
    type: typeOf(maker),
    contact: contactOf(document.contactId, names) ?? { id: document.contactId, name: document.contactId },
    date: dates?.issueDate ?? maker.date,
    dueDate: dates === undefined ? maker.date : dates.dueDate,
    currency: document.currency,
    openMinor: openMinorOf(document),
    openBaseMinor: carryingMinorOf(document),
  };
}

/**
 * The open items of a control account at a day, from entries; later entries are ignored. Unapplied money has only its
 * entry's date.
 */
export function agedDocumentsFrom(
  entries: readonly JournalDraft[],
  dates: ReadonlyMap<string, DocumentDates>,
  names: ContactNames,
  asked: { readonly side: AgedSide; readonly asAt: Day; readonly chart: Chart },
): AgedInputs {
  const { side, asAt, chart } = asked;
  const { code } = controlAccountOf(side, chart);
  const lines = controlLinesOf(entries, chart, asAt).filter((line) => line.accountCode === code);
  const items = [...openDocumentsFrom(lines).values()].flatMap((document) => {
    const maker = entries.find(
      (entry) => entry.sourceRef === document.ref && entry.lines.some((line) => line.documentRef === document.ref),
    );
    return maker === undefined ? [] : [itemOf(document, maker, dates.get(document.ref), names)];
  });
  return { items, controlBalanceMinor: lines.reduce((sum, line) => sum + netOf(line), 0n) };
}
