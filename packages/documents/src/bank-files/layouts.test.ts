import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBankCsv } from './csv.ts';
import { textOfUnits } from './exact.ts';
import { readTable } from './table/read-table.ts';

/* A statement written in any layout a bank might choose is read back as it was. */

interface Movement {
  readonly day: number;
  readonly cents: number;
  readonly words: string;
}

const ORDERS = ['dmy', 'mdy', 'ymd', 'words', 'chinese', 'minguo', 'compact'] as const;
const STYLES = ['signed', 'brackets', 'behind', 'columns', 'marks', 'direction', 'card'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const movement = fc.record({
  day: fc.integer({ min: 0, max: 400 }),
  cents: fc.oneof(fc.integer({ min: -5_000_000, max: -1 }), fc.integer({ min: 1, max: 5_000_000 })),
  words: fc.constantFrom(
    'FPS PAYMENT',
    '自動轉賬 中華電力',
    'CHEQUE 001234',
    'Rent, "office"',
    "O'Neill; Sons",
    'TOTAL ENERGIES',
    'ATM|KLN',
  ),
});

const layout = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  order: fc.constantFrom(...ORDERS),
  style: fc.constantFrom(...STYLES),
  mark: fc.constantFrom('.' as const, ',' as const),
  grouping: fc.boolean(),
  balance: fc.boolean(),
  newestFirst: fc.boolean(),
  preamble: fc.integer({ min: 0, max: 3 }),
  chinese: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n'),
});
type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;

