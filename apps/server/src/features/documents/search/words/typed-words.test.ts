import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, numberKey } from './fold.ts';
import { amountWord, dayWords } from './marked-words.ts';
import { halvesOf, isNear } from './near.ts';
import { type RecordTexts, recordWords } from './record-words.ts';
import { typedDate } from './typed-dates.ts';
import { type Pattern, readTyped } from './typed-words.ts';

const EMPTY: RecordTexts = { numbers: [], names: [], texts: [], amounts: [], days: [] };

/** Whether a record has what was typed, by its words alone: the index answers the same. */
function matches(record: Partial<RecordTexts>, typed: string): boolean {
  const { words } = recordWords({ ...EMPTY, ...record });
  const has = ({ word, isBeginning }: Pattern) =>
    words.some((one) => (isBeginning ? one.startsWith(word) : one === word));
  return readTyped(typed).terms.every(({ choices }) => choices.some((choice) => choice.every(has)));
}

const INVOICE: Partial<RecordTexts> = {
  numbers: ['INV-2026-005'],
  names: ['Aurora Trading (HK) Limited', '曙光貿易有限公司'],
  texts: ['HKD', 'Office rent, café'],
  amounts: ['23900.00'],
  days: ['2026-03-14'],
};

describe('what a record is found by', () => {
  it.each([
    ...[
      'aurora',
      'AURORA',
      'ａｕｒｏｒａ',
      'aur',
      'trading aurora',
      'Aurora march',
      'aurora 23,900',
      'rent march 2026',
    ],
    ...['INV-2026-005', 'inv2026005', 'INV2026', 'inv 005', '2026-005'],
    ...['23,900', '23900.00', '23900', 'HKD 23,900', '$23,900.00', 'HK$23,900'],
    ...['march', 'mar 2026', '2026-03-14', '14/3/2026', '14.3.26', '三月', '3月', '2026年3月14日', '14 mar', '2026'],
    ...['曙光', '贸易', '曙光貿易', '光', 'shuguang', 'maoyi', 'sgmy', 'cafe', 'café'],
  ])('%s', (typed) => {
    expect(matches(INVOICE, typed)).toBe(true);
  });

  it.each([
    ...[
      'aurora april',
      'rora',
      'inv2026006',
      '23,901',
      '9-900',
      '2025-03-14',
      '2026年4月',
      '15 mar',
      '光曙',
      'guangmao x',
    ],
    ...['rent 5', 'borealis', '14/3/2025'],
  ])('and not %s', (typed) => {
    expect(matches(INVOICE, typed)).toBe(false);
  });

  it('has names with punctuation both ways', () => {
    const names = ["O'Brien & Co.", 'A.B. Smith', 'P&L'];
    for (const typed of ["o'brien", 'obrien', 'p&l', 'smith', 'a.b.']) expect(matches({ names }, typed)).toBe(true);
  });

  it('is bounded, whatever the record', () => {
    const long = Array.from({ length: 3000 }, (_, n) => `w${n}`).join(' ');
    const { words } = recordWords({ ...EMPTY, names: [long], texts: [long, 'a'.repeat(3000)] });
    expect(words.length).toBeLessThanOrEqual(400);
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(40);
  });
});

describe('the words of a text, against a naive search', () => {
  const latin = fc.stringMatching(/^[a-z]{2,8}$/);
  const han = fc
    .array(fc.constantFrom(...'曙光貿易有限公司電訊費用銀行發票'), { minLength: 1, maxLength: 8 })
    .map((signs) => signs.join(''));
  const text = fc.array(fc.oneof(latin, han), { minLength: 1, maxLength: 6 });

  it('have every beginning of a word and every part of a Chinese run', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), fc.nat(), (words, which, from, length) => {
        const word = words[which % words.length] ?? '';
        const signs = [...word];
        const isLatin = /^[a-z]/.test(word);
        const start = isLatin ? 0 : from % signs.length;
        const part = signs.slice(start, start + Math.max(isLatin ? 2 : 1, 1 + (length % signs.length))).join('');
        expect(matches({ texts: [words.join(' ')] }, part)).toBe(true);
      }),
    );
  });

  it('match English only where a word begins so', () => {
    fc.assert(
      fc.property(text, latin, (words, typed) => {
        const isThere = words.some((word) => word.startsWith(typed));
        const isMonth = typedMonth(typed);
        fc.pre(!isMonth);
        expect(matches({ texts: [words.join(' ')] }, typed)).toBe(isThere);
      }),
    );
  });

  it('match Chinese only where all its pairs are', () => {
    fc.assert(
      fc.property(han, han, (written, typed) => {
        const signs = [...typed];
        const pairs = signs.length === 1 ? signs : signs.slice(0, -1).map((sign, at) => sign + signs[at + 1]);
        expect(matches({ texts: [written] }, typed)).toBe(pairs.every((pair) => written.includes(pair)));
      }),
    );
  });

  it('say the same of traditional and simplified, of any width and case', () => {
    fc.assert(
      fc.property(text, (words) => {
        const written = words.join(' ');
        expect(fold(fold(written))).toBe(fold(written));
        expect(fold(written.toUpperCase())).toBe(fold(written));
      }),
    );
    expect(fold('電訊費用')).toBe(fold('电讯费用'));
  });

  function typedMonth(word: string): boolean {
    return readTyped(word).terms.some(({ isDate }) => isDate);
  }
});

