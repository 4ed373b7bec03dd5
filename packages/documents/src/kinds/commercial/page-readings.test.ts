import { describe, expect, it } from 'vitest';
import { pageOfText } from '../../testing/page-of-text.ts';
import { readingsOf } from './page-readings.ts';

describe('readingsOf', () => {
  const first = pageOfText('TOTAL 10.00');
  const second = { ...pageOfText('CASH 10.00', 2), variants: [pageOfText('CASH 70.00').words] };
  const texts = (pages: Parameters<typeof readingsOf>[0]) =>
    readingsOf(pages).map((lines) => lines.map((one) => one.text));

  it('gives the best reading alone where there is no other', () => {
    expect(texts([first])).toEqual([['TOTAL 10.00']]);
  });

  it('completes another reading with the best one of pages that have none', () => {
    expect(texts([first, second])).toEqual([
      ['TOTAL 10.00', 'CASH 10.00'],
      ['TOTAL 10.00', 'CASH 70.00'],
    ]);
  });
});
