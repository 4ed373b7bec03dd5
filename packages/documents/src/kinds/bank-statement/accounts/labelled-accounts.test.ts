import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import type { Word } from '../../../page/page.ts';
import { isSameAccount, labelledAccounts } from './account.ts';

/** Lines of words, each with the place in points where it begins. */
function lines(...rows: (readonly [number, string])[][]) {
  const words = rows.flatMap((row, line) =>
    row.map(
      ([x, text]): Word => ({
        text,
        confidence: 1,
        box: { x: x / 600, y: (40 + line * 20) / 800, width: (text.length * 5) / 600, height: 9 / 800 },
      }),
    ),
  );
  return linesOf({ number: 1, widthPt: 600, heightPt: 800, source: 'text', words });
}

describe('labelledAccounts', () => {
  it('finds the numbers of accounts that are printed next to each other', () => {
    const found = labelledAccounts(
      lines([
        [36, 'Account'],
        [74, 'Number:'],
        [112, '869-319440-149'],
        [313, 'Account'],
        [351, 'Number:'],
        [389, '2922-1495-7296'],
      ]),
    );
    expect([...found]).toEqual(['869319440149', '292214957296']);
  });

  it('finds a number in the next column and leaves those in the words of a row', () => {
    const found = labelledAccounts(
      lines(
        [
          [36, '戶口號碼'],
          [200, '012-345678-9'],
        ],
        [
          [36, '03-04-2026'],
          [100, 'Transfer'],
          [145, 'to'],
          [158, 'another'],
          [197, 'account'],
          [236, 'no.'],
          [255, '555-666777-8'],
        ],
      ),
    );
    expect([...found]).toEqual(['0123456789']);
  });
});

describe('isSameAccount', () => {
  it.each([
    ['012345678', '012-345678', true],
    ['0123456789', '012-345678', true],
    ['012345678', '999-345678', false],
    ['012345678', '', false],
  ])('%s and %s: %s', (digits, account, same) => {
    expect(isSameAccount(digits, account)).toBe(same);
  });
});
