import { describe, expect, it } from 'vitest';
import { figuresAgree } from './figures-agree.ts';

const read = (text: string) =>
  text.split(' ').map((word) => ({ text: word, confidence: 90, bbox: { x0: 0, y0: 0, x1: 1, y1: 1 } }));
const receipt = 'TEA 12.50 BUN 8.00 TOTAL 20.50 CASH 50.00 CHANGE 29.50 12/03/2026';

describe('two readings of a page', () => {
  it.each([
    ['the same', receipt, receipt, true],
    ['words apart, figures the same', receipt, receipt.replace('TEA', 'TFA').replace('CASH', 'CA5H'), true],
    ['punctuation around figures apart', receipt, receipt.replace('20.50', '*20.50:'), true],
    ['one figure of six apart', receipt, receipt.replace('20.50', '20.60'), true],
    ['two figures of six apart', receipt, receipt.replace('20.50', '20.60').replace('8.00', '6.00'), false],
    ['half of the figures missed', receipt, 'TEA 12.50 BUN 8.00 TOTAL 20.50', false],
    [
      'a figure found twice that stood once',
      'A 10.00 20.00 30.00 40.00 50.00 60.00',
      'A 10.00 10.00 10.00 40.00 50.00 60.00',
      false,
    ],
    ['too few figures to tell', 'TOTAL 20.50', 'TOTAL 20.50', false],
    ['nothing read', '', '', false],
  ])('%s', (_, one, other, agree) => {
    expect(figuresAgree(read(one), read(other))).toBe(agree);
    expect(figuresAgree(read(other), read(one))).toBe(agree);
  });
});
