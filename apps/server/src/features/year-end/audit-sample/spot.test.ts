import { describe, expect, it } from 'vitest';
import type { StoredDocument } from './item-store.ts';
import { spotOf } from './spot.ts';

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.02 };
const read = (page: number) => ({ page, box, confidence: 1, origin: 'read', read: null });
const bill: StoredDocument = {
  entryId: 'e1',
  documentId: 'd1',
  name: 'bill.pdf',
  sha256: '',
  type: 'application/pdf',
  sizeBytes: 1n,
  evidence: { 'invoice.items.1.amount': read(2), 'invoice.total': read(3) },
  draft: { items: [{ name: 'Paper' }, { name: 'Toner' }] },
  page: null,
  box: null,
};
const nowhere = { page: null, box: null };

describe('where a document shows an item', () => {
  it.each([
    ['the item with the description', bill, 'Toner', { page: 2, box }],
    ['the total, if no item has the description', bill, 'Trade payables', { page: 3, box }],
    ['the place of a bank line on its statement', { ...bill, page: 5, box }, 'Toner', { page: 5, box }],
    ['the page alone, if the box is not known', { ...bill, page: 5, box: null }, 'Toner', { page: 5, box: null }],
    ['nothing, for a document that is not the one of an invoice', { ...bill, draft: null }, 'Toner', nowhere],
    ['nothing, if nothing was read', { ...bill, evidence: {} }, 'Toner', nowhere],
  ] as const)('%s', (_, document, description, spot) => {
    expect(spotOf(document, description)).toEqual(spot);
  });
});
