import type { DocumentDraft } from '@folio/contract';

/** The details shown next to a document's name after a person has reviewed it. Pure. */
export function summaryOf(draft: DocumentDraft) {
  const statement = draft.statements?.[0];
  if (statement)
    return {
      title: statement.bank,
      number: statement.account_number,
      total: statement.closing_balance,
      currency: statement.currency,
      confidence: 1,
    };
  const { invoice } = draft;
  const partner = draft.kind.startsWith('sales') ? invoice?.customer.name : invoice?.vendor.name;
  return {
    title: partner || null,
    number: invoice?.number || null,
    total: invoice?.total ?? null,
    currency: invoice?.currency ?? null,
    confidence: 1,
  };
}
