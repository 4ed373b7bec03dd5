import { describe, expect, it } from 'vitest';
import { answerOf, CONTEXT, legsOf } from '../scenario.ts';
import { type BankLinePosting, bankLine } from './bank-line.ts';
import { type TransferPosting, transfer } from './transfer.ts';

function lineOf(changes: Partial<BankLinePosting>): BankLinePosting {
  return {
    ref: 'B',
    number: 'B',
    date: '2026-03-31',
    accountCode: '1010',
    direction: 'spent',
    amountMinor: 10000n,
    rate: null,
    narration: 'A LINE',
    splits: [{ accountCode: '6400', amountMinor: 10000n }],
    ...changes,
  };
}

describe('a bank line classified directly', () => {
  const cases: [string, Partial<BankLinePosting>, string[]][] = [
    [
      'splits wages with a negative part',
      {
        amountMinor: 1710000n,
        splits: [
          { accountCode: '6000', amountMinor: 1800000n },
          { accountCode: '2150', amountMinor: -90000n },
        ],
      },
      ['Cr 1010 17100.00', 'Dr 6000 18000.00', 'Cr 2150 900.00'],
    ],
    [
      'pays a VAT return with its exchange residue',
      {
        amountMinor: 1140286n,
        splits: [
          { accountCode: '2140', amountMinor: 1274694n },
          { accountCode: '1150', amountMinor: -137956n },
          { accountCode: '7100', amountMinor: 3548n },
        ],
      },
      ['Cr 1010 11402.86', 'Dr 2140 12746.94', 'Cr 1150 1379.56', 'Dr 7100 35.48'],
    ],
    [
      'receives into suspense',
      { direction: 'received', splits: [{ accountCode: '2990', amountMinor: 10000n }] },
      ['Dr 1010 100.00', 'Cr 2990 100.00'],
    ],
    [
      'converts a foreign fee',
      {
        accountCode: '1030',
        amountMinor: 1500n,
        rate: '7.8010',
        splits: [{ accountCode: '6400', amountMinor: 1500n }],
      },
      ['Cr 1030 USD 15.00 = 117.02', 'Dr 6400 117.02'],
    ],
    [
      'gives the cents of a foreign split to the largest part',
      {
        accountCode: '1030',
        amountMinor: 300n,
        rate: '7.8050',
        splits: [
          { accountCode: '6140', amountMinor: 100n },
          { accountCode: '6150', amountMinor: 100n },
          { accountCode: '6690', amountMinor: 100n },
        ],
      },
      ['Cr 1030 USD 3.00 = 23.42', 'Dr 6140 7.80', 'Dr 6150 7.81', 'Dr 6690 7.81'],
    ],
    [
      'takes claimable tax out of a part',
      { amountMinor: 12000n, splits: [{ accountCode: '6240', amountMinor: 12000n, taxCode: 'UK20' }] },
      ['Cr 1010 120.00', 'Dr 6240 100.00', 'Dr 1150 20.00'],
    ],
    [
      'leaves other tax in the cost',
      { amountMinor: 11300n, splits: [{ accountCode: '5000', amountMinor: 11300n, taxCode: 'CN13N' }] },
      ['Cr 1010 113.00', 'Dr 5000 113.00'],
    ],
    [
      'takes output tax out of a sale',
      {
        direction: 'received',
        amountMinor: 12000n,
        splits: [{ accountCode: '4000', amountMinor: 12000n, taxCode: 'UK20' }],
      },
      ['Dr 1010 120.00', 'Cr 4000 100.00', 'Cr 2140 20.00'],
    ],
  ];
  it.each(cases)('%s', (_, changes, legs) => {
    expect(legsOf(bankLine(lineOf(changes), CONTEXT)[0])).toEqual(legs);
  });

  it.each([
    ['whose parts fall short', { amountMinor: 10001n }, 'splits_do_not_add_up'],
    ['without parts', { splits: [] }, 'splits_do_not_add_up'],
    ['onto receivables', { splits: [{ accountCode: '1100', amountMinor: 10000n }] }, 'control_account_not_allowed'],
    ['onto itself', { splits: [{ accountCode: '1010', amountMinor: 10000n }] }, 'same_account'],
    ['onto an unknown account', { splits: [{ accountCode: '9999', amountMinor: 10000n }] }, 'unknown_account'],
    ['of nil', { amountMinor: 0n, splits: [] }, 'amount_not_positive'],
  ])('%s is refused', (_, changes, code) => {
    expect(answerOf(() => bankLine(lineOf(changes), CONTEXT))).toBe(code);
  });
});

function transferOf(
  fromAccount: string,
  toAccount: string,
  from: bigint,
  to: bigint,
  changes: Partial<TransferPosting> = {},
) {
  const head = { ref: 'T', number: 'T', date: '2026-03-30', narration: 'Transfer' };
  return { ...head, fromAccount, toAccount, fromAmountMinor: from, toAmountMinor: to, ...changes };
}

describe('a transfer between own accounts', () => {
  const cases: [string, TransferPosting, string[][]][] = [
    [
      'in base currency',
      transferOf('1010', '1020', 34000000n, 34000000n),
      [['Dr 1020 340000.00', 'Cr 1010 340000.00']],
    ],
    [
      'to a foreign account, fee apart',
      transferOf('1010', '1040', 9180000n, 8500000n, { feeMinor: 12000n }),
      [['Dr 1040 CNY 85000.00 = 91800.00', 'Cr 1010 91800.00', 'Dr 6400 120.00', 'Cr 1010 120.00']],
    ],
    [
      'from a foreign account with a foreign fee',
      transferOf('1030', '1010', 800000n, 6264000n, { feeMinor: 1000n }),
      [['Dr 1010 62640.00', 'Cr 1030 USD 8000.00 = 62640.00', 'Dr 6400 78.30', 'Cr 1030 USD 10.00 = 78.30']],
    ],
    [
      'between foreign accounts at the rate of the day',
      transferOf('1030', '1040', 100000n, 718000n, { rate: '7.8' }),
      [['Dr 1040 CNY 7180.00 = 7800.00', 'Cr 1030 USD 1000.00 = 7800.00']],
    ],
    [
      'shown by the other bank two days later',
      transferOf('1010', '1020', 5000n, 5000n, { arrivesOn: '2026-04-01' }),
      [
        ['Dr 1090 50.00', 'Cr 1010 50.00'],
        ['Dr 1020 50.00', 'Cr 1090 50.00'],
      ],
    ],
  ];
  it.each(cases)('%s', (_, input, entries) => {
    expect(transfer(input, CONTEXT).map(legsOf)).toEqual(entries);
  });

  it.each([
    ['to itself', transferOf('1010', '1010', 1n, 1n), 'same_account'],
    ['of different amounts in one currency', transferOf('1010', '1020', 2n, 1n), 'amounts_differ'],
    ['of nil', transferOf('1010', '1020', 0n, 0n), 'amount_not_positive'],
    ['between foreign accounts without a rate', transferOf('1030', '1040', 1n, 1n), 'rate_required'],
    [
      'that arrives before it leaves',
      transferOf('1010', '1020', 1n, 1n, { arrivesOn: '2026-03-29' }),
      'bad_date_order',
    ],
  ])('%s is refused', (_, input, code) => {
    expect(answerOf(() => transfer(input, CONTEXT))).toBe(code);
  });
});
