import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  chartOf,
  DEFAULT_CHART,
  isPresentationOnly,
  isRolledAtYearEnd,
  SECTIONS,
} from '../accounts/index.ts';
import { at } from '../assert.ts';
import { evaluateLayout, figureOf, type LayoutColumn, openLayout, placeAccounts } from '../report-layout/index.ts';
import { checkAccounts } from './checks.ts';
import { type PlainAccount, plainRounded, plainTotals } from './plain-oracle.ts';
import { SME_FRS_LAYOUT } from './sme-frs/layout.ts';

const opened = openLayout(SME_FRS_LAYOUT);
const TYPE_OF_SECTION = (section: Account['section']): Account['type'] => {
  if (section.endsWith('assets')) return 'asset';
  if (section.endsWith('liabilities')) return 'liability';
  if (section === 'equity') return 'equity';
  return section === 'revenue' || section === 'other_income' ? 'revenue' : 'expense';
};

/** Accounts that a person added, in any section, with any cash flow category. */
const ADDED: fc.Arbitrary<Account[]> = fc
  .array(
    fc.record({
      section: fc.constantFrom(...SECTIONS),
      cashFlow: fc.constantFrom('cash', 'operating', 'investing', 'financing', 'none'),
      normalSide: fc.constantFrom('debit', 'credit'),
    }),
    { maxLength: 15 },
  )
  .map((list) =>
    list.map(({ section, cashFlow, normalSide }, index): Account => {
      const type = TYPE_OF_SECTION(section);
      const subtype = type === 'equity' ? 'reserves' : 'operating';
      const name = `Added ${index}`;
      const code = `9${String(index).padStart(3, '0')}`;
      return {
        code,
        name,
        nameZh: name,
        type,
        subtype,
        section,
        normalSide,
        cashFlow,
        systemRole: null,
        currency: null,
        active: true,
      };
    }),
  );

const AMOUNT = fc.oneof(
  fc.bigInt({ min: 0n, max: 100_000n }),
  fc.bigInt({ min: 0n, max: 9_000_000_000_000n }),
  fc.constantFrom(0n, 49n, 50n, 150n),
);

/** Entries of two accounts each, before the period and in it: the trial balance is always in balance. */
const BOOKS = ADDED.chain((added) => {
  const chart = [...DEFAULT_CHART, ...added].filter((account) => !isPresentationOnly(account));
  const place = fc.nat({ max: chart.length - 1 });
  const entries = fc.array(fc.record({ debit: place, credit: place, amount: AMOUNT, before: fc.boolean() }), {
    maxLength: 40,
  });
  return entries.map((list) => plainBooks(chart, list));
});

function plainBooks(
  chart: readonly Account[],
  entries: readonly { debit: number; credit: number; amount: bigint; before: boolean }[],
): PlainAccount[] {
  const list = chart.map((account) => ({ account, openingMinor: 0n, debitMinor: 0n, creditMinor: 0n }));
  const retained = list.find(({ account }) => account.systemRole === 'retained_earnings');
  const opening = (row: PlainAccount) => (isRolledAtYearEnd(row.account) && retained !== undefined ? retained : row);
  for (const { debit, credit, amount, before } of entries) {
    if (before) {
      opening(at(list, debit)).openingMinor += amount;
      opening(at(list, credit)).openingMinor -= amount;
    } else {
      at(list, debit).debitMinor += amount;
      at(list, credit).creditMinor += amount;
    }
  }
  return list;
}

function columnOf(list: readonly PlainAccount[]): LayoutColumn {
  return { accounts: new Map(list.map(({ account, ...figures }) => [account.code, figures])), given: new Map() };
}

function accountsOf(list: readonly PlainAccount[], unitMinor: bigint) {
  const chart = chartOf([...list.map(({ account }) => account), ...DEFAULT_CHART.filter(isPresentationOnly)]);
  const placement = placeAccounts(opened, chart, new Map());
  const columns = [columnOf(list)];
  const evaluated = evaluateLayout(opened, placement, columns, unitMinor);
  return { chart, placement, columns, evaluated };
}

