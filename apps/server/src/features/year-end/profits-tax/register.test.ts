import type { AssetClassBody, NewAssetBody, TaxComputation, TaxInputs } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { addAsset } from '../fixed-asset/add-asset.ts';
import { createClass } from '../fixed-asset/classes.ts';
import { runDepreciation } from '../fixed-asset/depreciation/depreciate.ts';
import { disposeAsset } from '../fixed-asset/dispose.ts';
import { adjustmentLines, decideAdjustment } from './adjust.ts';
import { approveComputation } from './approve.ts';
import { readFiledTax } from './filed-tax.ts';
import { createComputation, getComputation, saveComputation } from './keep-computation.ts';

const TERMS = { method: 'straight_line', convention: 'full_month', life_months: 36, rate_basis_points: null } as const;
const MACHINES: AssetClassBody = {
  ...TERMS,
  name: 'Machines',
  name_zh: '機器',
  cost_account: '1510',
  depreciation_account: '1511',
  expense_account: '6500',
  disposal_account: '7120',
  tax_class: 'pool_30',
};
const YEAR = { year_of_assessment: '2024/25', basis_from: '2024-04-01', basis_to: '2025-03-31' };
const NEXT = { year_of_assessment: '2025/26', basis_from: '2025-04-01', basis_to: '2026-03-31' };

