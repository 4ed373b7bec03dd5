import { describe, expect, it } from 'vitest';
import { loadExample } from '../example.ts';
import { expectedStatement } from '../expected.ts';
import { closingBalance } from './bank-statement.ts';
import { statementFromEvents } from './statement-from-events.ts';

const example = loadExample();

function readingOf(from: string, to: string, layout: 'harbour' | 'meridian', account = '1010') {
  const read = expectedStatement(statementFromEvents(example, { account, from, to, layout })).statements?.[0];
  if (read === undefined) throw new Error('no statement');
  return read;
}

describe('statement of the example company', () => {
  it('prints November 2025 as prepared by hand: overdraft, returned cheque, balance once a day', () => {
    const { openingBalance, closingBalance: closing, lines } = readingOf('2025-11-01', '2025-11-30', 'harbour');
    expect([openingBalance, closing]).toEqual(['3997.27', '138120.47']);
    expect(lines.map((line) => [line.date, line.description, line.out, line.in, line.balance])).toEqual([
      [
        '2025-11-05',
        'TRANSFER FPS 轉賬支出 SKYLINE OFFICE SUPPLIES LIMITED N1105330771',
        '14980.00',
        null,
        '-10982.73',
      ],
      ['2025-11-10', 'CHEQUE DEPOSIT 229018 支票存入', null, '60000.00', '49017.27'],
      ['2025-11-13', 'RETURNED CHEQUE 229018 退票', '60000.00', null, '-10982.73'],
      ['2025-11-18', 'FPS CREDIT 轉數快存入 BLUE HARBOUR RETAIL LTD', null, '60000.00', null],
      ['2025-11-18', 'TRANSFER FROM SAVINGS 轉賬存入', null, '250000.00', null],
      ['2025-11-18', 'FX PURCHASE CNY 90,000.00 @1.0950', '98550.00', null, '200467.27'],
      ['2025-11-19', 'TRANSFER 轉賬支出 LAM HOI YAN', '60000.00', null, '140467.27'],
      ['2025-11-28', 'CARD PURCHASE VICTORIA DINING', '2346.80', null, '138120.47'],
    ]);
  });

  it('leaves the unpresented cheque out of March 2026 and prints it in April', () => {
    const march = readingOf('2026-03-01', '2026-03-31', 'meridian');
    expect([march.openingBalance, march.closingBalance]).toEqual(['62770.47', '95670.47']);
    expect(march.lines.map((line) => [line.date, line.description, line.out, line.in, line.balance])).toEqual([
      ['2026-03-09', 'FPS CREDIT 轉數快存入 AURORA GIFTS (HK) LIMITED INV-2026-001', null, '50000.00', '112770.47'],
      ['2026-03-31', 'AUTOPAY-OUT SALARY 自動轉賬支出', '17100.00', null, '95670.47'],
    ]);
    const april = readingOf('2026-04-01', '2026-04-30', 'meridian');
    expect(april.lines[0]).toMatchObject({ date: '2026-04-02', out: '5230.00', balance: '90440.47' });
  });

  it.each([
    ['1010', '2025-10-31', '3997.27'],
    ['1030', '2026-03-31', '17001.35'],
    ['1020', '2025-11-18', '240000.00'],
  ])('account %s closes at the book balance on %s: %s', (account, to, balance) => {
    const statement = statementFromEvents(example, { account, from: '2025-04-01', to, layout: 'harbour' });
    expect(closingBalance(statement)).toBe(balance);
  });

  it('carries the closing balance of one month into the next, all year', () => {
    const months = Array.from({ length: 12 }, (_, index) =>
      new Date(Date.UTC(2025, 3 + index, 1)).toISOString().slice(0, 7),
    );
    const statements = months.map((month) =>
      statementFromEvents(example, { account: '1010', from: `${month}-01`, to: `${month}-31`, layout: 'meridian' }),
    );
    expect(statements.slice(1).map((statement) => statement.openingBalance)).toEqual(
      statements.slice(0, -1).map(closingBalance),
    );
    expect(statements.flatMap((statement) => statement.lines)).toHaveLength(33);
  });

  it('refuses an account that is not there', () => {
    const choice = { account: '1999', from: '2025-04-01', to: '2025-04-30', layout: 'harbour' } as const;
    expect(() => statementFromEvents(example, choice)).toThrow('no account 1999');
  });
});