const IDENTITIES_OF_BOOKS = opened.identities.filter(({ identity }) => identity.id !== 'cash_ties');

describe('accounts of random books', () => {
  it('place every account, balance, and give the profit of the trial balance', () => {
    fc.assert(
      fc.property(BOOKS, (list) => {
        const { chart, placement, columns, evaluated } = accountsOf(list, 1n);
        const plain = plainTotals(list);
        expect(placement.unplaced).toEqual([]);
        expect(figureOf(evaluated, 'net_assets').shownMinor).toBe(plain.netAssetsMinor);
        expect(figureOf(evaluated, 'total_equity').shownMinor).toBe(plain.equityMinor);
        expect(figureOf(evaluated, 'profit_for_year').shownMinor).toBe(plain.profitMinor);
        const checks = checkAccounts(evaluated, placement, columns, chart, { withCashFlow: false });
        expect(checks.filter(({ level, holds }) => level === 'fault' && !holds)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('round every row that takes no difference, and every identity holds in rounded amounts', () => {
    fc.assert(
      fc.property(BOOKS, (list) => {
        const { evaluated } = accountsOf(list, 100n);
        const moved = new Set(evaluated.moves.map(({ row }) => row));
        for (const id of opened.leaves.keys()) {
          const { exactMinor, shownMinor } = figureOf(evaluated, id);
          if (!moved.has(id)) expect(shownMinor).toBe(plainRounded(exactMinor));
        }
        for (const { identity, difference } of IDENTITIES_OF_BOOKS) {
          let total = 0n;
          for (const [id, count] of difference) total += count * figureOf(evaluated, id).shownMinor;
          expect(total, identity.id).toBe(0n);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('never move a row by more than half a unit for each row of the identity', () => {
    fc.assert(
      fc.property(BOOKS, (list) => {
        const { evaluated } = accountsOf(list, 100n);
        for (const { identity, row } of evaluated.moves) {
          const rows = opened.identities.find((one) => one.identity.id === identity)?.difference.size ?? 0;
          const { exactMinor, shownMinor } = figureOf(evaluated, row);
          const distance = shownMinor > exactMinor ? shownMinor - exactMinor : exactMinor - shownMinor;
          // An earlier identity may have moved one of the rows by as much.
          expect(distance).toBeLessThanOrEqual(BigInt(rows) * 100n);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('give a balance at the start that equals the balance at the end of the period before', () => {
    fc.assert(
      fc.property(BOOKS, (list) => {
        const { evaluated } = accountsOf(list, 100n);
        const next = list.map(({ account, ...figures }): PlainAccount => {
          const closing = figures.openingMinor + figures.debitMinor - figures.creditMinor;
          const rolled = isRolledAtYearEnd(account);
          return { account, openingMinor: rolled ? 0n : closing, debitMinor: 0n, creditMinor: 0n };
        });
        const retained = next.find(({ account }) => account.systemRole === 'retained_earnings');
        const rolledMinor = list
          .filter(({ account }) => isRolledAtYearEnd(account))
          .reduce(
            (sum, { openingMinor, debitMinor, creditMinor }) => sum + openingMinor + debitMinor - creditMinor,
            0n,
          );
        if (retained !== undefined) retained.openingMinor += rolledMinor;
        const { evaluated: following } = accountsOf(next, 100n);
        const pairs = [
          ['retained_opening', 'retained_profits'],
          ['capital_opening', 'share_capital'],
          ['asset_cost_opening', 'ppe_cost'],
          ['asset_written_opening', 'ppe_depreciation'],
        ] as const;
        for (const [start, end] of pairs)
          expect(figureOf(following, start).shownMinor, start).toBe(figureOf(evaluated, end).shownMinor);
      }),
      { numRuns: 100 },
    );
  });
});