describe.each(engines)('profits tax from the register on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let classId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database, '2026-05-10');
    classId = (await books.run((tx) => createClass(tx, books.call, MACHINES))).id;
  });

  const add = (over: Partial<NewAssetBody> = {}) =>
    books.run((tx) =>
      addAsset(tx, books.call, {
        ...TERMS,
        class_id: classId,
        name: 'Press',
        tax_class: 'pool_30',
        acquired_on: '2024-05-01',
        in_use_on: '2024-05-01',
        cost: '36000.00',
        residual: '0',
        supplier: '',
        note: '',
        counter_account: '2200',
        bill_line: null,
        depreciation: null,
        through: null,
        ...over,
      }),
    );
  const sell = (id: string, date: string, proceeds: string) =>
    books.run((tx) =>
      disposeAsset(tx, books.call, id, {
        date,
        proceeds,
        proceeds_account: '2200',
        note: '',
        accept_above_cost: false,
      }),
    );
  const create = (year = YEAR) => books.run((tx) => createComputation(tx, books.call, year));
  const save = ({ id, version, inputs, basis_from, basis_to }: TaxComputation, over: Partial<TaxInputs>) =>
    books.run((tx) =>
      saveComputation(tx, books.call, id, {
        version,
        basis_from,
        basis_to,
        is_cessation: false,
        inputs: { ...inputs, ...over },
      }),
    );
  const linesOf = ({ register }: TaxComputation) =>
    register?.lines.map(({ number, kind, cost, proceeds }) => [number, kind, cost, proceeds]);
  const amountOf = ({ working }: TaxComputation, key: string) => working.find((line) => line.key === key)?.amount;

  it('takes additions and disposals, in addition to what is typed, and leaves them out on request', async () => {
    await add();
    const old = await add({ name: 'Old press', acquired_on: '2023-01-01', in_use_on: '2023-01-01', cost: '9000.00' });
    await sell(old.id, '2024-06-10', '2000.00');
    await add({ name: 'Copier', tax_class: 'hire_purchase' });
    await add({ name: 'Painting', tax_class: 'excluded' });
    const tax = await create();
    expect(linesOf(tax)).toEqual([
      ['FA-0001', 'addition', '36000.00', null],
      ['FA-0002', 'disposal', '9000.00', '2000.00'],
      ['FA-0003', 'hire_purchase', '36000.00', null],
    ]);
    // 36,000 × 60 % = 21,600; (36,000 − 21,600 − 2,000) × 30 % = 3,720.
    expect([amountOf(tax, 'initial_allowance'), amountOf(tax, 'annual_allowance')]).toEqual(['-21600.00', '-3720.00']);
    const pool = { rate: '30', brought_forward: '10000.00', additions: '1000.00', disposals: [] } as const;
    const both = await save(tax, { pools: [{ ...pool, disposals: [] }] });
    expect(amountOf(both, 'initial_allowance')).toBe('-22200.00');
    const typed = await save(both, { from_register: false });
    expect([typed.register, amountOf(typed, 'initial_allowance')]).toEqual([null, '-600.00']);
  });

  it('carries a building of the register into the next year, where its sale is found', async () => {
    const shop = await add({ name: 'Shop', tax_class: 'commercial_building', cost: '100000.00' });
    const tax = await create();
    expect(amountOf(tax, 'building_allowance')).toBe('-4000.00');
    const filed = await books.run((tx) => readFiledTax(tx, YEAR.year_of_assessment));
    expect(filed?.buildings).toMatchObject([{ name: 'Shop', kind: 'commercial', isFirstYear: true }]);
    await sell(shop.id, '2025-04-20', '90000.00');
    const next = await create(NEXT);
    expect(next.inputs.buildings).toEqual([
      {
        kind: 'commercial',
        name: 'Shop',
        cost: '100000.00',
        residue: '96000.00',
        first_year: false,
        proceeds: null,
        asset_id: shop.id,
      },
    ]);
    expect(linesOf(next)).toEqual([['FA-0001', 'disposal', '100000.00', '90000.00']]);
    expect(amountOf(next, 'building_allowance')).toBe('-6000.00');
    const sold = await books.run((tx) => readFiledTax(tx, NEXT.year_of_assessment));
    expect(sold?.buildings).toMatchObject([{ residueMinor: 9_600_000n, proceedsMinor: 9_000_000n }]);
    const after = { year_of_assessment: '2026/27', basis_from: '2026-04-01', basis_to: '2027-03-31' };
    expect((await create(after)).inputs.buildings).toEqual([]);
  });

  it('rejects a building with a residue above its cost, and one that is entered twice', async () => {
    const { id } = await add({ name: 'Shop', tax_class: 'commercial_building', cost: '100.00' });
    const tax = await create();
    const shop = { kind: 'commercial', name: 'Shop', cost: '100.00', residue: '100.00', first_year: true } as const;
    const wrong = [
      { ...shop, residue: '100.01', proceeds: null, asset_id: id },
      { ...shop, proceeds: null, asset_id: id },
    ];
    await expect(save(tax, { buildings: wrong })).rejects.toMatchObject({
      faults: [{ word: 'tax_building_residue' }, { word: 'tax_building_twice' }],
    });
  });

  it('counts what two basis periods have in common once, and what lies between them in the second', async () => {
    await add({ acquired_on: '2024-11-01', in_use_on: '2024-11-01' });
    await create({ ...YEAR, basis_from: '2024-01-01', basis_to: '2024-12-31' });
    const overlapping = await create({ ...NEXT, basis_from: '2024-07-01', basis_to: '2025-06-30' });
    expect(linesOf(overlapping)).toEqual([]);
    expect(overlapping.inputs.pools).toMatchObject([{ rate: '30', brought_forward: '10080.00' }]);
    await add({ name: 'Lathe', acquired_on: '2025-08-15', in_use_on: '2025-08-15' });
    const after = { year_of_assessment: '2026/27', basis_from: '2025-10-01', basis_to: '2026-09-30' };
    expect(linesOf(await create(after))).toEqual([['FA-0002', 'addition', '36000.00', null]]);
  });

  it('names the assets behind depreciation and behind the loss of a sale', async () => {
    const { id } = await add();
    await add({ name: 'Lathe', cost: '7200.00' });
    await books.run((tx) => runDepreciation(tx, books.call, { month: '2024-05-01', catch_up_on: null }));
    await sell(id, '2024-06-10', '20000.00');
    const computation = await create();
    const behind = async (kind: string) => {
      const adjustment = computation.adjustments.find((one) => one.kind === kind);
      const lines = await books.run((tx) => adjustmentLines(tx, computation.id, adjustment?.id ?? ''));
      return lines.map(({ amount, assets }) => [amount, assets.map((one) => `${one.number} ${one.amount}`)]);
    };
    expect(await behind('depreciation')).toEqual([['1200.00', ['FA-0001 1000.00', 'FA-0002 200.00']]]);
    expect(await behind('capital_loss')).toEqual([['15000.00', ['FA-0001 15000.00']]]);
  });

  it('notices that the register changed after the approval', async () => {
    await add();
    let tax = await create();
    for (const { id, kind, amount } of tax.adjustments) {
      const body = { version: tax.version, id, kind, amount, state: 'accepted', reason: '' } as const;
      const { id: computation } = tax;
      tax = await books.run((tx) => decideAdjustment(tx, books.call, computation, body));
    }
    const { id, version, hash } = tax;
    const approved = await books.run((tx) => approveComputation(tx, books.call, id, { version, hash }));
    expect(approved.books_changed).toBe(false);
    await add({ name: 'Second press', counter_account: '2200' });
    const later = await books.run((tx) => getComputation(tx, id));
    expect(later).toMatchObject({ books_changed: true, hash, register: { total: 1 } });
  });

  it('is not used by a company without assets', async () => {
    expect(await create()).toMatchObject({ register: null });
  });
});
