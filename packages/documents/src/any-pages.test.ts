import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOfPages, findParts, type Page, type Reading, readDocument, toManifest } from './index.ts';
import { pageOfText } from './testing/page-of-text.ts';

/* Whatever words a page has, reading it ends, and what is read has the form that the rest of Folio relies on. */

const PART = fc.constantFrom(
  'INVOICE',
  'Receipt',
  '發票',
  '收據',
  'Bank statement',
  '月結單',
  'Date',
  '日期',
  'Details',
  'Debit',
  'Credit',
  'Balance',
  'Amount',
  '13/01/2026',
  '14 Jan',
  '2026年1月15日',
  '1,234.50',
  '(5.00)',
  '12.50CR',
  'HK$',
  '10%',
  '港幣',
  'Total',
  '合計',
  'Subtotal',
  'GST',
  'Cash',
  'Change',
  'Invoice No.',
  'A-1001',
  '123-456789-001',
  'Peak View Limited',
  '山景有限公司',
  '12 Canton Road',
  'Qty',
  'Unit price',
  'Lantern',
  '3 pcs',
  'Opening balance',
  'Closing balance',
  'B/F',
  '      ',
  '            ',
  '\n',
  '\n\n',
  '-',
  '.',
  '﷽',
  '🙂',
  '\u0000',
  '٣',
);
const TEXT = fc.array(PART, { maxLength: 60 }).map((parts) => parts.join(' '));
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;
const MONEY = /^-?\d+\.\d{2,}$/u;

function read(pages: readonly Page[]): Reading {
  return readDocument({ pages, attachments: [], ownNames: ['Peak View Limited'], ownNumbers: ['12345678'] });
}

/** Turns a page by a quarter: every word is where it is on a picture that lies on its side. */
function turned(page: Page): Page {
  const words = page.words.map((word) => {
    const { x, y, width, height } = word.box;
    return { ...word, box: { x: 1 - y - height, y: x, width: height, height: width } };
  });
  return { ...page, widthPt: page.heightPt, heightPt: page.widthPt, words };
}

function recognised(page: Page, confidence = 0.7): Page {
  return { ...page, source: 'ocr', words: page.words.map((word) => ({ ...word, confidence })) };
}

function expectWellFormed(reading: Reading): void {
  const plain = toManifest(reading);
  expect(reading.confidence >= 0 && reading.confidence <= 1).toBe(true);
  for (const day of [plain.issueDate, plain.dueDate]) if (day !== null) expect(day).toMatch(DAY);
  for (const sum of [plain.total, plain.subtotal, plain.tax, plain.amountDue])
    if (sum !== null) expect(sum).toMatch(MONEY);
  if (plain.currency !== null) expect(plain.currency).toMatch(/^[A-Z]{3}$/u);
  for (const { box, page } of [reading.total, reading.issueDate, reading.number].filter((field) => field !== null)) {
    expect(box === null).toBe(page === null);
    if (box !== null) expect(box.width >= 0 && box.height >= 0).toBe(true);
  }
  for (const { lines, openingBalance, closingBalance } of plain.statements) {
    for (const balance of [openingBalance, closingBalance]) if (balance !== null) expect(balance).toMatch(MONEY);
    for (const line of lines) {
      expect(line.date).toMatch(DAY);
      expect((line.out === null) !== (line.in === null)).toBe(true);
      expect(line.out ?? line.in).toMatch(/^\d+\.\d{2,}$/u);
    }
  }
  expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
}

describe('any page', () => {
  it.each([
    ['with a text layer', (page: Page) => page],
    ['that was recognised', (page: Page) => recognised(page)],
    ['that lies on its side', turned],
    ['with words of no confidence', (page: Page) => recognised(page, 0)],
  ])('%s gives a reading of the right form', (_, form) => {
    fc.assert(
      fc.property(TEXT, (text) => expectWellFormed(read([form(pageOfText(text))]))),
      { numRuns: 40 },
    );
  });

  it('several give one reading, and parts that hold each page once', () => {
    fc.assert(
      fc.property(fc.array(TEXT, { minLength: 1, maxLength: 3 }), (texts) => {
        const pages = texts.map((text, index) => pageOfText(text, index + 1));
        expectWellFormed(read(pages));
        const numbers = findParts(pages).flatMap(({ segments }) => segments.map(({ page }) => page));
        expect([...new Set(numbers)]).toEqual(pages.map(({ number }) => number));
        expect(columnsOfPages({ pages, kept: [] }).fitting).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('is read the same way twice', () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        expect(read([pageOfText(text)])).toEqual(read([pageOfText(text)]));
      }),
      { numRuns: 20 },
    );
  });

  it.each<[string, readonly Page[]]>([
    ['no pages', []],
    ['an empty page', [pageOfText('')]],
    ['one word', [pageOfText('Total')]],
    ['one figure', [pageOfText('5.00')]],
    ['one very long word', [pageOfText('x'.repeat(20_000))]],
    ['very many digits', [pageOfText('1'.repeat(20_000))]],
    [
      'words on one place',
      [
        {
          ...pageOfText('a b c'),
          words: pageOfText('a b c').words.map((word) => ({
            ...word,
            box: { x: 0.5, y: 0.5, width: 0.1, height: 0.01 },
          })),
        },
      ],
    ],
    [
      'words without a size',
      [
        {
          ...pageOfText('Total 5.00'),
          words: pageOfText('Total 5.00').words.map((word) => ({ ...word, box: { x: 0, y: 0, width: 0, height: 0 } })),
        },
      ],
    ],
    [
      'words outside the page',
      [
        {
          ...pageOfText('Total 5.00'),
          words: pageOfText('Total 5.00').words.map((word) => ({
            ...word,
            box: { x: 2, y: -1, width: 0.1, height: 0.01 },
          })),
        },
      ],
    ],
    ['a page without a size', [{ ...pageOfText('Total 5.00'), widthPt: 0, heightPt: 0 }]],
  ])('%s is read as something', (_, pages) => {
    expectWellFormed(read(pages));
    expect(read(pages).pages).toHaveLength(pages.length);
  });
});

describe('a receipt', () => {
  const receipt = (...lines: readonly string[]) =>
    toManifest(
      read([
        pageOfText(
          [
            'HARBOUR KITCHEN LTD',
            'RECEIPT',
            'Date: 13/01/2026',
            'Noodles          50.00',
            'Tea              12.00',
            ...lines,
          ].join('\n'),
        ),
      ]),
    );

  it.each([
    ['a total', ['TOTAL HKD        62.00'], '62.00', null],
    [
      'a service charge',
      ['Subtotal         62.00', 'Service charge 10%  6.20', 'TOTAL            68.20'],
      '68.20',
      null,
    ],
    ['cash and change', ['TOTAL            62.00', 'CASH            100.00', 'CHANGE           38.00'], '62.00', null],
    ['a discount', ['Subtotal         62.00', 'Discount         -2.00', 'TOTAL            60.00'], '60.00', null],
    ['a tax', ['Subtotal         62.00', 'GST 10%           6.20', 'TOTAL            68.20'], '68.20', '6.20'],
    ['Chinese words', ['合計             62.00', '現金            100.00', '找續             38.00'], '62.00', null],
  ])('with %s', (_, lines, total, tax) => {
    const plain = receipt(...lines);
    expect([plain.kindRead, plain.total, plain.tax, plain.issueDate]).toEqual(['receipt', total, tax, '2026-01-13']);
  });
});
