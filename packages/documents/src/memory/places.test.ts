import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../page/layout.ts';
import { emptyReading } from '../reading-parts.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import type { Conventions } from '../values/conventions.ts';
import { learnPlace, patternOf, recallAnchor } from './anchor.ts';
import { applyMemory, memoryOf } from './apply-memory.ts';
import type { LayoutMemory } from './layout-memory.ts';
import { type Lesson, learnLayout, mergeMemories } from './learn-layout.ts';
import { labelKey, placedValues } from './places.ts';
import { isFromSupplier, marksOf } from './supplier-marks.ts';

const CONVENTIONS: Conventions = { decimalMark: '.', dateOrder: 'dmy' };
const linesIn = (text: string) => linesOf(pageOfText(text));

const NOTHING: LayoutMemory = { names: [], marks: [], anchors: [], constants: {}, dateOrder: null };

describe('labels and patterns', () => {
  it.each([
    ['Invoice No.:', 'invoiceno'],
    ['ＩＮＶＯＩＣＥ', 'invoice'],
    ['發票 編號：', '發票編號'],
    ['123', null],
    ['', null],
    ['#', null],
  ])('the key of %j is %s', (text, key) => expect(labelKey(text)).toBe(key));

  it.each([
    ['INV-2024-001', 'A-9-9'],
    ['ＩＮＶ００１', 'A9'],
    ['發票12號', '字9字'],
    ['12/34', '9/9'],
    ['  A  1 ', 'A 9'],
    ['', ''],
  ])('the pattern of %j is %s', (value, pattern) => expect(patternOf(value)).toBe(pattern));

  it('of two numbers of one series the patterns are the same', () => {
    const series = fc.tuple(
      fc.stringMatching(/^[A-Z]{1,4}$/u),
      fc.constantFrom('-', '/', ''),
      fc.nat(999_999),
      fc.nat(999_999),
    );
    fc.assert(
      fc.property(series, ([letters, mark, one, other]) => {
        expect(patternOf(`${letters}${mark}${one}`)).toBe(patternOf(`${letters}${mark}${other}`));
      }),
    );
  });
});

describe('placedValues', () => {
  const PAGE =
    'Invoice No.:   INV-001        Date   13/01/2026\n\nItem           Amount\nLantern         100.00\nTotal HK$       100.00\n';

  it('finds amounts with the words left of them and above', () => {
    const found = placedValues(linesIn(PAGE), 'amount', CONVENTIONS).map(({ value, left, above }) => [
      value,
      left,
      above,
    ]);
    expect(found).toContainEqual(['100.00', 'lantern', 'amount']);
    expect(found.filter(([value]) => value === '100.00')).toHaveLength(2);
  });

  it('finds dates as calendar days, and texts with a digit', () => {
    expect(placedValues(linesIn(PAGE), 'date', CONVENTIONS)).toMatchObject([{ value: '2026-01-13', left: 'date' }]);
    const texts = placedValues(linesIn(PAGE), 'text', CONVENTIONS);
    expect(texts.map(({ value }) => value)).toContain('INV-001');
  });

  it.each([
    ['No.:INV-001', 'INV-001'],
    ['編號：12345', '12345'],
    ['#77', '77'],
  ])('the value in %s follows its mark', (text, value) => {
    expect(placedValues(linesIn(text), 'text', CONVENTIONS).map((found) => found.value)).toContain(value);
  });

  it.each(['', 'words only', '---'])('a page with %j has none', (text) => {
    for (const shape of ['amount', 'date', 'text'] as const)
      expect(placedValues(linesIn(text), shape, CONVENTIONS)).toEqual([]);
  });
});

describe('learnPlace and recallAnchor', () => {
  const taught = (value: string) => ({ value, page: null, box: null });
  const page = (number: string, total: string, lines = 0): string =>
    `Works Ltd\n${'\n'.repeat(lines)}Job sheet    ${number}\n\nLabour           90.00\nPay this now     ${total}\n`;

  it('find a number and a sum again, further down and with other figures', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 100, max: 99_999 }),
        fc.nat(3),
        (number, cents, lines) => {
          const learnt = linesIn(page('JS-7', '12.00'));
          const other = linesIn(page(`JS-${number}`, (cents / 100).toFixed(2), lines));
          const text = learnPlace(learnt, [1], 'text', taught('JS-7'), CONVENTIONS);
          const sum = learnPlace(learnt, [1], 'amount', taught('12'), CONVENTIONS);
          if (text === null || sum === null) throw new Error('nothing was learnt');
          expect(recallAnchor(other, [1], text, CONVENTIONS)?.value).toBe(`JS-${number}`);
          expect(recallAnchor(other, [1], sum, CONVENTIONS)?.value).toBe((cents / 100).toFixed(2));
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ['text', 'JS-8'],
    ['amount', '12.01'],
    ['date', '2026-01-13'],
  ] as const)('learn no %s that is not printed', (shape, value) => {
    expect(learnPlace(linesIn(page('JS-7', '12.00')), [1], shape, taught(value), CONVENTIONS)).toBeNull();
  });

  it('of two places with the value take the one a person pointed at', () => {
    const lines = linesIn('Deposit       50.00\n\n\nPay this now  50.00\n');
    const box = lines[1]?.tokens.at(-1)?.box ?? null;
    expect(learnPlace(lines, [1], 'amount', { value: '50.00', page: 1, box }, CONVENTIONS)?.left).toBe('paythisnow');
    expect(learnPlace(lines, [1], 'amount', { value: '50.00', page: 2, box }, CONVENTIONS)?.left).toBe('deposit');
  });

  it('count pages from the nearer end', () => {
    const pages = [1, 2, 3].map((number) => pageOfText(number === 3 ? 'Pay this now 50.00' : 'Terms', number));
    const place = learnPlace(pages.flatMap(linesOf), [1, 2, 3], 'amount', taught('50.00'), CONVENTIONS);
    expect(place?.page).toBe(-1);
  });

  it('find nothing on a page of another layout', () => {
    const place = learnPlace(linesIn(page('JS-7', '12.00')), [1], 'text', taught('JS-7'), CONVENTIONS);
    if (place === null) throw new Error('nothing was learnt');
    expect(recallAnchor(linesIn('Dear Sir\n\nthank you\n'), [1], place, CONVENTIONS)).toBeNull();
    expect(recallAnchor([], [], place, CONVENTIONS)).toBeNull();
  });
});

