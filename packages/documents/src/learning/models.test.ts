import { describe, expect, it } from 'vitest';
import { fieldCandidates } from '../kinds/commercial/choice/field-candidates.ts';
import { linesOf } from '../page/layout.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import { choose } from './choose.ts';
import { FIELD_MODELS } from './models.ts';

const INVOICE = pageOfText(`
Golden Harbour Trading Limited                       INVOICE
Flat 5, 12/F, Wing On Building, 20 Queen's Road Central, Hong Kong
Tel: 2345 6789

Bill to:                          Invoice No.:  INV-2024-0117
Blue Kite Design Company          Invoice Date: 15 March 2024
8 Nathan Road, Kowloon            Due Date:     14 April 2024

Description                    Qty    Unit price      Amount
Printing of catalogues           2        450.00      900.00
Courier                          1        120.50      120.50

                                     Subtotal       1,020.50
                                     Discount         100.00
                                     Total HK$        920.50
`);

const CANDIDATES = fieldCandidates(linesOf(INVOICE), 'invoice');
const BYTES = 200_000;

describe('the shipped models', () => {
  it.each(Object.entries(FIELD_MODELS))('%s is small and knows only features that are measured', (field, model) => {
    const lists = { ...CANDIDATES, issueDate: CANDIDATES.days, dueDate: CANDIDATES.days };
    const measured = Object.keys(lists[field as keyof typeof lists][0]?.features ?? {});
    expect(measured).toEqual(expect.arrayContaining([...model.scorer.features]));
    expect(model.scorer.trees.length).toBeGreaterThan(10);
    expect(JSON.stringify(model).length).toBeLessThan(BYTES);
  });

  it('read an ordinary invoice', () => {
    const { total, issueDate, dueDate, number, supplier } = FIELD_MODELS;
    expect(choose(total, [CANDIDATES.total], false)?.candidate.value).toBe('920.50');
    expect(choose(issueDate, [CANDIDATES.days], false)?.candidate.iso).toBe('2024-03-15');
    expect(choose(dueDate, [CANDIDATES.days], true)?.candidate.iso).toBe('2024-04-14');
    expect(choose(number, [CANDIDATES.number], true)?.candidate.text).toBe('INV-2024-0117');
    expect(choose(supplier, [CANDIDATES.supplier], false)?.candidate.name).toBe('Golden Harbour Trading Limited');
  });

  it('need no other reading, and use one that repairs the best', () => {
    const misread = pageOfText(
      ['CITY MART SDN BHD', 'SUBTOTAL 62.60', 'TOTAL 62.60', 'CASH 70.00', 'CHANGE 6.40'].join('\n'),
    );
    const words = misread.words.map((word) => ({
      ...word,
      confidence: 0.9,
      text: word.text.replace('62.60', '63.60'),
    }));
    const of = (page: typeof misread) => fieldCandidates(linesOf({ ...page, source: 'ocr' }), 'receipt').total;
    const readings = [of(misread), of({ ...misread, words }), of({ ...misread, words })];
    expect(choose(FIELD_MODELS.total, readings, false)?.candidate.value).toBe('63.60');
  });
});
