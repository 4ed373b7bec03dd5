import { blankInvoiceDraft, blankItem } from '@folio/contract';

/** An invoice draft as the editor sends it, with only what a test cares about given. */
export function invoiceDraft(more: Record<string, unknown> = {}) {
  const party = (name: string) => ({ name, address: null, tax_id: null });
  return {
    ...blankInvoiceDraft('HKD'),
    number: 'INV-1',
    issue_date: '2026-03-02',
    due_date: '2026-04-01',
    vendor: party('Golden Bauhinia Trading Limited'),
    customer: party('Example Customer Limited'),
    items: [{ ...blankItem, name: 'Lantern', quantity: '3', price: '12.50', account_code: '4000' }],
    ...more,
  };
}
