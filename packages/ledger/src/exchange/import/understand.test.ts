import { describe, expect, it } from 'vitest';
import { chartOf, DEFAULT_CHART } from '../../accounts/index.ts';
import { type AccountChoice, type ImportRequest, openingLines, understandImport } from './index.ts';

const chart = chartOf(
  DEFAULT_CHART.map((account) => ({ ...account, currency: account.code === '1030' ? 'USD' : null })),
);

function understand(text: string, changes: Partial<ImportRequest> = {}, accounts: [string, AccountChoice][] = []) {
  return understandImport({
    text,
    kind: 'general_ledger',
    baseCurrency: 'HKD',
    chart,
    lockedThrough: null,
    remembered: new Map(),
    choices: { amountSign: null, asAt: null, accounts: new Map(accounts) },
    ...changes,
  });
}

const problemsOf = (understood: ReturnType<typeof understand>) =>
  understood.accounts.map(({ account, problem }) => [account.name, problem]);

describe('a file understood', () => {
  it('finds the debit or credit side of the amounts of each account from the signs that make them sum to zero', () => {
    const own = 'Date,Account,Amount\n2026-04-01,Bank,100.00\n2026-04-01,Sales,100.00';
    const understood = understand(own);
    expect([understood.sign, understood.faults, understood.entries.length]).toEqual(['own_side', [], 1]);
    expect(understood.accounts.map(({ balanceMinor }) => balanceMinor)).toEqual([10000n, -10000n]);
    const told = understand(own, { choices: { amountSign: 'debit_positive', asAt: null, accounts: new Map() } });
    expect(told.faults.map(({ code }) => code)).toEqual(['entry_unbalanced']);
  });

  it('begins with the balances above the postings, the day before the month they start in', () => {
    const text = [
      'Date,Description,Debit,Credit',
      '1010 Bank',
      'Opening balance,,900.00,',
      '2026-04-05,Rent,,100.00',
      '3000 Capital',
      'Opening balance,,,900.00',
      '6100 Rent',
      '2026-04-05,Rent,100.00,',
    ].join('\n');
    const understood = understand(text);
    expect([understood.openingDay, understood.faults]).toEqual(['2026-03-31', []]);
    expect([...openingLines(understood, chart)]).toEqual([
      ['1010', 90000n],
      ['3000', -90000n],
    ]);
  });

  it('an account in another currency takes postings only with their amounts in it', () => {
    const head = 'Date,Account,Currency,Foreign amount,Amount\n';
    const choice: [string, AccountChoice][] = [['name:dollars', { to: 'account', code: '1030' }]];
    const told = `${head}2026-04-01,Dollars,USD,10.00,78.00\n2026-04-01,Rent,HKD,,-78.00`;
    expect(problemsOf(understand(told, {}, choice))).toEqual([
      ['Dollars', null],
      ['Rent', null],
    ]);
    for (const row of ['USD,,78.00', 'EUR,10.00,78.00', 'USD,-10.00,78.00']) {
      const untold = `${head}2026-04-01,Dollars,${row}\n2026-04-01,Rent,HKD,,-78.00`;
      expect(problemsOf(understand(untold, {}, choice))[0]).toEqual(['Dollars', 'foreign_needed']);
    }
  });

  it('in a trial balance it waits, as receivables and payables do', () => {
    const text = 'Account,Debit,Credit\nBank - USD,78.00,\nTrade receivables,22.00,\nOpening balance equity,,100.00';
    const choices = { amountSign: null, asAt: '2026-03-31', accounts: new Map() };
    const understood = understand(text, { kind: 'trial_balance', choices });
    expect(understood.accounts.map(({ choice }) => choice)).toEqual([
      { to: 'later', code: '1030' },
      { to: 'later', code: '1100' },
      { to: 'account', code: '3900' },
    ]);
    expect([...openingLines(understood, chart)]).toEqual([]);
    expect(understood.faults).toEqual([]);
  });

  it.each([
    ['no day', 'Account,Debit,Credit\nBank,1.00,\nShare capital,,1.00', null, null, ['date_missing']],
    [
      'a locked day',
      'Account,Debit,Credit\nBank,1.00,\nShare capital,,1.00',
      '2026-03-31',
      '2026-03-31',
      ['date_locked'],
    ],
    ['an unknown account', 'Account,Debit,Credit\nBank,1.00,\nOdd,,1.00', '2026-03-31', null, ['accounts_unmapped']],
    ['nothing', '', '2026-03-31', null, ['file_empty']],
    ['an open quote', 'Account,"Debit\nBank,1.00', '2026-03-31', null, ['quote_unclosed']],
  ])('a trial balance with %s cannot be posted', (_, text, asAt, lockedThrough, faults) => {
    const choices = { amountSign: null, asAt, accounts: new Map() };
    const understood = understand(text, { kind: 'trial_balance', choices, lockedThrough });
    expect(understood.faults.map(({ code }) => code)).toEqual(faults);
  });

  it('two of theirs may become one new account, but not two of one code', () => {
    const text = 'Date,Account,Amount\n2026-04-01,Odd,1.00\n2026-04-01,Queer,-1.00';
    const made = { to: 'new', code: '6399', name: 'Odd', nameZh: 'Odd', section: 'operating_expenses' } as const;
    const one = understand(text, {}, [
      ['name:odd', made],
      ['name:queer', made],
    ]);
    expect(problemsOf(one)).toEqual([
      ['Odd', null],
      ['Queer', null],
    ]);
    const two = understand(text, {}, [
      ['name:odd', made],
      ['name:queer', { ...made, name: 'Queer' }],
    ]);
    expect(problemsOf(two)).toEqual([
      ['Odd', null],
      ['Queer', 'code_taken'],
    ]);
  });
});
