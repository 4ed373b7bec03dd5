import { describe, expect, it } from 'vitest';
import { linesOf } from '../../page/layout.ts';
import { pageOfText } from '../../testing/page-of-text.ts';
import { dateCandidates } from './date-candidates.ts';
import { dateOccurrences } from './date-occurrences.ts';

const NO_RULES = { issue: null, due: null, termDays: null };

/** The days found in a line of recognised text. */
function days(text: string): (readonly [string, boolean])[] {
  const page = pageOfText(text);
  const words = page.words.map((word) => ({ ...word, confidence: 0.8 }));
  return dateOccurrences(linesOf({ ...page, words, source: 'ocr' }), 'dmy').map((one) => [one.iso, one.repaired]);
}

describe('dateOccurrences', () => {
  it.each([
    ['DATE 16/10/2018', '2018-10-16', false],
    ['DATE 16 / 10/2018', '2018-10-16', false],
    ['DATE 16/10/20l8', '2018-10-16', true],
    ['DATE I6/1O/2018', '2018-10-16', true],
    ['DATE 16102018', '2018-10-16', true],
    ['DATE 1671072018', '2018-10-16', true],
    ['DATE 17/83/2017', '2017-03-17', true],
    ['DATE 09/04/018', '2018-04-09', true],
  ])('%s', (text, iso, repaired) => {
    expect(days(text)).toContainEqual([iso, repaired]);
  });

  it.each(['TEL 03-4021 1233', 'TOTAL 1,234.50', 'CS 00065374', 'DATE 29/02/2019'])('%s holds no date', (text) => {
    expect(days(text)).toEqual([]);
  });
});

describe('dateCandidates', () => {
  const lines = linesOf(pageOfText('Invoice date: 15/03/2024\nDue date: 14/04/2024\nDelivery 01/03/2024'));
  const found = dateCandidates(lines, 'dmy', { ...NO_RULES, issue: '2024-03-15', termDays: 30 });

  it('tells by its label what each day is', () => {
    const labels = found.map(({ iso, features }) => [
      iso,
      features.left_issue,
      features.left_due,
      features.left_delivery,
    ]);
    expect(labels).toEqual([
      ['2024-03-15', 1, 0, 0],
      ['2024-04-14', 0, 1, 0],
      ['2024-03-01', 0, 0, 1],
    ]);
  });

  it('knows the day that the terms lead to', () => {
    expect(found.map(({ features }) => features.byTerms)).toEqual([0, 1, 0]);
  });

  it('keeps that day and month could be exchanged', () => {
    const [one] = dateCandidates(linesOf(pageOfText('Date 06/10/2019')), 'dmy', NO_RULES);
    expect(one).toMatchObject({ iso: '2019-10-06', ambiguous: true });
  });
});
