import { describe, expect, it } from 'vitest';
import { type ReadInput, readDocument } from '../read-document.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import { agreed, agreeing, isSameAmount } from './agree.ts';
import type { ModelAnswer } from './model-answer.ts';
import { readingOfAnswer } from './reading-of-answer.ts';

const PAGE = `Blue Lantern Printing Limited
INVOICE

Invoice No.  BL-204                      Date   5 Mar 2024
Bill to      Harbour Cafe

Description                Qty    Unit price      Amount
Menu cards                  10        12.00       120.00
Posters                      2        40.00        80.00

                                   Subtotal       200.00
                                   Total HK$      200.00
`;

const input: ReadInput = { pages: [pageOfText(PAGE)], attachments: [], ownNames: ['Harbour Cafe'], ownNumbers: [] };

const answer: ModelAnswer = {
  kind: 'invoice',
  number: 'BL-204',
  related_number: null,
  issue_date: '2024-03-05',
  due_date: null,
  payment_terms: null,
  currency: 'HKD',
  supplier: { name: 'Blue Lantern Printing Limited', address: null, tax_id: null },
  customer: { name: 'Harbour Cafe', address: null, tax_id: null },
  items: [
    { name: 'Menu cards', quantity: '10', price: '12.00', tax_rate: null, amount: '120.00' },
    { name: 'Posters', quantity: '2', price: '40.00', tax_rate: null, amount: '80.00' },
  ],
  subtotal: '200.00',
  discount: null,
  service_charge: null,
  tax: null,
  total: '200.00',
  prepaid: null,
  amount_due: null,
  bank: null,
  statements: [],
};

describe('readingOfAnswer', () => {
  it('finds each value on the page and says where', () => {
    const reading = readingOfAnswer(answer, input);
    expect(reading).toMatchObject({ kind: 'invoice', direction: 'purchase', warnings: [] });
    expect(reading.number).toMatchObject({ value: 'BL-204', page: 1, origin: 'read' });
    expect(reading.issueDate).toMatchObject({ value: '2024-03-05', page: 1 });
    expect(reading.total?.box?.y).toBeGreaterThan(0.15);
    expect(reading.checks.every((check) => check.holds)).toBe(true);
    expect(reading.checks.map((check) => check.code)).toContain('totals');
  });

  it('marks values that are not on the page', () => {
    const reading = readingOfAnswer({ ...answer, number: 'BL-999', total: '210.00' }, input);
    expect(reading.warnings.map((warning) => warning.values)).toEqual([
      { field: 'total', value: '210.00' },
      { field: 'number', value: 'BL-999' },
    ]);
    expect(reading.total).toMatchObject({ page: null, origin: 'computed' });
    expect(reading.total?.confidence).toBeLessThan(0.5);
    expect(reading.confidence).toBeLessThan(0.5);
    expect(reading.checks.find((check) => check.code === 'totals')?.holds).toBe(false);
  });

  it('does not take a few digits inside another number for the number', () => {
    const reading = readingOfAnswer({ ...answer, number: '20' }, input);
    expect(reading.number).toMatchObject({ page: null, origin: 'computed' });
  });

  it('drops what is no amount and no day', () => {
    const reading = readingOfAnswer({ ...answer, total: 'two hundred', issue_date: '2024-02-31' }, input);
    expect(reading.total).toBeNull();
    expect(reading.issueDate).toBeNull();
  });

  it('proves a statement by the same arithmetic as any other', () => {
    const page = pageOfText(`Harbour Bank   Statement of account   123-456
Date          Details        Withdrawal     Deposit      Balance
01 Mar 2024   B/F                                         100.00
02 Mar 2024   Rent               40.00                     60.00
`);
    const statement = {
      account: '123-456',
      currency: 'HKD',
      period_start: null,
      period_end: null,
      opening_balance: '100.00',
      closing_balance: '60.00',
      lines: [{ date: '2024-03-02', description: 'Rent', withdrawal: '40.00', deposit: null, balance: '60.00' }],
    };
    const reading = readingOfAnswer(
      { ...answer, kind: 'bank_statement', bank: 'Harbour Bank', statements: [statement] },
      { ...input, pages: [page] },
    );
    expect(reading.statements[0]?.lines[0]).toMatchObject({
      out: { value: '40.00', page: 1 },
      balance: { value: '60.00' },
    });
    expect(reading.checks.map((check) => [check.code, check.holds])).toEqual([
      ['statement_balance', true],
      ['running_balance', true],
    ]);
  });
});

describe('agreeing', () => {
  const field = (value: string, confidence: number) =>
    ({ value, confidence, page: 1, box: null, origin: 'read' }) as const;

  it.each([
    ['the same value is surer', '200.00', 0.8, '200.0', 0.7, '200.00', 0.94],
    ['of two values the surer stays, in doubt', '200.00', 0.9, '210.00', 0.7, '200.00', 0.6],
    ['the model is believed where it is surer', '200.00', 0.3, '210.00', 0.85, '210.00', 0.6],
  ])('%s', (_what, own, ownConfidence, other, otherConfidence, value, confidence) => {
    expect(agreed(field(own, ownConfidence), field(other, otherConfidence), isSameAmount)).toMatchObject({
      value,
      confidence,
    });
  });

  it('an amount whose point was moved is another amount', () => {
    const own = { ...readDocument(input), checks: [], total: field('200.00', 0.7) };
    const model = { ...readingOfAnswer(answer, input), checks: [], total: field('20000', 0.5) };
    expect(agreeing(own, model).total).toMatchObject({ value: '200.00', confidence: 0.6 });
  });

  it('keeps figures that prove each other', () => {
    const own = readDocument(input);
    const merged = agreeing(own, readingOfAnswer({ ...answer, total: '210.00' }, input));
    expect(merged.total?.value).toBe('200.00');
    expect(merged.warnings.map((warning) => warning.code)).toContain('not_on_page');
  });

  it('a kind the built-in reader is sure of is not talked away', () => {
    const own = { ...readDocument(input), confidence: 0.9 };
    expect(agreeing(own, readingOfAnswer({ ...answer, kind: 'other' }, input))).toBe(own);
  });
});
