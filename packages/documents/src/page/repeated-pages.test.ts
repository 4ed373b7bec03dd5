import { describe, expect, it } from 'vitest';
import type { Page, PageSource } from './page.ts';
import { repeatedPages, withoutRepeats } from './repeated-pages.ts';

function page(number: number, texts: readonly string[], source: PageSource = 'text'): Page {
  const box = { x: 0.1, y: 0.1, width: 0.1, height: 0.01 };
  return { number, widthPt: 595, heightPt: 842, source, words: texts.map((text) => ({ text, box, confidence: 1 })) };
}

function rows(from: number, count = 10): string[] {
  return Array.from({ length: count }, (_, n) => [`${10 + n}/03/2026`, 'Transfer', `${from + n * 17}.50`]).flat();
}

describe('repeatedPages', () => {
  it('finds a sheet that is in the file twice, also when other sheets are between the copies', () => {
    const pages = [page(1, rows(100)), page(2, rows(900)), page(3, rows(100))];
    expect([...repeatedPages(pages)]).toEqual([[3, 1]]);
    expect(withoutRepeats(pages).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('takes a page with one other figure for another page where the file says what is printed', () => {
    const other = [...rows(100).slice(0, -1), '999.99'];
    expect(repeatedPages([page(1, rows(100)), page(2, other)]).size).toBe(0);
  });

  it('allows for recognition in pictures of the same sheet', () => {
    const again = rows(100).map((text, n) => (n % 9 === 4 ? `${text}.` : text));
    expect([...repeatedPages([page(1, rows(100), 'ocr'), page(2, again, 'ocr')])]).toEqual([[2, 1]]);
    expect(repeatedPages([page(1, rows(100), 'ocr'), page(2, rows(700), 'ocr')]).size).toBe(0);
  });

  it('finds the copy of a sheet whose words recognition joined elsewhere', () => {
    const joined = (texts: readonly string[], every: number) =>
      texts.flatMap((text, n) => (n % every === 0 ? [`${text}${texts[n + 1] ?? ''}`] : n % every === 1 ? [] : [text]));
    const sheet = Array.from({ length: 12 }, (_, n) => ['Order', `2026031${n}`, 'Branch', `${100 + n * 17}.50`]).flat();
    const copies = [page(1, joined(sheet, 5), 'ocr'), page(2, joined(sheet, 7), 'ocr')];
    expect([...repeatedPages(copies)]).toEqual([[2, 1]]);
  });

  it('finds the copy of a page with one row where the file says what is printed', () => {
    const last = [
      'Wallet',
      'Statement',
      ...rows(100, 1),
      ...'from a friend in the branch of the market'.split(' '),
      'Balance',
      'carried',
      'forward',
      '100.50',
      'Example',
      'Wallet',
      'Page',
      '12',
    ];
    expect([...repeatedPages([page(1, last), page(2, last)])]).toEqual([[2, 1]]);
    expect(repeatedPages([page(1, last, 'ocr'), page(2, last, 'ocr')]).size).toBe(0);
  });

  it('leaves pages with hardly a word as they are', () => {
    const pages = [page(1, ['Notes']), page(2, ['Notes']), page(3, []), page(4, [])];
    expect(withoutRepeats(pages)).toBe(pages);
  });
});
