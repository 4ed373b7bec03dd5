import { type AccountCode, type Chart, isControlAccount } from '../../accounts/index.ts';
import type { Day } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import { type EntryKind, type JournalDraft, type JournalLineDraft, netOf } from '../../journal/index.ts';
import { absolute, type Currency, formatMoney, multiplyDivide } from '../../money/index.ts';

/** A posted line on a control account, with data of its entry. */
export interface ControlLine
  extends Pick<
    JournalLineDraft,
    | 'accountCode'
    | 'contactId'
    | 'documentRef'
    | 'currency'
    | 'foreignAmountMinor'
    | 'debitMinor'
    | 'creditMinor'
    | 'description'
  > {
  readonly entryKind: EntryKind;
  readonly sourceRef: string;
}

/**
 * A document (or unapplied money) on a control account. Amounts are signed, debit positive: an invoice and a supplier
 * credit note are positive, a bill and a sales credit note negative.
 * - `number`: the number people see; the rules write it as description of the line that creates the document.
 * - `totalMinor`, `settledMinor`: in document currency; open = total - settled.
 * - `baseMinor`: base value it was posted at; `releasedBaseMinor`: the part settlements have released;
 *   `revaluationMinor`: its current unrealised adjustment.
 */
export interface OpenDocument {
  readonly ref: string;
  readonly number: string;
  readonly contactId: string;
  readonly controlAccount: AccountCode;
  readonly currency: Currency;
  readonly totalMinor: bigint;
  readonly baseMinor: bigint;
  readonly settledMinor: bigint;
  readonly releasedBaseMinor: bigint;
  readonly revaluationMinor: bigint;
}

/** Document references to documents. */
export type OpenDocuments = ReadonlyMap<string, OpenDocument>;

/** Open amount in document currency, debit positive. */
export function openMinorOf(document: OpenDocument): bigint {
  return document.totalMinor - document.settledMinor;
}

/** Current base value on the control account, debit positive, any revaluation included. */
export function carryingMinorOf(document: OpenDocument): bigint {
  return document.baseMinor - document.releasedBaseMinor + document.revaluationMinor;
}

/** The control lines of entries, up to a day when one is given. */
export function controlLinesOf(entries: readonly JournalDraft[], chart: Chart, upTo?: Day): ControlLine[] {
  return entries
    .filter((entry) => upTo === undefined || entry.date <= upTo)
    .flatMap((entry) =>
      entry.lines
        .filter((line) => {
          const account = chart.byCode.get(line.accountCode);
          return account !== undefined && isControlAccount(account);
        })
        .map((line) => ({ ...line, entryKind: entry.kind, sourceRef: entry.sourceRef })),
    );
}

function isRevaluation(kind: EntryKind): boolean {
  return kind === 'fx_revaluation' || kind === 'fx_revaluation_reversal';
}

function emptyDocument(line: ControlLine, ref: string): OpenDocument {
  if (line.contactId === null) throw new LedgerIssue('contact_mismatch', { document: ref });
  return {
    ref,
    number: ref,
    contactId: line.contactId,
    controlAccount: line.accountCode,
    currency: line.currency,
    totalMinor: 0n,
    baseMinor: 0n,
    settledMinor: 0n,
    releasedBaseMinor: 0n,
    revaluationMinor: 0n,
  };
}

function withLine(document: OpenDocument, line: ControlLine): OpenDocument {
  const baseMinor = netOf(line);
  const amountMinor = line.foreignAmountMinor ?? baseMinor;
  if (isRevaluation(line.entryKind)) return { ...document, revaluationMinor: document.revaluationMinor + baseMinor };
  if (line.documentRef === line.sourceRef) {
    return {
      ...document,
      number: line.description === '' ? document.number : line.description,
      totalMinor: document.totalMinor + amountMinor,
      baseMinor: document.baseMinor + baseMinor,
    };
  }
  return {
    ...document,
    settledMinor: document.settledMinor - amountMinor,
    releasedBaseMinor: document.releasedBaseMinor - baseMinor,
  };
}

/**
 * Adds up control lines, in any order, by the documents they belong to; settled and voided documents (open amount
 * zero) stay in the map. A line whose `documentRef` is its entry's `sourceRef` creates (or reverses) the document;
 * revaluation lines only change `revaluationMinor`; every other line settles. SQL can compute the same sums. Lines
 * may be added to `known` documents, which are not changed.
 */
export function openDocumentsFrom(lines: readonly ControlLine[], known: OpenDocuments = new Map()): OpenDocuments {
  const documents = new Map(known);
  foldControlLines(documents, lines);
  return documents;
}

/** The same in place, for a caller that keeps the documents of a growing journal. */
export function foldControlLines(documents: Map<string, OpenDocument>, lines: readonly ControlLine[]): void {
  for (const line of lines) {
    const ref = line.documentRef;
    if (ref === null) continue;
    documents.set(ref, withLine(documents.get(ref) ?? emptyDocument(line, ref), line));
  }
}

/** The document of a reference. Throws `unknown_document`. */
export function documentOf(documents: OpenDocuments, ref: string): OpenDocument {
  const document = documents.get(ref);
  if (document === undefined) throw new LedgerIssue('unknown_document', { document: ref });
  return document;
}

/**
 * The base value a settlement of `amountMinor` (document currency, positive) releases, debit positive. Released so
 * far is always base × settled ÷ total rounded, and the last settlement takes all that is left: parts never leave a
 * cent behind. Throws `over_settled` when the amount is more than is open.
 */
export function releasedBy(document: OpenDocument, amountMinor: bigint): bigint {
  const open = openMinorOf(document);
  if (amountMinor > absolute(open)) {
    throw new LedgerIssue('over_settled', {
      document: document.ref,
      currency: document.currency,
      found: formatMoney(amountMinor, document.currency),
      expected: formatMoney(absolute(open), document.currency),
    });
  }
  const settled = document.settledMinor + (open < 0n ? -amountMinor : amountMinor);
  if (settled === document.totalMinor) return document.baseMinor - document.releasedBaseMinor;
  return multiplyDivide(document.baseMinor, settled, document.totalMinor) - document.releasedBaseMinor;
}
