import type { Page } from './page/page.ts';
import type { Reading, ReadPage } from './reading.ts';

export function emptyReading(pages: readonly ReadPage[]): Reading {
  return {
    kind: 'other',
    direction: null,
    confidence: 0,
    pages,
    number: null,
    relatedNumber: null,
    issueDate: null,
    dueDate: null,
    terms: null,
    currency: null,
    supplier: null,
    customer: null,
    items: [],
    subtotal: null,
    discount: null,
    service: null,
    tax: null,
    total: null,
    prepaid: null,
    amountDue: null,
    bank: null,
    statements: [],
    checks: [],
    warnings: [],
  };
}

export function readPage(page: Page): ReadPage {
  const { number, widthPt, heightPt, source, turn = 0, mirrored = false } = page;
  return { number, widthPt, heightPt, source, turn, mirrored };
}
