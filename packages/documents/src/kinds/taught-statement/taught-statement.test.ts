import { describe, expect, it } from 'vitest';
import { linesOf } from '../../page/layout.ts';
import type { Page } from '../../page/page.ts';
import { readDocument } from '../../read-document.ts';
import { readTaughtDocument } from '../../read-taught-document.ts';
import type { Reading } from '../../reading.ts';
import { pageOfText } from '../../testing/page-of-text.ts';
import { layoutKey, layoutsOf } from './layout-marks.ts';
import { learnStatementLayout, type TaughtValues } from './learn-statement-layout.ts';
import { proposeColumns } from './propose-columns.ts';
import { readTaught } from './read-taught.ts';
import type { TaughtColumns, TaughtRole } from './taught-layout.ts';

/** Pages without known words: money in and money out are in one column, without a sign. */
interface Month {
  owner?: string;
  number: string;
  from: string;
  to: string;
  start: string;
  end: string;
  rows: readonly string[];
}

const MAY: Month = {
  number: '77-120-3344',
  from: '01/05/2024',
  to: '31/05/2024',
  start: '1,000.00',
  end: '1,130.00',
  rows: [
    '02/05  Kantoor ploeg                 200.00          800.00',
    '       tweede blad',
    '04/05  Zilver bron                   350.00        1,150.00',
    '09/05  Papier en inkt                 20.00        1,130.00',
  ],
};

const JUNE: Month = {
  number: '77-120-3344',
  from: '01/06/2024',
  to: '30/06/2024',
  start: '1,130.00',
  end: '1,105.50',
  rows: [
    '03/06  Huis aan de gracht            500.00          630.00',
    '15/06  Boter en brood                 24.50          605.50',
    '28/06  Zilver bron                   500.00        1,105.50',
  ],
};

function sheet({ owner = 'Mevrouw De Wit', number, from, to, start, end, rows }: Month): Page {
  return pageOfText(`Molen Huis

${owner}
Blad ${number}          Van ${from} tot ${to}

Dag    Waarvoor                        Som            Stand
${rows.join('\n')}



Bij aanvang   ${start}
Bij afloop    ${end}
`);
}

const at = (characters: number): number => (characters * 5) / 600;

function columns(...ends: readonly (readonly [TaughtRole, number])[]): TaughtColumns['columns'] {
  return ends.map(([role, to], index) => ({ role, from: at(ends[index - 1]?.[1] ?? 0), to: at(to) }));
}

const TAUGHT: TaughtColumns = {
  columns: columns(['date', 6], ['description', 32], ['amount', 45], ['balance', 120]),
  plain: null,
  decimalMark: null,
  dateOrder: null,
  card: false,
};

function read(month: Month, taught: TaughtColumns = TAUGHT) {
  const page = sheet(month);
  return readTaught(linesOf(page), [page], { taught });
}

function values(month: Month): TaughtValues {
  return {
    opening: month.start.replace(',', ''),
    closing: month.end.replace(',', ''),
    account: month.number,
    periodStart: null,
    periodEnd: null,
    bank: 'Molen Huis Coöperatie',
    currency: 'EUR',
  };
}

function rowsOf({ statements }: Pick<Reading, 'statements'>): unknown[] {
  return (statements[0]?.lines ?? []).map((line) => [
    line.date.value,
    line.description.value,
    line.out?.value ?? `+${line.in?.value}`,
    line.balance?.value,
  ]);
}

const ROWS_OF_MAY = [
  ['2024-05-02', 'Kantoor ploeg\ntweede blad', '200.00', '800.00'],
  ['2024-05-04', 'Zilver bron', '+350.00', '1150.00'],
  ['2024-05-09', 'Papier en inkt', '20.00', '1130.00'],
];

