import { describe, expect, it } from 'vitest';
import { balanceAt, minorOf, minorsOf, PEAK_FERRY, peakFerryJson, WORKED_YEAR } from '../../test/peak-ferry.ts';
import { addMonths, endOfMonth, monthsOf } from '../calendar/index.ts';
import { replayEvents } from '../replay/index.ts';
import {
  type AssetAccounts,
  type AssetChange,
  type AssetFacts,
  assetMovements,
  type ClassChange,
  chargesThrough,
  depreciationLines,
  disposalGainMinor,
  disposalLines,
  registeredAccounts,
} from './index.ts';

interface WorkedAsset {
  readonly class: string;
  readonly cost: string;
  readonly from: string;
  readonly lifeMonths: number;
  readonly opening: string;
  readonly charges: readonly (readonly [string, string, string])[];
  readonly closing: string;
  readonly disposal?: { readonly on: string; readonly proceeds: string; readonly gain: string };
  readonly impairment?: { readonly on: string; readonly amount: string };
}
type Amounts = Record<string, string>;
interface WorkedMovement {
  readonly cost: Amounts;
  readonly depreciation: Amounts;
  readonly netOpening: string;
  readonly netClosing: string;
}

const register = peakFerryJson<{ assets: Record<string, WorkedAsset>; movements: Record<string, WorkedMovement> }>(
  'register.json',
);
const assets = Object.entries(register.assets);
const books = replayEvents(PEAK_FERRY);

const accountsOf = (cost: string): AssetAccounts => ({
  cost,
  depreciation: `${cost.slice(0, 3)}1`,
  expense: '6500',
  disposal: '7120',
});

/** The charges of the working, month by month. */
const workedCharges = ({ charges }: WorkedAsset) =>
  charges.flatMap(([first, last, amount]) =>
    monthsOf({ from: `${first}-01`, to: endOfMonth(`${last}-01`) }).map(({ from }) => ({
      month: from,
      amountMinor: minorOf(amount),
    })),
  );

const writtenOff = (date: string, depreciationMinor: bigint): AssetChange => ({
  date,
  costMinor: 0n,
  depreciationMinor,
});

/** The asset with what the years before had charged. */
function factsOf({ from, lifeMonths, cost, opening }: WorkedAsset): AssetFacts {
  const rules = {
    method: 'straight_line',
    convention: 'full_month',
    residualMinor: 0n,
    rateBasisPoints: null,
  } as const;
  const bought = { date: from, costMinor: minorOf(cost), depreciationMinor: 0n };
  return { estimates: [{ from, lifeMonths, ...rules }], changes: [bought, writtenOff('2025-03-31', minorOf(opening))] };
}

/** The charges that Folio computes, through the month before a disposal. */
function computedCharges(asset: WorkedAsset) {
  const facts = factsOf(asset);
  const last = asset.disposal === undefined ? '2026-03-01' : addMonths(`${asset.disposal.on.slice(0, 7)}-01`, -1);
  const { impairment } = asset;
  if (impairment === undefined) return chargesThrough(facts, '2025-03-01', last);
  const month = `${impairment.on.slice(0, 7)}-01`;
  const before = chargesThrough(facts, '2025-03-01', month);
  const changes = [
    ...facts.changes,
    ...before.map((charge) => writtenOff(endOfMonth(charge.month), charge.amountMinor)),
    writtenOff(impairment.on, minorOf(impairment.amount)),
  ];
  return [...before, ...chargesThrough({ ...facts, changes }, month, last)];
}

/** What the working recorded for an asset, as the register keeps it. */
function changesOf(asset: WorkedAsset): ClassChange[] {
  const { class: classId, cost, from, opening, closing, disposal, impairment } = asset;
  const change = (kind: ClassChange['kind'], date: string, costMinor: bigint, depreciationMinor: bigint) => ({
    classId,
    kind,
    date,
    costMinor,
    depreciationMinor,
  });
  const first = from < WORKED_YEAR.from ? change('opening', '2025-03-31', minorOf(cost), minorOf(opening)) : null;
  return [
    first ?? change('addition', from, minorOf(cost), 0n),
    ...workedCharges(asset).map(({ month, amountMinor }) => change('depreciation', endOfMonth(month), 0n, amountMinor)),
    ...(impairment === undefined ? [] : [change('impairment', impairment.on, 0n, minorOf(impairment.amount))]),
    ...(disposal === undefined ? [] : [change('disposal', disposal.on, -minorOf(cost), -minorOf(closing))]),
  ];
}

