import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../classify/plain-text.ts';
import type { Page } from '../page/page.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import { findParts } from './find-parts.ts';
import { pageCountOf } from './page-count.ts';
import { markOf } from './page-mark.ts';
import { pagesOfPart } from './part.ts';
import { QUICK_DATE } from './quick-date.ts';
import { gapsAlong, regionsOf } from './regions.ts';
import { roughLines } from './rough-lines.ts';
import { seamScore } from './seams.ts';

describe('pageCountOf', () => {
  it.each([
    ['Page 2 of 3', 2, 3],
    ['Page: 2/3', 2, 3],
    ['PAGE NO. 2 / 3', 2, 3],
    ['pg 2 of 3', 2, 3],
    ['Seite 2 von 3', 2, 3],
    ['p. 2 de 3', 2, 3],
    ['第2頁，共3頁', 2, 3],
    ['共3頁 第2頁', 2, 3],
    ['第2页/共3页', 2, 3],
    ['頁數 Page 2 of 3', 2, 3],
    ['頁碼：2/3', 2, 3],
    ['2/3', 2, 3],
    ['- 2 of 3 -', 2, 3],
    ['Page 2', 2, null],
    ['第2頁', 2, null],
    ['- 2 頁 -', 2, null],
    ['頁次: 12', 12, null],
    ['Statement Page 10 of 12', 10, 12],
    ['Page 100 of 250', 100, 250],
  ])('%s', (text, page, of) => expect(pageCountOf([plainText(text)])).toEqual({ page, of }));

  it.each([
    '',
    'Page',
    'Page 0 of 3',
    'Page 4 of 3',
    'Homepage 2 of our shop',
    'see page 2 for terms',
    '12/25/2026',
    '1,234',
    'Flat 2/3, Canton Road',
    'x'.repeat(200),
  ])('finds no number of pages in %s', (text) => expect(pageCountOf([plainText(text)])).toBeNull());

  it('a bare count is read only at the head and the foot', () => {
    const lines = ['a', 'b', '2/3', 'd', 'e', 'f'];
    expect(pageCountOf(lines)).toBeNull();
    expect(pageCountOf(lines.toSpliced(0, 1, '1/3'))).toEqual({ page: 1, of: 3 });
    expect(pageCountOf(lines.toSpliced(5, 1, '3/3'))).toEqual({ page: 3, of: 3 });
  });

  it('every count of up to 99 pages is read', () => {
    const count = fc
      .integer({ min: 1, max: 99 })
      .chain((of) => fc.tuple(fc.integer({ min: 1, max: of }), fc.constant(of)));
    fc.assert(
      fc.property(count, ([page, of]) => {
        for (const text of [`page ${page} of ${of}`, `第 ${page} 頁 共 ${of} 頁`, `${page}/${of}`])
          expect(pageCountOf([text])).toEqual({ page, of });
      }),
    );
  });
});

describe('QUICK_DATE', () => {
  const found = (text: string): string | null => new RegExp(QUICK_DATE, 'u').exec(text)?.[0] ?? null;
  it.each([
    ['on 13/01/2026.', '13/01/2026'],
    ['2026-01-13', '2026-01-13'],
    ['2026年1月13日', '2026年1月13'],
    ['13 january 2026', '13 january 2026'],
    ['jan 13, 2026', 'jan 13, 2026'],
    ['3rd mar 26', '3rd mar 26'],
    ['5. okt 2026', '5. okt 2026'],
    ['13 shops', null],
    ['', null],
  ])('in %j: %s', (text, date) => expect(found(text)).toBe(date));
});

describe('markOf', () => {
  const of = (text: string) => markOf(pageOfText(text));

  it.each([
    ['', true],
    ['12', true],
    ['- - - - -', true],
    ['Page intentionally blank', false],
  ])('%j is blank: %s', (text, blank) => expect(of(text).blank).toBe(blank));

  it.each([
    ['INVOICE\nInvoice No. A-1001\nDate 13/01/2026', { title: 'invoice', titled: true, issued: true }],
    ['Dear Sir,\n\nwe write to you on 13 January 2026 about your account', { titled: false }],
    ['TERMS AND CONDITIONS\n\n1. Goods remain ours until paid', { annex: true }],
    ['Packing list\n\n3 cartons', { annex: true }],
    ['Goods\n\nTotal 12.00', { total: true }],
    ['Goods\n\nno sum', { total: false }],
    ['Goods 5.00\n\nto be continued', { continues: true }],
    ['Goods 5.00\n\n續下頁', { continues: true }],
    ['Account number 123-456789-001\nJanuary', { account: '123456789001' }],
    ['Statement date 31 January 2026', { date: '31january2026', issued: true }],
    ['Paid 31 January 2026', { date: '31january2026', issued: false }],
  ])('%j', (text, wanted) => expect(of(text)).toMatchObject(wanted));

  it.each([
    ['Invoice No. A-1001', { invoice: 'a1001' }],
    ['Invoice A-1001\nReceipt #77-1', { invoice: 'a1001', receipt: '771' }],
    ['發票編號：A1001', { 發票: 'a1001' }],
    ['Invoice date 13/01/2026', {}],
    ['Invoice 13/01/2026', {}],
    ['Invoice total', {}],
  ])('the numbers of %j', (text, numbers) => expect(Object.fromEntries(of(text).numbers)).toEqual(numbers));
});

