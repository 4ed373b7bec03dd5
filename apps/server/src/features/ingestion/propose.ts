import type { DocumentDraft } from '@folio/contract';
import type { Reading } from '@folio/documents';
import { checkDraft } from './check-draft.ts';
import { EvidenceBook } from './evidence-of.ts';
import type { OwnBooks } from './own-books.ts';
import { invoiceKind, proposeInvoice } from './propose-invoice.ts';
import { proposeStatements } from './propose-statement.ts';
import type { Proposal } from './store.ts';

/** What was read, as the bookkeeping it proposes: the only place where documents and ledger meet. Pure. */
export function propose(reading: Reading, books: OwnBooks): Proposal {
  const book = new EvidenceBook();
  const draft = draftOf(reading, books, book);
  return {
    draft,
    evidence: book.map,
    checks: checkDraft(draft),
    pageSizes: reading.pages.map((page) => ({ number: page.number, width: page.widthPt, height: page.heightPt })),
    summary: summaryOf(reading, draft),
  };
}

function draftOf(reading: Reading, books: OwnBooks, book: EvidenceBook): DocumentDraft {
  if (reading.kind === 'bank_statement')
    return { kind: 'bank_statement', invoice: null, statements: proposeStatements(reading, books, book) };
  const kind = reading.kind === 'other' ? 'other' : invoiceKind(reading);
  return { kind, invoice: proposeInvoice(reading, books, book), statements: null };
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
