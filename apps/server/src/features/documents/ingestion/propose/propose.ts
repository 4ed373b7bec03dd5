import type { DocumentDraft, FilePage } from '@folio/contract';
import type { Reading, ReadPage } from '@folio/documents';
import type { Proposal } from '../store.ts';
import { checkDraft } from './check-draft.ts';
import { EvidenceBook } from './evidence-of.ts';
import type { OwnBooks } from './own-books.ts';
import { invoiceKind, proposeInvoice } from './propose-invoice.ts';
import { proposeStatements } from './propose-statement.ts';

/** What was read, as the bookkeeping it proposes: the only place where documents and ledger meet. Pure. */
export function propose(reading: Reading, books: OwnBooks): Proposal {
  const book = new EvidenceBook();
  const draft = draftOf(reading, books, book);
  return {
    draft,
    evidence: book.map,
    checks: checkDraft(draft),
    pageSizes: pageSizesOf(reading.pages),
    summary: {
      ...summaryOf(reading, draft),
      ...(reading.companyPapers && { company_papers: [...reading.companyPapers] }),
    },
  };
}

function draftOf(reading: Reading, books: OwnBooks, book: EvidenceBook): DocumentDraft {
  const { kind } = reading;
  if (kind === 'bank_statement' || kind === 'card_statement')
    return { kind, invoice: null, statements: proposeStatements(reading, books, book) };
  // What is not booked is filed and found again by the same fields.
  return { kind: invoiceKind(reading), invoice: proposeInvoice(reading, books, book), statements: null };
}

/** Pages as the page strip and the review screen show them: upright. */
export function pageSizesOf(pages: readonly Omit<ReadPage, 'source'>[]): FilePage[] {
  const tenth = (points: number) => Math.round(points * 10) / 10;
  return pages.map(({ number, widthPt, heightPt, turn, mirrored }) => ({
    number,
    width: tenth(widthPt),
    height: tenth(heightPt),
    turn,
    mirrored,
  }));
}

function summaryOf(reading: Reading, draft: DocumentDraft): Proposal['summary'] {
  const { invoice, statements } = draft;
  if (statements) {
    return {
      title: reading.bank?.value ?? null,
      number: statements[0]?.account_number ?? null,
      total: statements[0]?.closing_balance ?? null,
      currency: statements[0]?.currency ?? null,
      confidence: reading.confidence,
    };
  }
  const partner = draft.kind.startsWith('sales') ? invoice?.customer.name : invoice?.vendor.name;
  return {
    title: partner || null,
    number: invoice?.number || null,
    total: invoice?.total ?? null,
    currency: invoice?.currency ?? null,
    confidence: reading.confidence,
  };
}
