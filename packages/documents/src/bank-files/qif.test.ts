import { describe, expect, it } from 'vitest';
import type { BankFile } from './bank-file.ts';
import { readQif } from './qif.ts';

function read(text: string): BankFile {
  const file = readQif(text, null);
  if (file === null) throw new Error('no register was found');
  return file;
}

function plain(file: BankFile): string[][] {
  return file.statements.map(({ lines }) =>
    lines.map((line) => `${line.date} ${line.in ?? `-${line.out}`} ${line.payee ?? ''}`.trim()),
  );
}

const record = (date: string, amount: string, more = ''): string => `D${date}\nT${amount}\n${more}^\n`;

describe('QIF', () => {
  it.each([
    ['month first, as a day above 12 tells', ['01/13/2026', '02/01/2026'], ['2026-01-13', '2026-02-01']],
    ['day first, as a day above 12 tells', ['13/01/2026', '01/02/2026'], ['2026-01-13', '2026-02-01']],
    ["Quicken's blanks and apostrophe", ["1/ 5'26", "1/13'26"], ['2026-01-05', '2026-01-13']],
    ["Quicken's apostrophe alone", ["1/ 5'26"], ['2026-01-05']],
    ['day first where nothing tells', ['05/01/2026'], ['2026-01-05']],
    ['points', ['13.1.2026'], ['2026-01-13']],
    ['years first', ['2026-01-13'], ['2026-01-13']],
    ['the last century', ['12/25/95'], ['1995-12-25']],
  ])('days with %s', (_, days, wanted) => {
    const file = read(`!Type:Bank\n${days.map((day) => record(day, '-5.00')).join('')}`);
    expect(file.statements[0]?.lines.map(({ date }) => date)).toEqual(wanted);
  });

  it('amounts with thousands marks, with commas before the cents, and given twice', () => {
    expect(plain(read(`!Type:Bank\n${record('13/01/2026', '-1,234.56', 'U-1,234.56\nPRent\n')}`))).toEqual([
      ['2026-01-13 -1234.56 Rent'],
    ]);
    expect(plain(read(`!Type:Bank\n${record('13/01/2026', '-1.234,56')}`))).toEqual([['2026-01-13 -1234.56']]);
  });

  it('an amount that is thousands or thousandths is refused, unless the file writes three decimals', () => {
    const amounts = (...all: string[]) => read(`!Type:Bank\n${all.map((one) => record('13/01/2026', one)).join('')}`);
    expect(amounts('-1.230', '-12.50').problems).toEqual([
      { row: 2, code: 'row_amount_unclear', values: { found: '-1.230', whole: '1230', fraction: '1.230' } },
    ]);
    expect(plain(amounts('-1.230', '-0.500'))).toEqual([['2026-01-13 -1.23', '2026-01-13 -0.50']]);
    expect(plain(amounts('-1,230', '-12.50'))).toEqual([['2026-01-13 -1230.00', '2026-01-13 -12.50']]);
  });

  it('splits are parts of their record, not records', () => {
    const split = record(
      '13/01/2026',
      '-30.00',
      'PShop\nMweekly\nN123\nLFood\nSFood\nEbread\n$-10.00\nSHome\n$-20.00\n',
    );
    expect(read(`!Type:Bank\n${split}`).statements[0]?.lines).toMatchObject([
      { out: '30.00', payee: 'Shop', description: 'weekly', reference: '123' },
    ]);
  });

  it('each account is one statement, whatever is between the accounts', () => {
    const file = read(
      `!Option:AutoSwitch\n!Account\nNCurrent\nTBank\n^\nNCard\nTCCard\n^\n!Clear:AutoSwitch\n!Account\nNCurrent\nTBank\n^\n!Type:Bank\n${record('13/01/2026', '-5.00')}!Type:Cat\nNFood\nE\n^\n!Account\nNCard\nTCCard\n^\n!Type:CCard\n${record('14/01/2026', '-7.00')}!Account\nNCurrent\n^\n!Type:Bank\n${record('15/01/2026', '9.00')}!Type:Invst\nD15/01/2026\nNBuy\nT5.00\n^\n`,
    );
    expect(file.statements.map(({ account }) => account)).toEqual(['Current', 'Card']);
    expect(plain(file)).toEqual([['2026-01-13 -5.00', '2026-01-15 9.00'], ['2026-01-14 -7.00']]);
  });

  it('the record of the opening balance is the opening balance, and names the account', () => {
    const file = read(
      `!Type:Bank\n${record('01/01/2026', '1,000.00', 'POpening Balance\nL[Current]\n')}${record('13/01/2026', '-5.00')}`,
    );
    expect(file.statements).toMatchObject([
      { account: 'Current', openingBalance: '1000.00', lines: [{ out: '5.00' }] },
    ]);
  });

  it.each([
    [
      'a day the calendar does not have',
      record('31/11/2025', '-5.00'),
      { row: 5, code: 'row_date', values: { found: '31/11/2025' } },
    ],
    ['no amount', 'D13/01/2026\nPX\n^\n', { row: 5, code: 'row_amount', values: { found: '' } }],
  ])('%s: the line and the reason, all else kept', (_, bad, problem) => {
    const file = read(`!Type:Bank\n${record('13/01/2026', '-5.00')}${bad}`);
    expect(file.problems).toEqual([problem]);
    expect(file.statements[0]?.lines).toHaveLength(1);
  });

  it('that breaks off keeps what came before', () => {
    const file = read(`!Type:Bank\n${record('13/01/2026', '-5.00')}D14/01/2026\nT-6.00`);
    expect(file.problems).toMatchObject([{ code: 'broken' }]);
    expect(file.statements[0]?.lines).toHaveLength(2);
  });

  it('of categories alone has nothing to import', () => {
    expect(read('!Type:Cat\nNFood\nE\n^\n').problems).toMatchObject([{ code: 'no_rows' }]);
  });
});
