import { describe, expect, it } from 'vitest';
import { testDraft } from '../../../../../test/books.ts';
import { factsOf } from '../propose/facts.ts';
import { type Compared, judgeAlike } from './judge-alike.ts';

const bill: Compared = {
  family: 'purchase_bill',
  total: 'HKD 1250.00',
  number: 'INV7',
  date: '2026-03-02',
  supplier: 'Pearl River Freight Limited',
  hashes: ['00000000ffffffff'],
};

describe('two records of one paper', () => {
  it.each([
    ['supplier, number and total agree', {}, 'same_number'],
    ['supplier, date and total agree, no number was read', { number: null, hashes: [] }, 'same_fields'],
    ['a known other name agrees', { supplier: '珠江貨運', otherName: 'Pearl River Freight' }, 'same_number'],
    ['only the picture and the total agree', { supplier: null, number: null, date: null }, 'same_picture'],
    ['another number', { number: 'INV8', hashes: [] }, null],
    ['another supplier', { supplier: 'Skyline Office', hashes: [] }, null],
    ['another total', { total: 'HKD 1.00', hashes: [] }, null],
    ['another currency', { total: 'USD 1250.00', hashes: [] }, null],
    ['another kind of paper', { family: 'quotation' }, null],
  ] as const)('%s', (_, over, reason) => expect(judgeAlike(bill, { ...bill, ...over })).toBe(reason));
});

describe('the facts of a draft', () => {
  it('have the same form for every printed notation', () => {
    const invoice = testDraft({ number: 'inv-001/a', total: '1250', currency: 'HKD' });
    const facts = factsOf({ kind: 'receipt', invoice, statements: null });
    expect(facts).toMatchObject({ family: 'purchase_bill', number: 'INV001A', date: '2026-04-01' });
    expect(facts.total).toBe(
      factsOf({ kind: 'receipt', invoice: { ...invoice, total: '1250.00' }, statements: null }).total,
    );
  });

  it('leave out what cannot be', () => {
    const invoice = testDraft({ number: '', total: '1.50', currency: 'JPY', issue_date: '2026-02-31' });
    expect(factsOf({ kind: 'purchase_bill', invoice, statements: null })).toMatchObject({
      total: null,
      number: null,
      date: null,
    });
  });
});