describe('seamScore', () => {
  const page = (text: string) => markOf(pageOfText(text));
  const invoice = (number: string, count: string, day = '13/01/2026'): string =>
    `Peak View Limited\nINVOICE\nInvoice No. ${number}\nDate ${day}\n\nLantern        100.00\nTotal          100.00\n\n${count}\n`;
  const score = (before: string, next: string, isBlank = false): number =>
    seamScore(page(before), page(before), page(next), isBlank);

  it.each([
    ['another number and day', invoice('A-1001', ''), invoice('A-1002', '', '20/01/2026'), true],
    ['the first page of its own', invoice('A-1001', 'Page 1 of 1'), invoice('A-1002', 'Page 1 of 1'), true],
    ['the second page of two', invoice('A-1001', 'Page 1 of 2'), invoice('A-1001', 'Page 2 of 2'), false],
    ['the same number', invoice('A-1001', ''), invoice('A-1001', ''), false],
    ['terms', invoice('A-1001', ''), 'TERMS AND CONDITIONS\n\nGoods remain ours until they are paid.', false],
    ['rows without a title', invoice('A-1001', ''), 'Lantern        100.00\nRope        12.00\n', false],
    [
      'a page after "continued on next page"',
      `${invoice('A-1001', '')}continued on next page`,
      'Rope 12.00 and more',
      false,
    ],
  ])('%s', (_, before, next, isCut) => expect(score(before, next) > 0.5).toBe(isCut));

  it('a blank page between makes a cut likelier', () => {
    const [before, next] = [invoice('A-1001', ''), 'Some further words about lanterns'];
    expect(score(before, next, true)).toBeGreaterThan(score(before, next));
  });
});

describe('pages, regions and parts', () => {
  const receipt = (shop: string, total: string): string[] => [
    `${shop} Store Limited`,
    'Tel 2345 6789',
    'RECEIPT',
    '13/01/2026 12:30',
    'Tea          12.00',
    'Bun           8.00',
    `Total        ${total}`,
    'Cash   Thank you',
  ];
  const two = (gap: number, totals = ['20.00', '21.00']): Page =>
    pageOfText(
      [
        ...receipt('Harbour', totals[0] ?? ''),
        ...Array<string>(gap).fill(''),
        ...receipt('Peak', totals[1] ?? ''),
      ].join('\n'),
    );

  it('two receipts one above the other are two regions that cover the page', () => {
    const regions = regionsOf(two(6));
    expect(regions).toHaveLength(2);
    expect(regions[0]?.y).toBe(0);
    expect((regions[0]?.height ?? 0) + (regions[1]?.height ?? 0)).toBeCloseTo(1);
  });

  it.each([
    ['no white space between them', two(0)],
    ['one total', pageOfText(receipt('Harbour', '20.00').join('\n'))],
    ['nothing', pageOfText('')],
    ['one word', pageOfText('Total')],
    ['two copies with one sum and day', two(6, ['20.00', '20.00'])],
  ])('a page with %s is one region', (_, page) => {
    expect(regionsOf(page)).toEqual([{ x: 0, y: 0, width: 1, height: 1 }]);
  });

  it('gapsAlong finds the widest gaps first, and none inside words', () => {
    const page = pageOfText('aa bb\n\n\n\ncc dd\n\n\n\n\n\n\nee ff');
    const gaps = gapsAlong(page, page.words, 'y');
    expect(gaps.map(({ size }) => size)).toEqual(gaps.map(({ size }) => size).toSorted((a, b) => b - a));
    expect(gaps).toHaveLength(2);
    for (const { middle } of gaps)
      expect(page.words.every(({ box }) => box.y + box.height <= middle || box.y >= middle)).toBe(true);
    expect(gapsAlong(page, [], 'x')).toEqual([]);
  });

  it('roughLines have every word once, from top to bottom', () => {
    const page = pageOfText('c\na b\n\nd');
    expect(roughLines(page).map(({ text }) => text)).toEqual(['c', 'a b', 'd']);
    expect(roughLines({ ...page, words: page.words.toReversed() }).map(({ text }) => text)).toEqual(['c', 'a b', 'd']);
    expect(roughLines({ ...page, words: [] })).toEqual([]);
  });

  it('pagesOfPart keeps the words of its regions, also those of other readings', () => {
    const page = { ...two(6), variants: [two(6).words] };
    const parts = findParts([page]);
    const words = parts.flatMap((part) => pagesOfPart([page], part)).flatMap((one) => one.words);
    expect(parts).toHaveLength(2);
    expect(words).toHaveLength(page.words.length);
    const [first] = pagesOfPart([page], parts[0] ?? { segments: [] });
    expect(first?.variants?.[0]).toEqual(first?.words);
    expect(pagesOfPart([page], { segments: [{ page: 9, region: null }] })).toEqual([]);
    expect(pagesOfPart([page], { segments: [{ page: 1, region: null }] })).toEqual([page]);
  });

  it('every page is in one part, in order, whatever the pages are', () => {
    const text = fc.constantFrom(
      '',
      'Terms and conditions apply to all goods',
      receipt('Harbour', '20.00').join('\n'),
      'INVOICE\nInvoice No. A-1001\nDate 13/01/2026\nTotal 5.00',
      '-',
      'Page 2 of 3\nRope 5.00 and some more words',
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (all) => {
        const parts = findParts(all.map((one, index) => pageOfText(one, index + 1)));
        expect(parts.flatMap(({ segments }) => segments.map(({ page }) => page))).toEqual(
          all.map((_, index) => index + 1),
        );
        for (const { confidence } of parts) expect(confidence > 0 && confidence <= 1).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