const classes = Object.keys(register.movements).map((classId) => ({ classId, ...accountsOf(classId) }));
const changes = assets.flatMap(([, asset]) => changesOf(asset));

/** Net amounts by account, debit positive. */
function netsOf(lines: readonly { accountCode: string; debitMinor: bigint; creditMinor: bigint }[]) {
  const groups = Map.groupBy(lines, ({ accountCode }) => accountCode);
  const net = (own: typeof lines) => own.reduce((sum, line) => sum + line.debitMinor - line.creditMinor, 0n);
  return Object.fromEntries([...groups].map(([account, own]) => [account, net(own)]).sort());
}

const booked = (narration: string) => {
  const entries = books.entries.filter((entry) => entry.narration === narration);
  return entries.map(({ date, lines }) => [date, netsOf(lines)]);
};

describe('the register of Peak Ferry', () => {
  it.each(assets)('depreciates %s as worked by hand, month by month', (_, asset) => {
    const worked = workedCharges(asset);
    expect(computedCharges(asset)).toEqual(worked);
    const writtenMinor = worked.reduce((sum, { amountMinor }) => sum + amountMinor, minorOf(asset.opening));
    expect(writtenMinor + minorOf(asset.impairment?.amount ?? '0')).toBe(minorOf(asset.closing));
  });

  it('shows the movements of each class as worked by hand', () => {
    const worked = Object.entries(register.movements).map(([classId, { cost, depreciation, ...net }]) => ({
      classId,
      cost: minorsOf({ ...cost, transfers: '0' }),
      depreciation: minorsOf({ ...depreciation, transfers: '0' }),
      ...minorsOf(net),
    }));
    const byClass = assetMovements(changes, WORKED_YEAR).sort((one, other) => (one.classId < other.classId ? -1 : 1));
    expect(byClass).toEqual(worked);
  });

  it('ties to the books at the end of every month', () => {
    for (const { to } of monthsOf(WORKED_YEAR)) {
      for (const [code, { closingMinor }] of registeredAccounts(changes, classes, { from: to, to }))
        expect([to, code, closingMinor]).toEqual([to, code, balanceAt(books, code, to)]);
    }
  });

  it('has two accounts for each class, with both sides of the year', () => {
    const accounts = registeredAccounts(changes, classes, WORKED_YEAR);
    expect(accounts.size).toBe(10);
    expect(accounts.get('1500')).toEqual(
      minorsOf({ opening: '100000', debit: '36000', credit: '60000', transfer: '0', closing: '76000' }),
    );
    expect(accounts.get('1541')).toEqual(
      minorsOf({ opening: '-48000', debit: '0', credit: '48000', transfer: '0', closing: '-96000' }),
    );
  });

  it('posts the depreciation of each month and the impairment as the books have them', () => {
    const months = monthsOf(WORKED_YEAR).map(({ from, to }) => {
      const lines = Object.keys(register.movements).flatMap((classId) => {
        const own = assets.filter(([, asset]) => asset.class === classId);
        const amounts = own.flatMap(([label, asset]) =>
          computedCharges(asset).flatMap(({ month, amountMinor }) => (month === from ? [{ label, amountMinor }] : [])),
        );
        return amounts.length === 0 ? [] : depreciationLines(accountsOf(classId), amounts, 'Depreciation');
      });
      return [to, netsOf(lines)];
    });
    expect(months).toEqual(booked('Depreciation of the month'));
    const impaired = depreciationLines(accountsOf('1540'), [{ label: 'Machine', amountMinor: 15_000_00n }], '');
    expect([['2025-09-30', netsOf(impaired)]]).toEqual(booked('Impairment of the machine'));
  });

  it.each(assets.filter(([, { disposal }]) => disposal !== undefined))('posts the sale of %s', (label, asset) => {
    const { on = '', proceeds = '', gain = '' } = asset.disposal ?? {};
    const disposal = {
      costMinor: minorOf(asset.cost),
      depreciationMinor: minorOf(asset.closing),
      lastChargeMinor: 0n,
      proceedsMinor: minorOf(proceeds),
    };
    expect(disposalGainMinor(disposal)).toBe(minorOf(gain));
    const lines = disposalLines(accountsOf(asset.class), disposal, { label, proceedsAccount: '1010' });
    expect([[on, netsOf(lines)]]).toEqual(booked(`${label} sold`));
  });
});
