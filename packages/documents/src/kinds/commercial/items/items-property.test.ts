import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { conventionsOf } from '../../../values/conventions.ts';
import { documentItems } from './items.ts';

/** The same sequence of numbers for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

const NAMES = [
  'A4 copy paper 80g',
  'Web hosting, business plan',
  'Consulting',
  '無線滑鼠',
  'Delivery to Kowloon',
  'LED panel 60x60',
  '設計顧問服務',
  'Tax return filing',
  'Cash box with 2 keys',
  'Hotel room, 3 nights',
];
const UNITS = ['pcs', 'box', 'hrs', '件', 'set'];

interface Column {
  readonly heading: readonly string[];
  readonly align: 'left' | 'right';
  readonly cell: (row: Row) => string;
}

interface Row {
  readonly index: number;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
}

function money(value: string, mark: string): string {
  const [whole = '', decimals = ''] = new Decimal(value).toFixed(2).split('.');
  return `${mark}${whole.replace(/\B(?=(\d{3})+$)/gu, ',')}.${decimals}`;
}

const OPTIONAL: Readonly<Record<string, Column>> = {
  index: { heading: ['No.', '#', '項次'], align: 'left', cell: (row) => String(row.index + 1) },
  code: { heading: ['Item Code', 'SKU', '編號'], align: 'left', cell: (row) => row.code },
  unit: { heading: ['Unit', 'UOM', '單位'], align: 'left', cell: (row) => row.unit },
  tax: { heading: ['Tax %', 'VAT %', '稅率'], align: 'right', cell: () => '5%' },
};

/** The columns of one invented table: what they hold, in which order, in which language they are headed. */
function columnsOf(random: (below: number) => number, mark: string): Column[] {
  const optional = (name: string): Column[] => (random(2) === 0 ? [] : [OPTIONAL[name] as Column]);
  const name: Column = {
    heading: ['Description', 'Particulars', '項目', '貨品名稱'],
    align: 'left',
    cell: (row) => row.name,
  };
  const quantity: Column = { heading: ['Qty', 'Quantity', '數量'], align: 'right', cell: (row) => row.quantity };
  const price: Column = {
    heading: ['Unit Price', 'Price', '單價'],
    align: 'right',
    cell: (row) => money(row.price, mark),
  };
  const amount: Column = {
    heading: ['Amount', 'Total', '金額'],
    align: 'right',
    cell: (row) => money(row.amount, mark),
  };
  const middle = random(2) === 0 ? [quantity, ...optional('unit'), price] : [price, quantity, ...optional('unit')];
  const front =
    random(4) === 0 ? [quantity, name, price] : [...optional('index'), ...optional('code'), name, ...middle];
  return [...front, ...optional('tax'), amount];
}

function width(text: string): number {
  return [...text].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0);
}

function padded(text: string, columns: number, align: Column['align']): string {
  const space = ' '.repeat(Math.max(0, columns - width(text)));
  return align === 'left' ? `${text}${space}` : `${space}${text}`;
}

function pageOf(columns: readonly Column[], rows: readonly Row[], headed: boolean, random: (below: number) => number) {
  const headings = columns.map(({ heading }) => heading[random(heading.length)] ?? '');
  const widths = columns.map((column, index) =>
    Math.max(width(headings[index] ?? ''), ...rows.map((row) => width(column.cell(row)))),
  );
  const print = (cells: readonly string[]): string =>
    cells.map((cell, index) => padded(cell, widths[index] ?? 0, columns[index]?.align ?? 'left')).join('    ');
  const body = rows.map((row) => print(columns.map((column) => column.cell(row))));
  const total = rows.reduce((sum, row) => sum.plus(row.amount), new Decimal(0)).toFixed(2);
  const table = [...(headed ? [print(headings)] : []), ...body];
  const edge = Math.max(...table.map(width));
  return ['Harbour Lights Ltd', 'INVOICE 1001', '', ...table, padded(`Total  ${money(total, '')}`, edge, 'right')].join(
    '\n',
  );
}

function rowsOf(random: (below: number) => number): Row[] {
  return Array.from({ length: 2 + random(6) }, (_, index) => {
    const quantity = String(1 + random(40));
    const price = new Decimal(100 + random(90_000)).dividedBy(100).toFixed(2);
    return {
      index,
      quantity,
      price,
      name: NAMES[random(NAMES.length)] ?? '',
      code: `K${1000 + random(9000)}`,
      unit: UNITS[random(UNITS.length)] ?? '',
      amount: new Decimal(price).times(quantity).toFixed(2),
    };
  });
}

function readBack(page: string): (string | undefined)[][] {
  const lines = linesOf(pageOfText(page));
  return documentItems(lines, conventionsOf(lines)).map((item) => [
    item.name.value,
    item.quantity?.value,
    item.price?.value,
    item.amount?.value,
  ]);
}

describe('items of invented tables', () => {
  it.each([true, false])('are read back whatever the columns and their order (with headings: %s)', (headed) => {
    const failed: string[] = [];
    const documents = 120;
    for (let seed = 1; seed <= documents; seed++) {
      const random = randomOf(seed);
      const rows = rowsOf(random);
      const page = pageOf(columnsOf(random, ['', '', '$', 'HK$'][random(4)] ?? ''), rows, headed, random);
      const wanted = rows.map(({ name, quantity, price, amount }) => [name, quantity, price, amount]);
      if (JSON.stringify(readBack(page)) !== JSON.stringify(wanted)) failed.push(page);
    }
    expect(failed.slice(0, 3)).toEqual([]);
  });
});