function isoOf(day: number): string {
  return new Date(Date.UTC(2025, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
}

function dayText(iso: string, { order }: Layout): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  if (order === 'dmy') return `${day}/${month}/${year}`;
  if (order === 'mdy') return `${month}/${day}/${year}`;
  if (order === 'words') return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
  if (order === 'chinese') return `${year}年${Number(month)}月${Number(day)}日`;
  if (order === 'minguo') return `民國${Number(year) - 1911}年${Number(month)}月${Number(day)}日`;
  return order === 'compact' ? `${year}${month}${day}` : iso;
}

function digits(cents: number, { mark, grouping }: Layout): string {
  const [whole = '', decimals = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = grouping ? whole.replace(/\B(?=(\d{3})+(?!\d))/gu, mark === '.' ? ',' : '.') : whole;
  return `${grouped}${mark}${decimals}`;
}

function signedText(cents: number, style: Layout): string {
  const plain = digits(cents, style);
  if (cents >= 0) return plain;
  if (style.style === 'brackets') return `(${plain})`;
  return style.style === 'behind' ? `${plain}-` : `-${plain}`;
}

function amountCells(cents: number, style: Layout): string[] {
  const plain = digits(cents, style);
  if (style.style === 'columns') return cents < 0 ? [plain, ''] : ['', plain];
  if (style.style === 'marks') return [`${plain} ${cents < 0 ? 'DR' : 'CR'}`];
  if (style.style === 'direction') return [plain, cents < 0 ? 'Debit' : 'Credit'];
  return [signedText(style.style === 'card' ? -cents : cents, style)];
}

function headings({ style, balance, chinese }: Layout): string[] {
  const amounts: Record<Layout['style'], string[]> = {
    signed: chinese ? ['金額'] : ['Amount'],
    brackets: ['Amount'],
    behind: chinese ? ['金額'] : ['Amount'],
    columns: chinese ? ['支出', '存入'] : ['Withdrawal', 'Deposit'],
    marks: ['Amount'],
    direction: ['Amount', 'DR/CR'],
    card: ['Amount'],
  };
  const rest = balance ? [chinese ? '結餘' : 'Balance'] : [];
  return [chinese ? '日期' : 'Date', chinese ? '摘要' : 'Details', ...amounts[style], ...rest];
}

function cell(text: string, delimiter: string): string {
  return text.includes(delimiter) || /["\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const OPENING_CENTS = 1_234_567;

function tableOf(movements: readonly Movement[], style: Layout): string[][] {
  let balance = OPENING_CENTS;
  const rows = movements.map(({ day, cents, words }) => {
    balance += style.style === 'card' ? -cents : cents;
    const printed = `${balance < 0 ? '-' : ''}${digits(balance, style)}`;
    return [dayText(isoOf(day), style), words, ...amountCells(cents, style), ...(style.balance ? [printed] : [])];
  });
  const card = style.style === 'card' ? [['Card number', '4321000098761234']] : [['Account number', '123-456-789']];
  const above = [card[0] ?? [], ['Prepared for', 'Harbour Lantern'], []].slice(
    0,
    style.style === 'card' ? 3 : style.preamble,
  );
  return [...above, headings(style), ...(style.newestFirst ? rows.toReversed() : rows)];
}

/** With fewer days, the order of rows or the sign of a card cannot be proved: the reader may only guess it. */
function isTelling(movements: readonly Movement[], style: Layout): boolean {
  const days = movements.map(({ day }) => Number(isoOf(day).slice(8)));
  const spent = movements.filter(({ cents }) => cents < 0).length;
  const dayTold = !['dmy', 'mdy'].includes(style.order) || days.some((day) => day > 12);
  const cardTold = style.style !== 'card' || spent > movements.length - spent;
  return dayTold && cardTold;
}

const statement = fc
  .array(movement, { minLength: 2, maxLength: 40 })
  .map((movements) => movements.toSorted((a, b) => a.day - b.day));

/** Read in the order of the file, the second of two equal receipts would be money out. */
const equalReceipts = [1, 2].map(() => ({ day: 398, cents: 12, words: 'FPS PAYMENT' }));
const newestFirst: Layout = {
  delimiter: ',',
  order: 'words',
  style: 'signed',
  mark: '.',
  grouping: false,
  balance: true,
  newestFirst: true,
  preamble: 0,
  chinese: false,
  lineEnd: '\n',
};

describe('a statement in any layout', () => {
  it('as CSV is read back to the cent, in its order', () => {
    fc.assert(
      fc.property(statement, layout, (movements, style) => {
        fc.pre(isTelling(movements, style));
        const text = tableOf(movements, style)
          .map((row) => row.map((one) => cell(one, style.delimiter)).join(style.delimiter))
          .join(style.lineEnd);
        const file = readBankCsv(text, { encoding: 'utf-8' });
        expect(file?.problems).toEqual([]);
        expect(file?.statements).toHaveLength(1);
        const [read] = file?.statements ?? [];
        const wanted = movements.map(({ day, cents, words }) => `${isoOf(day)} ${(cents / 100).toFixed(2)} ${words}`);
        const found = (read?.lines ?? []).map(
          (line) => `${line.date} ${line.in ?? `-${line.out}`} ${line.description}`,
        );
        if (style.balance || !style.newestFirst) expect(found).toEqual(wanted);
        else expect(found.toSorted()).toEqual(wanted.toSorted());
        if (style.balance) expect(read?.openingBalance).toBe((OPENING_CENTS / 100).toFixed(2));
      }),
      { numRuns: 400, examples: [[equalReceipts, newestFirst]] },
    );
  });

  it('as rows of a workbook is read as from CSV', () => {
    fc.assert(
      fc.property(statement, layout, (movements, style) => {
        const rows = tableOf(movements, style);
        const text = rows.map((row) => row.map((one) => cell(one, ',')).join(',')).join('\n');
        const options = { encoding: null };
        const sheet = readTable(rows, { ...options, format: 'xlsx' });
        expect(sheet?.statements).toEqual(readBankCsv(text, options)?.statements);
      }),
      { numRuns: 60 },
    );
  });

  it('never throws and never invents a row, whatever the cells hold', () => {
    const anyCell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('13/01/2026', '1,234.56', '-5', '(1.00)', '日期', 'Date', 'Amount', '31-11-2025', ''),
    );
    fc.assert(
      fc.property(fc.array(fc.array(anyCell, { maxLength: 6 }), { maxLength: 12 }), (rows) => {
        const file = readTable(rows, { format: 'csv', encoding: null });
        const lines = file?.statements.flatMap((one) => one.lines) ?? [];
        expect(lines.length).toBeLessThanOrEqual(rows.length);
        for (const line of lines) expect((line.out === null) !== (line.in === null)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('sums exactly', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        (units) => Number.isNaN(Number(textOfUnits(units))) === false,
      ),
    );
  });
});
