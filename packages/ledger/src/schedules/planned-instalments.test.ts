import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../calendar/index.ts';
import {
  instalmentSides,
  LOAN_METHODS,
  loanInstalments,
  loanTableFault,
  openAt,
  type PlannedLine,
  plannedInstalments,
  tableDay,
} from './index.ts';

const agreed = [
  { dueOn: '2026-01-31', interestMinor: 30n, capitalMinor: 100n },
  { dueOn: '2026-02-28', interestMinor: 20n, capitalMinor: 100n },
  { dueOn: '2026-03-31', interestMinor: 10n, capitalMinor: 100n },
];
const loan = { capitalMinor: 300n, to: '2026-03-31', instalments: agreed };
const paid = (...days: Day[]): PlannedLine[] => days.map((dueOn) => ({ dueOn, amountMinor: 100n }));

describe('the instalments of a loan that are not posted', () => {
  it('are those without a posted line', () => {
    expect(plannedInstalments(loan, [])).toEqual(agreed);
    expect(plannedInstalments(loan, paid('2026-01-31', '2026-03-31'))).toEqual([agreed[1]]);
    expect(plannedInstalments(loan, paid('2026-01-31', '2026-02-28', '2026-03-31'))).toEqual([]);
  });

  it('end early with the capital that is left, without interest for it', () => {
    expect(plannedInstalments({ ...loan, to: '2026-02-10' }, paid('2026-01-31'))).toEqual([
      { dueOn: '2026-02-10', interestMinor: 0n, capitalMinor: 200n },
    ]);
    expect(plannedInstalments({ ...loan, to: '2026-02-28' }, paid('2026-01-31'))).toEqual([
      { dueOn: '2026-02-28', interestMinor: 20n, capitalMinor: 200n },
    ]);
    expect(plannedInstalments({ ...loan, to: '2026-01-31' }, paid('2026-01-31'))).toEqual([
      { dueOn: '2026-02-01', interestMinor: 0n, capitalMinor: 200n },
    ]);
  });

  it('add up to the loan with the posted ones, and what is owed equals the liability account on every day', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 11n }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...LOAN_METHODS),
        fc.array(fc.tuple(fc.constantFrom('run', 'reverse', 'end'), fc.integer({ min: 0, max: 1_900 })), {
          maxLength: 8,
        }),
        (capitalMinor, count, method, steps) => {
          const on = '2026-01-15';
          const terms = { capitalMinor, yearlyRatePercent: '7.25', instalments: count, firstOn: '2026-02-15', method };
          const instalments = loanInstalments(terms);
          let to = instalments.at(-1)?.dueOn ?? on;
          let posted: PlannedLine[] = [];
          const ledger = [{ on, amountMinor: capitalMinor }];
          const book = (day: Day, line: Parameters<typeof instalmentSides>[2], sign: bigint) => {
            const sides = instalmentSides({ balanceAccount: 'loan', resultAccount: 'interest' }, 'bank', line);
            const sum = sides.reduce((rest, { debitMinor, creditMinor }) => rest + debitMinor - creditMinor, 0n);
            expect(sum).toBe(0n);
            for (const { account, debitMinor } of sides)
              if (account === 'loan') ledger.push({ on: day, amountMinor: -debitMinor * sign });
          };
          const moved: { on: Day; amountMinor: bigint }[] = [];
          for (const [what, days] of steps) {
            const day = addDays(on, days);
            if (what === 'end' && day < to) to = day;
            if (what === 'run')
              for (const line of plannedInstalments({ capitalMinor, to, instalments }, posted).filter(
                ({ dueOn }) => dueOn <= day,
              )) {
                posted.push({ dueOn: line.dueOn, amountMinor: line.capitalMinor });
                moved.push({ on: line.dueOn, amountMinor: line.capitalMinor });
                book(line.dueOn, line, 1n);
              }
            const [back] = what === 'reverse' ? posted.slice(days % (posted.length || 1)) : [];
            if (back !== undefined) {
              posted = posted.filter((one) => one !== back);
              moved.push({ on: day, amountMinor: -back.amountMinor });
              ledger.push({ on: day, amountMinor: back.amountMinor });
            }
            const open = plannedInstalments({ capitalMinor, to, instalments }, posted);
            const all = [...open.map((one) => one.capitalMinor), ...posted.map((one) => one.amountMinor)];
            expect(all.reduce((sum, one) => sum + one, 0n)).toBe(capitalMinor);
            expect(new Set([...open, ...posted].map(({ dueOn }) => dueOn)).size).toBe(all.length);
          }
          const history = { kind: 'loan', source: [{ on, amountMinor: capitalMinor }], posted: moved } as const;
          for (const { on: day } of ledger) {
            const owed = ledger.filter((one) => one.on <= day).reduce((sum, one) => sum + one.amountMinor, 0n);
            expect(openAt(history, day)).toBe(owed);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('the table of a lender', () => {
  const check = (rows = agreed, capitalMinor = 300n, on = '2026-01-01') => loanTableFault(rows, { capitalMinor, on });
  it('is sound if its days rise and its capital adds up', () => {
    expect(check()).toBeNull();
  });

  it.each([
    ['no row', check([]), { kind: 'empty' }],
    [
      'a day before the loan',
      check(agreed, 300n, '2026-02-01'),
      { kind: 'order', line: 1, day: '2026-01-31', before: '2026-01-31' },
    ],
    [
      'a day twice',
      check([...agreed, ...agreed.slice(2)]),
      { kind: 'order', line: 4, day: '2026-03-31', before: '2026-03-31' },
    ],
    ['another sum', check(agreed, 301n), { kind: 'sum', foundMinor: 300n, expectedMinor: 301n }],
    [
      'more than 50 years',
      check(agreed, 300n, '1976-03-01'),
      { kind: 'too_long', from: '1976-03-01', to: '2026-03-31', last: '2026-03-01' },
    ],
  ])('is rejected with %s', (_what, found, expected) => {
    expect(found).toEqual(expected);
  });

  it.each([
    ['2026-04-30', '2026-04-30'],
    ['30/4/2026', '2026-04-30'],
    [' 1.12.2026 ', '2026-12-01'],
    ['31/4/2026', null],
    ['April', null],
  ])('has the day %s', (text, day) => {
    expect(tableDay(text)).toBe(day);
  });
});
