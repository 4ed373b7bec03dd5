import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { dateCandidates } from './date-candidates.ts';
import { dateOccurrences } from './date-occurrences.ts';
import { documentDates } from './dates.ts';

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
    ['發票日期: 2024-84-07', '2024-04-07', true],
    ['DATE 09/04/018', '2018-04-09', true],
    ['Date 25 0ct 2025', '2025-10-25', true],
    ['Issued 250ct25', '2025-10-25', true],
    ['Date 0ct 25, 2025', '2025-10-25', true],
    ['Date 25 N0v 2025', '2025-11-25', true],
    ['Date 25 Ju1 2025', '2025-07-25', true],
    ['Datum 25. 0kt. 2025', '2025-10-25', true],
    ['日期 2O25年12月l7日', '2025-12-17', true],
  ])('%s', (text, iso, repaired) => {
    expect(days(text)).toContainEqual([iso, repaired]);
  });

  it.each(['TEL 03-4021 1233', 'TOTAL 1,234.50', 'CS 00065374', 'DATE 29/02/2019', '5 0ctane 95 12.50'])(
    '%s holds no date',
    (text) => {
      expect(days(text)).toEqual([]);
    },
  );
});

describe('documentDates', () => {
  it.each([
    'Fällig am: 2025-10-03 Rechnungsdatum: 2025-09-03',
    'Due date: 2025-10-03 Date of issue: 2025-09-03',
    'Rechnungsdatum: 2025-09-03 Fällig am: 2025-10-03',
    'Due date 到期日: 2025年10月3日 Issued 日期: 2025年9月3日',
    "Date d'échéance: 03-10-2025\nDate de facture: 03-09-2025",
    "Date d'echeance: 03-10-2025\nDate: 03-09-2025",
  ])('distinguishes the issue date from the due date next to it: %s', (text) => {
    const { issueDate, dueDate } = documentDates(linesOf(pageOfText(text)), 'dmy');
    expect([issueDate?.value, dueDate?.value]).toEqual(['2025-09-03', '2025-10-03']);
  });
});

describe('dateCandidates', () => {
  const lines = linesOf(pageOfText('Invoice date: 15/03/2024\nDue date: 14/04/2024\nDelivery 01/03/2024'));
  const found = dateCandidates(lines, 'dmy', { ...NO_RULES, issue: '2024-03-15', termDays: 30 });

  it('uses the label of each date to see what the date is', () => {
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

  it.each([
    'Prices valid from 17.12.2025',
    'Preise gültig ab 17.12.2025',
    'Prix valables dès le 17.12.2025',
    '價格由 17.12.2025 起生效',
  ])('leaves out the day of an offer: %s', (text) =>
    expect(dateCandidates(linesOf(pageOfText(`Date 15/03/2024\n${text}`)), 'dmy', NO_RULES)).toHaveLength(1),
  );

  it('keeps that day and month could be exchanged', () => {
    const [one] = dateCandidates(linesOf(pageOfText('Date 06/10/2019')), 'dmy', NO_RULES);
    expect(one).toMatchObject({ iso: '2019-10-06', ambiguous: true });
  });
});
