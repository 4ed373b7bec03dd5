/** An invoice draft as the editor sends it, with only what a test cares about given. */
export function invoiceDraft(more: Record<string, unknown> = {}) {
  const party = (name: string) => ({ name, address: null, tax_id: null });
  return {
    number: 'INV-1',
    reference: null,
    issue_date: '2026-03-02',
    due_date: '2026-04-01',
    payment_terms: null,
    currency: 'HKD',
    rate: null,
    amounts_are: 'no_tax',
    contact_id: null,
    vendor: party('Golden Bauhinia Trading Limited'),
    customer: party('Example Customer Limited'),
    ship_to: null,
    items: [
      {
        name: 'Lantern',
        description: null,
        quantity: '3',
        price: '12.50',
        tax_code: null,
        rate: null,
        amount: null,
        account_code: '4000',
      },
    ],
    subtotal: null,
    total_tax: null,
    total: null,
    paid_from: null,
    paid_date: null,
    document_language: null,
    ...more,
  };
}