describe('a statement read by taught columns', () => {
  it('gives the rows that the person sees; balances give the direction of figures without a sign', () => {
    const [opening, ...rest] = rowsOf(read(MAY));
    expect(rest).toEqual(ROWS_OF_MAY.slice(1));
    expect(opening).toMatchObject(['2024-05-02', 'Kantoor ploeg\ntweede blad', expect.any(String), '800.00']);
  });

  it('takes bare figures as the person says', () => {
    const taken = read(MAY, { ...TAUGHT, plain: 'out', columns: TAUGHT.columns.slice(0, 3) });
    expect(taken.statements[0]?.lines.map((line) => line.out?.value)).toEqual(['200.00', '350.00', '20.00']);
  });

  it('a minus is the other direction than a bare figure', () => {
    const signed = {
      ...MAY,
      rows: ['02/05  Terug                         -20.00', '03/05  Brood                          35.00'],
    };
    const [back, bread] = read(signed, { ...TAUGHT, plain: 'out' }).statements[0]?.lines ?? [];
    expect([back?.in?.value, bread?.out?.value]).toEqual(['20.00', '35.00']);
  });

  it('reads whole figures, decimal commas and months first where that was taught', () => {
    const other = {
      ...MAY,
      rows: ['02/05  Terug                        1.250', '03/05  Brood                          7,5'],
    };
    const taught: TaughtColumns = { ...TAUGHT, plain: 'in', decimalMark: ',', dateOrder: 'mdy' };
    expect(rowsOf(read(other, taught)).map((row) => (row as unknown[]).slice(0, 3))).toEqual([
      ['2024-02-05', 'Terug', '+1250.00'],
      ['2024-03-05', 'Brood', '+7.50'],
    ]);
  });

  it('gives days without a month the month of the period, or of the heading above them', () => {
    const rows = ['', '28     Kantoor ploeg                 200.00', '02     Brood                          35.00'];
    const days = ({ statements }: ReturnType<typeof read>) => statements[0]?.lines.map(({ date }) => date.value);
    const english = (from: string, to: string) => ({ ...MAY, from: `Period ${from}`, to, rows: rows.slice(1) });
    const taught: TaughtColumns = { ...TAUGHT, plain: 'out' };
    expect(days(read(english('01/05/2024', '02/06/2024'), taught))).toEqual(['2024-05-28', '2024-06-02']);
    const headed = {
      ...MAY,
      rows: ['November 2023', rows[1] ?? '', 'December', '05     Brood                          35.00'],
    };
    expect(days(read(headed, taught))).toEqual(['2023-11-28', '2023-12-05']);
  });

  it('takes accounts that follow one another apart, each with the balances above its rows', () => {
    const page = pageOfText(`Molen Huis  Period 01/05/2024 to 31/05/2024

A/C No: 77120334455

B/F Balance          C/F Balance
12 500,00            12 450,00

Dag    Waarvoor                        Som            Stand
12     Kantoor ploeg                 -50,00      12 450,00
A/C No: 77120334466

B/F Balance          C/F Balance
80,00                105,00

14     Zilver bron                    25,00         105,00
`);
    const taught: TaughtColumns = { ...TAUGHT, plain: 'in', decimalMark: ',' };
    const { statements, checks } = readTaught(linesOf(page), [page], { taught });
    expect(
      statements.map((one) => [one.account?.value, one.openingBalance?.value, rowsOf({ statements: [one] })]),
    ).toEqual([
      ['77120334455', '12500.00', [['2024-05-12', 'Kantoor ploeg', '50.00', '12450.00']]],
      ['77120334466', '80.00', [['2024-05-14', 'Zilver bron', '+25.00', '105.00']]],
    ]);
    expect(checks.every(({ holds }) => holds)).toBe(true);
  });

  it('makes a statement of pages that say they are something else', () => {
    const { reading } = readTaughtDocument({ pages: [sheet(MAY)], ownNames: [], taught: TAUGHT, values: null });
    expect(reading).toMatchObject({ kind: 'bank_statement' });
  });

  it('the values that the person entered give the direction of the first row', () => {
    const { reading } = readTaughtDocument({ pages: [sheet(MAY)], ownNames: [], taught: TAUGHT, values: values(MAY) });
    expect(rowsOf(reading)).toEqual(ROWS_OF_MAY);
    expect(reading.checks.every((check) => check.holds)).toBe(true);
  });
});

