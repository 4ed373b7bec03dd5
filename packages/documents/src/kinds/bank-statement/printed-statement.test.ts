import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page, Word } from '../../page/page.ts';
import { readDocument } from '../../read-document.ts';
import { addDays } from '../../values/date.ts';

/** One generated transaction, in cents; deposits positive. */
interface Generated {
  readonly cents: number;
  readonly days: number;
  readonly payee: string;
  readonly extraLine: boolean;
}

/** How a made-up bank prints its statements. */
interface Style {
  readonly depositFirst: boolean;
  readonly date: 'day-month' | 'slashes' | 'iso';
  readonly balanceOncePerDay: boolean;
  readonly overdrawn: 'minus' | 'brackets' | 'DR';
  readonly linesPerPage: number;
}

const WIDTH = 595;
const HEIGHT = 842;
const SIZE = 10;
const FIRST_DAY = '2024-12-20';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const EDGES = { left: 40, description: 110, first: 390, second: 470, balance: 555 };

function word(text: string, x: number, y: number): Word {
  const width = text.length * SIZE * 0.5;
  return { text, confidence: 1, box: { x: x / WIDTH, y: y / HEIGHT, width: width / WIDTH, height: SIZE / HEIGHT } };
}

function phrase(text: string, x: number, y: number): Word[] {
  let left = x;
  return text.split(' ').map((part) => {
    const placed = word(part, left, y);
    left += part.length * SIZE * 0.5 + SIZE * 0.3;
    return placed;
  });
}

function rightAligned(text: string, right: number, y: number): Word {
  return word(text, right - text.length * SIZE * 0.5, y);
}

