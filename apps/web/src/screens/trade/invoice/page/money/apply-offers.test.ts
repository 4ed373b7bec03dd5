import { describe, expect, it } from 'vitest';
import { type ApplyOffer, applyResult, offersFor } from './apply-offers.ts';

const invoice = { id: 'i', type: 'sales_invoice', currency: 'HKD', due: '300.00' } as const;
const note = { id: 'n', type: 'sales_credit_note', currency: 'HKD', due: '-80.00' } as const;
const offer = (open: string): ApplyOffer => ({ id: 'o', kind: 'over_payment', number: 'RCT-1', date: null, open });

describe('what applying a credit leaves', () => {
  it.each([
    ['all of a small credit', invoice, '50.00', '50.00', { kind: 'applied', open: '250.00', left: '0.00' }],
    ['a part of a large one', invoice, '500.00', '300.00', { kind: 'applied', open: '0.00', left: '200.00' }],
    ['a credit note against an invoice', note, '300.00', '30.00', { kind: 'applied', open: '270.00', left: '50.00' }],
    ['more than the credit has', invoice, '50.00', '50.01', { kind: 'too_much', most: '50.00' }],
    ['more than is due', invoice, '500.00', '300.01', { kind: 'too_much', most: '300.00' }],
    ['nothing typed', invoice, '50.00', null, { kind: 'incomplete' }],
    ['nil', invoice, '50.00', '0.00', { kind: 'incomplete' }],
  ])('%s', (_, document, open, amount, expected) => {
    expect(applyResult(document, offer(open), amount)).toEqual(expected);
  });
});

describe('what is offered', () => {
  const credits = [
    { id: 'a', kind: 'over_payment', number: 'RCT-1', date: '2026-01-02', currency: 'HKD', open: '50.00' },
    { id: 'b', kind: 'credit_note', number: 'CN-1', date: '2026-01-03', currency: 'USD', open: '50.00' },
  ] as const;
  it('only credits in the document’s own currency', () => {
    expect(offersFor(invoice, { documents: [], credits: [...credits] }).map(({ id }) => id)).toEqual(['a']);
  });
});
