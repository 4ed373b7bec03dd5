import { describe, expect, it } from 'vitest';
import { type KnownBalances, prove } from './prove.ts';

const NOTHING: KnownBalances = {
  typedOpening: null,
  typedClosing: null,
  fileOpening: null,
  fileClosing: null,
  previousClosing: null,
};
const line = (amount: number, balance: number | null = null) => ({
  amountMinor: BigInt(amount),
  balanceMinor: balance === null ? null : BigInt(balance),
});
const plain = [line(-10), line(30)];
const printed = [line(-10, 90), line(30, 120)];

describe('what proves a statement', () => {
  it.each<[string, ReturnType<typeof line>[], Partial<KnownBalances>, object]>([
    ['nobody says anything', plain, {}, { opening: null, openingFrom: null, computed: null, proved: null }],
    ['the file says both', plain, { fileOpening: 100n, fileClosing: 120n }, { openingFrom: 'file', proved: true }],
    ['the file contradicts itself', plain, { fileOpening: 100n, fileClosing: 121n }, { computed: 120n, proved: false }],
    ['only where it closes', plain, { fileClosing: 120n }, { opening: 100n, openingFrom: 'file', proved: null }],
    [
      'where it closes, and where the one before did',
      plain,
      { fileClosing: 120n, previousClosing: 100n },
      { proved: true },
    ],
    [
      'where it closes, but not from where the one before did',
      plain,
      { fileClosing: 120n, previousClosing: 99n },
      { proved: null },
    ],
    [
      'a person says where it opens',
      plain,
      { typedOpening: 5n },
      { openingFrom: 'person', computed: 25n, proved: null },
    ],
    ['a person against the file', plain, { typedOpening: 5n, fileClosing: 120n }, { proved: false }],
    ['the statement before', plain, { previousClosing: 7n }, { opening: 7n, openingFrom: 'previous', proved: null }],
    ['its own balances', printed, {}, { opening: 100n, openingFrom: 'rows', closing: 120n, proved: true }],
    ['one balance alone', [line(-10, 90)], {}, { opening: 100n, proved: null }],
    ['a row that breaks', [line(-10, 90), line(30, 110)], {}, { proved: false }],
    ['rows and a closing balance that differs', printed, { fileClosing: 130n }, { computed: 120n, proved: false }],
    ['lines after the last printed balance', [line(-10, 90), line(5)], {}, { closing: 95n, computed: 95n }],
  ])('%s', (_, lines, known, expected) => {
    expect(prove(lines, { ...NOTHING, ...known })).toMatchObject(expected);
  });
});