function grouped(cents: Decimal): string {
  const [whole = '', decimals = ''] = cents.dividedBy(100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/gu, ',')}.${decimals}`;
}

function balanceText(cents: Decimal, style: Style): string {
  const plain = grouped(cents.abs());
  if (!cents.isNegative() || cents.isZero()) return plain;
  return { minus: `-${plain}`, brackets: `(${plain})`, DR: `${plain}DR` }[style.overdrawn];
}

function dateText(iso: string, style: Style): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  if (style.date === 'iso') return iso;
  return style.date === 'slashes' ? `${day}/${month}/${year}` : `${Number(day)}-${MONTHS[Number(month) - 1]}`;
}

function headingWords(style: Style, y: number): Word[] {
  const [first, second] = style.depositFirst ? ['Deposit', 'Withdrawal'] : ['Withdrawal', 'Deposit'];
  return [
    ...phrase('Date', EDGES.left, y),
    ...phrase('Transaction Details', EDGES.description, y),
    rightAligned(first ?? '', EDGES.first, y),
    rightAligned(second ?? '', EDGES.second, y),
    rightAligned('Balance', EDGES.balance, y),
  ];
}

interface Line {
  readonly date: string;
  readonly out: string | null;
  readonly in: string | null;
  readonly balance: string | null;
  readonly description: string;
}

function linesOf(opening: number, generated: readonly Generated[], style: Style): Line[] {
  let day = FIRST_DAY;
  let balance = new Decimal(opening);
  const dated = generated.map((entry) => {
    day = addDays(day, entry.days);
    balance = balance.plus(entry.cents);
    return { ...entry, day, balance };
  });
  return dated.map((entry, index) => {
    const isLastOfDay = dated[index + 1]?.day !== entry.day;
    const amount = new Decimal(Math.abs(entry.cents)).dividedBy(100).toFixed(2);
    const description = `${entry.cents < 0 ? 'PAYMENT TO' : 'RECEIVED FROM'} ${entry.payee}${entry.extraLine ? ' REF AB12' : ''}`;
    return {
      date: entry.day,
      out: entry.cents < 0 ? amount : null,
      in: entry.cents < 0 ? null : amount,
      balance: isLastOfDay || !style.balanceOncePerDay ? entry.balance.dividedBy(100).toFixed(2) : null,
      description,
    };
  });
}

function amountWords(line: Line, style: Style, y: number): Word[] {
  const [outEdge, inEdge] = style.depositFirst ? [EDGES.second, EDGES.first] : [EDGES.first, EDGES.second];
  const words: Word[] = [];
  if (line.out !== null) words.push(rightAligned(grouped(new Decimal(line.out).times(100)), outEdge, y));
  if (line.in !== null) words.push(rightAligned(grouped(new Decimal(line.in).times(100)), inEdge, y));
  if (line.balance !== null)
    words.push(rightAligned(balanceText(new Decimal(line.balance).times(100), style), EDGES.balance, y));
  return words;
}

function pagesOf(opening: number, lines: readonly Line[], style: Style): Page[] {
  const pages: Page[] = [];
  const last = lines.at(-1)?.date ?? FIRST_DAY;
  for (let from = 0; from < Math.max(1, lines.length); from += style.linesPerPage) {
    const words = [
      ...phrase('Example Bank', EDGES.left, 40),
      ...phrase('Account Number: 123-456789-001', 350, 60),
      ...phrase(`Statement Date: ${last.split('-').reverse().join('/')}`, 350, 75),
      ...headingWords(style, 120),
    ];
    let y = 140;
    if (from === 0) {
      words.push(
        ...phrase('B/F BALANCE', EDGES.description, y),
        rightAligned(balanceText(new Decimal(opening), style), EDGES.balance, y),
      );
      y += 20;
    }
    let day = '';
    for (const line of lines.slice(from, from + style.linesPerPage)) {
      if (line.date !== day) words.push(...phrase(dateText(line.date, style), EDGES.left, y));
      day = line.date;
      const [head = '', tail] = line.description.split(' REF ');
      words.push(...phrase(head, EDGES.description, y), ...amountWords(line, style, y));
      if (tail !== undefined) words.push(...phrase(`REF ${tail}`, EDGES.description, y + 12));
      y += tail === undefined ? 20 : 32;
    }
    pages.push({ number: pages.length + 1, widthPt: WIDTH, heightPt: HEIGHT, words, source: 'text' });
  }
  return pages;
}

const style = fc.record({
  depositFirst: fc.boolean(),
  date: fc.constantFrom('day-month' as const, 'slashes' as const, 'iso' as const),
  balanceOncePerDay: fc.boolean(),
  overdrawn: fc.constantFrom('minus' as const, 'brackets' as const, 'DR' as const),
  linesPerPage: fc.integer({ min: 3, max: 18 }),
});

const cents = fc.integer({ min: 1, max: 99_999_999 }).chain((value) => fc.constantFrom(value, -value));
const entries = fc.array(
  fc.record({
    cents,
    days: fc.integer({ min: 0, max: 3 }),
    payee: fc.constantFrom('ABLE TRADING', 'KOWLOON POWER', 'M C CHAN', 'HARBOUR FOODS LTD'),
    extraLine: fc.boolean(),
  }),
  { minLength: 1, maxLength: 24 },
);

const FLAT: Style = {
  depositFirst: false,
  date: 'day-month',
  balanceOncePerDay: false,
  overdrawn: 'minus',
  linesPerPage: 3,
};
/** The initials of three payees are printed exactly below each other, like a column of credit marks. */
const initialsInLine = (payee: string): [number, Generated[], Style] => {
  const paid: Generated = { cents: -1, days: 0, payee, extraLine: false };
  return [0, [paid, paid, paid], FLAT];
};

describe('a printed statement', () => {
  it('is read back line by line, whatever the layout', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000_000, max: 50_000_000 }), entries, style, (opening, generated, layout) => {
        const lines = linesOf(opening, generated, layout);
        const reading = readDocument({
          pages: pagesOf(opening, lines, layout),
          attachments: [],
          ownNames: [],
          ownNumbers: [],
        });
        const [statement] = reading.statements;
        expect(statement?.openingBalance?.value).toBe(new Decimal(opening).dividedBy(100).toFixed(2));
        expect(
          statement?.lines.map((line) => ({
            date: line.date.value,
            out: line.out?.value ?? null,
            in: line.in?.value ?? null,
            balance: line.balance?.value ?? null,
            description: line.description.value.replaceAll('\n', ' '),
          })),
        ).toEqual(lines);
        expect(reading.checks.every((check) => check.holds)).toBe(true);
      }),
      { numRuns: 150, examples: [initialsInLine('M C CHAN'), initialsInLine('M C LEE')] },
    );
  });
});