describe('numbers, amounts and dates', () => {
  it.each([
    ['23900.00', '=23900'],
    ['-23900.50', '=23900.5'],
    ['0.05', '=0.05'],
    ['0', '=0'],
    ['100', '=100'],
    ['007', '=7'],
  ])('%s is the word %s', (amount, word) => {
    expect(amountWord(amount)).toBe(word);
  });

  it.each<[string, string[] | null]>([
    ['2026-03', ['@2026', '@m03']],
    ['2026/3/4', ['@20260304']],
    ['4/3/2026', ['@20260304']],
    ['3/14/2026', ['@20260314']],
    ['2026-13-01', null],
    ['31/31/2026', null],
    ['十二月', ['@m12']],
    ['13月', null],
    ['2026年', ['@2026']],
    ['aurora', null],
  ])('%s is a date: %j', (typed, words) => {
    expect(typedDate(typed)).toEqual(words);
  });

  it('takes a day apart', () => {
    expect(dayWords('2026-03-04')).toEqual(['@20260304', '@2026', '@m03', '@d04']);
  });

  it.each([
    ['INV-2026/005', 'inv2026005'],
    ['發票 7', '发票7'],
    ['—', ''],
  ])('%s is the number %s', (typed, key) => {
    expect(numberKey(typed)).toBe(key);
  });
});

describe('a typing mistake', () => {
  const word = fc.stringMatching(/^[a-c]{5,9}$/);

  it('is one edit, as a naive distance says', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isNear(a, b)).toBe(distance(a, b) <= 1);
      }),
    );
  });

  it('leaves one half as it is', () => {
    const edited = fc.tuple(
      word,
      fc.nat(),
      fc.constantFrom('add', 'drop', 'change', 'swap'),
      fc.constantFrom('a', 'x'),
    );
    fc.assert(
      fc.property(edited, ([typed, where, how, letter]) => {
        const meant = edit(typed, where % typed.length, how, letter);
        expect(isNear(typed, meant)).toBe(true);
        const { head, tail } = halvesOf(typed);
        expect(meant.startsWith(head) || [...meant].reverse().join('').startsWith(tail)).toBe(true);
      }),
    );
  });

  function edit(text: string, at: number, how: string, letter: string): string {
    if (how === 'add') return text.slice(0, at) + letter + text.slice(at);
    if (how === 'drop') return text.slice(0, at) + text.slice(at + 1);
    if (how === 'change') return text.slice(0, at) + letter + text.slice(at + 1);
    return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  }

  /** Letters added, dropped, changed or exchanged with their neighbour, by the table of all beginnings. */
  function distance(a: string, b: string): number {
    const table: number[][] = [];
    const at = (i: number, j: number) => table[i]?.[j] ?? 0;
    for (let i = 0; i <= a.length; i++) {
      table[i] = [];
      for (let j = 0; j <= b.length; j++) {
        const row = table[i] ?? [];
        if (i === 0 || j === 0) row[j] = i + j;
        else {
          const same = a[i - 1] === b[j - 1] ? 0 : 1;
          row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
          if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
            row[j] = Math.min(row[j] ?? 0, at(i - 2, j - 2) + 1);
        }
      }
    }
    return at(a.length, b.length);
  }
});