describe('marks of a supplier', () => {
  it.each([
    ['Tel: 2345 6789', ['23456789']],
    ['電話：+852 2345 6789', ['85223456789']],
    ['info@peak-view.example', ['peak-view.example']],
    ['https://www.Peak-View.example/pay', ['peak-view.example']],
    ['VAT DE123456789', ['DE123456789']],
    ['BR 12345678-000', ['12345678000']],
    ['2345 6789', []],
    ['Tel 123', []],
    ['Total 12,345,678.00', []],
    ['', []],
  ])('%s: %j', (text, marks) => {
    const found = marksOf(linesIn(text));
    for (const mark of marks) expect(found).toContain(mark);
    if (marks.length === 0) expect(found).toEqual([]);
  });

  const memory: LayoutMemory = { ...NOTHING, names: ['Silver Peak Works'], marks: ['23456789', 'silver.example'] };
  it.each([
    ['Silver Peak Works', true],
    ['SILVER PEAK WORKS LTD', true],
    ['Silver Peek Works', true],
    ['Golden Hill Works', false],
    ['Golden Hill\nTel 2345 6789', true],
    ['Golden Hill\npay@silver.example', true],
    ['', false],
  ])('%j is from it: %s', (text, isFrom) => {
    expect(isFromSupplier(linesIn(text), memory, new Set())).toBe(isFrom);
  });

  it('names in the middle of a long page do not count', () => {
    const text = [...Array.from({ length: 40 }, (_, row) => `line ${row}`)];
    const at = (row: number): string => text.with(row, 'Silver Peak Works').join('\n');
    expect([0, 13, 20, 39].map((row) => isFromSupplier(linesIn(at(row)), memory, new Set()))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it.each([
    ['a telephone number', 'Tel 9876 5432', '9876-5432'],
    ['a domain', 'Sent to accounts@harbour-cafe.example', 'harbour-cafe.example'],
    ['a registration number', 'BR 12345678-000', '12345678-000'],
    ['a tax number in small letters', 'VAT GB123456789', 'gb123456789'],
  ])('%s of the company itself identifies no supplier', (_, line, own) => {
    const lesson: Lesson = {
      pages: [pageOfText(`Silver Peak Works\n${line}\n`)],
      supplierNames: ['Silver Peak Works'],
      fields: {},
      constants: {},
      ownNumbers: [own],
    };
    const learnt = learnLayout(lesson);
    expect(learnt.marks).toEqual([]);
    const unknowing = learnLayout({ ...lesson, ownNumbers: [] });
    expect(unknowing.marks).not.toEqual([]);
    expect(memoryOf(linesIn(`Golden Hill Trading\n${line}\n`), [unknowing], [own])).toBeNull();
    expect(memoryOf(linesIn(`Golden Hill Trading\n${line}\n`), [unknowing], [])).toBe(unknowing);
  });
});

describe('memories', () => {
  it('merged keep what only one knows, and the newer of both', () => {
    const place = { shape: 'amount', left: 'total', above: null, x: 0, y: 0, page: 0, pattern: null } as const;
    const earlier: LayoutMemory = {
      names: ['A'],
      marks: ['1', '2'],
      anchors: [
        { field: 'total', ...place },
        { field: 'tax', ...place },
      ],
      constants: { supplier: 'A', currency: 'HKD' },
      dateOrder: 'dmy',
    };
    const later: LayoutMemory = {
      names: ['A', 'B'],
      marks: ['2', '3'],
      anchors: [{ field: 'total', ...place, left: 'paythis' }],
      constants: { supplier: 'B' },
      dateOrder: null,
    };
    expect(mergeMemories(earlier, later)).toEqual({
      names: ['A', 'B'],
      marks: ['1', '2', '3'],
      anchors: [
        { field: 'tax', ...place },
        { field: 'total', ...place, left: 'paythis' },
      ],
      constants: { supplier: 'B', currency: 'HKD' },
      dateOrder: 'dmy',
    });
    expect(mergeMemories(NOTHING, later)).toEqual(later);
    expect(mergeMemories(later, NOTHING)).toEqual(later);
    expect(mergeMemories(later, later)).toEqual(later);
  });

  it('change a reading only where they differ from it', () => {
    const reading = emptyReading([]);
    expect(applyMemory(reading, [], NOTHING)).toEqual(reading);
    const changed = applyMemory(reading, [], { ...NOTHING, constants: { supplier: 'Silver Peak', currency: 'USD' } });
    expect(changed.supplier).toMatchObject({ name: { value: 'Silver Peak', learnt: true, page: null }, address: null });
    expect(changed.currency).toMatchObject({ value: 'USD', learnt: true });
    expect(applyMemory(changed, [], { ...NOTHING, constants: { supplier: 'Silver Peak', currency: 'USD' } })).toEqual(
      changed,
    );
  });
});
