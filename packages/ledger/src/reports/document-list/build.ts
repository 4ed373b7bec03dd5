import type { Chart } from '../../accounts/index.ts';
import type { Day } from '../../calendar/index.ts';
import type { JournalDraft } from '../../journal/index.ts';
import { absolute, type Currency, formatMoney } from '../../money/index.ts';
import { controlLinesOf, type DocumentKind, openDocumentsFrom, openMinorOf } from '../../posting-rules/index.ts';
import type { GoldenHead } from '../golden.ts';
import { compareText } from '../ledger-line.ts';
import { type ConfirmStatus, type DocumentState, documentState, type StateFacts } from './state.ts';

/** A document of the list as its record has it; `totalMinor` positive, in its currency. */
export interface DocumentRecord {
  readonly ref: string;
  readonly type: DocumentKind;
  readonly number: string;
  readonly reference: string;
  readonly contactName: string;
  readonly issueDate: Day;
  readonly dueDate: Day | null;
  readonly currency: Currency;
  readonly totalMinor: bigint;
  readonly confirmStatus: ConfirmStatus;
}

/** A record with its figures in the ledger at the day; a draft has none. */
export interface ListedDocument extends DocumentRecord {
  readonly voidedOn: Day | null;
  readonly openMinor: bigint;
}

export interface DocumentListParams {
  readonly asAt: Day;
  readonly types: readonly DocumentKind[];
}

/** `paidMinor`: settled by money, credit or deposit; `dueMinor`: still open. Both are zero for a voided document. */
export interface DocumentListRow<Document extends ListedDocument = ListedDocument> {
  readonly document: Document;
  readonly paidMinor: bigint;
  readonly dueMinor: bigint;
  readonly state: DocumentState;
}

function rowOf<Document extends ListedDocument>(document: Document, asAt: Day): DocumentListRow<Document> {
  const facts: StateFacts = document;
  const state = documentState(facts, asAt);
  if (state === 'voided') return { document, paidMinor: 0n, dueMinor: 0n, state };
  const { totalMinor, openMinor } = document;
  const isDraft = state === 'draft';
  return {
    document,
    paidMinor: isDraft ? 0n : totalMinor - openMinor,
    dueMinor: isDraft ? totalMinor : openMinor,
    state,
  };
}

/** The sales or purchases list as on a day: documents issued by then, in order of date and number. */
export function buildDocumentList<Document extends ListedDocument>(
  params: DocumentListParams,
  documents: readonly Document[],
): DocumentListRow<Document>[] {
  return documents
    .filter((document) => params.types.includes(document.type) && document.issueDate <= params.asAt)
    .sort((left, right) => compareText(left.issueDate, right.issueDate) || compareText(left.number, right.number))
    .map((document) => rowOf(document, params.asAt));
}

/** Records with their figures from the entries up to a day; documents are identified by their reference. */
export function listedDocumentsFrom(
  records: readonly DocumentRecord[],
  entries: readonly JournalDraft[],
  chart: Chart,
  asAt: Day,
): ListedDocument[] {
  const open = openDocumentsFrom(controlLinesOf(entries, chart, asAt));
  const voids = new Map(
    entries
      .filter((entry) => entry.kind === 'void' && entry.date <= asAt)
      .map((entry) => [entry.sourceRef, entry.date] as const),
  );
  return records.map((record) => {
    const document = open.get(record.ref);
    const openMinor = document === undefined ? record.totalMinor : absolute(openMinorOf(document));
    return { ...record, voidedOn: voids.get(record.ref) ?? null, openMinor };
  });
}

/** The list as its golden file has it. */
export function documentListToGolden(rows: readonly DocumentListRow[], head: GoldenHead) {
  return {
    report: 'document-list',
    ...head,
    rows: rows.map(({ document, paidMinor, dueMinor, state }) => ({
      number: document.number,
      reference: document.reference,
      contact: document.contactName,
      date: document.issueDate,
      dueDate: document.dueDate ?? '',
      currency: document.currency,
      total: formatMoney(document.totalMinor, document.currency),
      paid: formatMoney(paidMinor, document.currency),
      due: formatMoney(dueMinor, document.currency),
      state,
      confirmStatus: document.confirmStatus,
    })),
  };
}