describe('a kept layout', () => {
  const layout = learnStatementLayout([sheet(MAY)], TAUGHT, values(MAY));
  const input = (page: Page) => ({
    pages: [page],
    attachments: [],
    ownNames: [],
    ownNumbers: [],
    layouts: [{ id: 'kept', layout }],
  });

  it('holds no figure and no date of the month it was taught with', () => {
    expect(JSON.stringify(layout.marks)).not.toMatch(/2024|1,?130|77-120/u);
    expect(layout.places.opening?.left).toBe('bijaanvang');
  });

  it('reads the next month untouched and proved', () => {
    const reading = readDocument(input(sheet(JUNE)));
    expect(reading).toMatchObject({
      kind: 'bank_statement',
      taughtBy: 'kept',
      bank: { value: 'Molen Huis Coöperatie' },
    });
    expect(rowsOf(reading)).toEqual([
      ['2024-06-03', 'Huis aan de gracht', '500.00', '630.00'],
      ['2024-06-15', 'Boter en brood', '24.50', '605.50'],
      ['2024-06-28', 'Zilver bron', '+500.00', '1105.50'],
    ]);
    expect(reading.statements[0]).toMatchObject({
      openingBalance: { value: '1130.00' },
      closingBalance: { value: '1105.50' },
      account: { value: '77-120-3344' },
      currency: { value: 'EUR' },
    });
    expect(reading.checks.every((check) => check.holds)).toBe(true);
  });

  it('is the same for another month and another owner, and not for another house', () => {
    const marks = (month: Month) => learnStatementLayout([sheet(month)], TAUGHT, null).marks;
    expect(layoutKey(marks(JUNE))).toBe(layoutKey(layout.marks));
    const fits = (page: Page) => layoutsOf(linesOf(page), [{ id: 'kept', layout }]).length === 1;
    expect(fits(sheet({ ...JUNE, owner: 'De Heer Visser' }))).toBe(true);
    const other = pageOfText('Bakker Jansen\n\nDatum   Omschrijving   Af   Bij\n03/06  Brood  24.50  1.00\n');
    expect(fits(other)).toBe(false);
  });

  it('is not used for documents that are proved without it', () => {
    const page = pageOfText(`Harbour Bank
Account Number 123-456-789
Statement of Account  Currency HKD
Period 01/06/2024 to 30/06/2024

Date        Description                 Withdrawal      Deposit       Balance
01/06/2024  Balance B/F                                               1,000.00
03/06/2024  Rent                            200.00                      800.00
05/06/2024  Sale                                          50.00         850.00
30/06/2024  Balance C/F                                                 850.00
`);
    expect(readDocument(input(page)).taughtBy).toBeUndefined();
  });
});

describe('columns to begin with', () => {
  it('are cut where the rows leave gaps', () => {
    const proposed = proposeColumns(linesOf(sheet(MAY)));
    expect(proposed.map(({ role }) => role)).toEqual(['date', 'description', 'amount', 'balance']);
    expect(proposed.every(({ to }, index) => to === (proposed[index + 1]?.from ?? 1))).toBe(true);
    const page = sheet(MAY);
    const taught = { ...TAUGHT, columns: proposed };
    expect(rowsOf(readTaught(linesOf(page), [page], { taught })).slice(1)).toEqual(ROWS_OF_MAY.slice(1));
  });

  it('are plain ones on a page without rows', () => {
    expect(proposeColumns(linesOf(pageOfText('Nothing here')))).toHaveLength(5);
  });
});
