import type { NewAssetBody, NewLoanBody, TaxComputation, TaxInputs } from '@folio/contract';
import { addMonths, endOfMonth } from '@folio/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VAN } from '../../../../../../packages/ledger/test/hire-purchase-case.ts';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { addAsset } from '../fixed-asset/add-asset.ts';
import { createClass } from '../fixed-asset/classes.ts';
import { disposeAsset } from '../fixed-asset/dispose.ts';
import { reverseLine } from '../schedule/change-schedule.ts';
import { createLoan } from '../schedule/create-loan.ts';
import { runSchedules } from '../schedule/run-schedules.ts';
import { decideAdjustment } from './adjust.ts';
import { approveComputation } from './approve.ts';
import { hirePurchaseYears } from './hire-purchase-years.ts';
import { createComputation, getComputation, saveComputation } from './keep-computation.ts';

const TERMS = { method: 'straight_line', convention: 'full_month', life_months: 60, rate_basis_points: null } as const;
const ASSET: Omit<NewAssetBody, 'class_id'> = {
  ...TERMS,
  name: 'Van & trailer <貨車>',
  tax_class: 'hire_purchase',
  acquired_on: VAN.deposit.on,
  in_use_on: VAN.deposit.on,
  cost: VAN.cost,
  residual: '0',
  supplier: '',
  note: '',
  counter_account: '2200',
  bill_line: null,
  depreciation: null,
  through: null,
};
const AGREEMENT: NewLoanBody = {
  type: 'hire_purchase',
  name: 'Van',
  balance_account: '2110',
  result_account: '6110',
  payment_account: '1080',
  counter_account: null,
  on: VAN.deposit.on,
  amount: '200000.00',
  method: 'equal_capital',
  yearly_rate: '6',
  instalments: VAN.instalments.count,
  first_on: VAN.instalments.firstOn,
  table: null,
};
type Row = NonNullable<TaxInputs['hire_purchase']>[number];
const yearOf = (year_of_assessment: string) => {
  const first = Number(year_of_assessment.slice(0, 4));
  return { year_of_assessment, basis_from: `${first}-04-01`, basis_to: `${first + 1}-03-31` };
};

describe.each(engines)('hire purchase in the tax of a year on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let assetId: string;
  let scheduleId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database, '2026-12-10');
    const body = {
      ...TERMS,
      name: 'Vehicles',
      name_zh: '汽車',
      cost_account: '1510',
      depreciation_account: '1511',
      expense_account: '6500',
      disposal_account: '7120',
      tax_class: 'hire_purchase',
    } as const;
    const { id: class_id } = await books.run((tx) => createClass(tx, books.call, body));
    assetId = (await books.run((tx) => addAsset(tx, books.call, { ...ASSET, class_id }))).id;
    scheduleId = (await books.run((tx) => createLoan(tx, books.call, AGREEMENT))).id;
  });

  const rowOf = (over: Partial<Row> = {}): Row => ({
    name: ASSET.name,
    rate: VAN.rate,
    state: 'agreement',
    cost: VAN.cost,
    value: VAN.cost,
    paid_before: '0.00',
    paid: '0.00',
    proceeds: null,
    schedule_id: scheduleId,
    asset_id: assetId,
    ...over,
  });
  const create = (year: string) => books.run((tx) => createComputation(tx, books.call, yearOf(year)));
  const save = ({ id, version, inputs, basis_from, basis_to }: TaxComputation, hire_purchase: Row[]) =>
    books.run((tx) =>
      saveComputation(tx, books.call, id, {
        version,
        basis_from,
        basis_to,
        is_cessation: false,
        inputs: { ...inputs, hire_purchase },
      }),
    );
  const begin = async (year: string, ...rows: Partial<Row>[]) => save(await create(year), rows.map(rowOf));
  const postThrough = (day: string) =>
    books.run((tx) => runSchedules(tx, books.call, { month: endOfMonth(day), catch_up_on: null }));
  const sell = (date: string, proceeds: string) =>
    books.run((tx) =>
      disposeAsset(tx, books.call, assetId, {
        date,
        proceeds,
        proceeds_account: '2200',
        note: '',
        accept_above_cost: false,
      }),
    );
  const linesOf = ({ working }: TaxComputation) =>
    working.filter(({ key }) => key.startsWith('hp_')).map(({ key, amount, confirmed }) => [key, amount, confirmed]);

  it('follows the postings of the agreement from the first year until the van is sold out of its pool', async () => {
    await postThrough(addMonths(VAN.instalments.firstOn, VAN.instalments.count));
    let tax = await create('2023/24');
    expect(tax.register?.lines).toMatchObject([{ kind: 'hire_purchase', asset_id: assetId }]);
    tax = await save(tax, [rowOf()]);
    expect(tax.register?.lines).toMatchObject([{ kind: 'agreement', asset_id: assetId }]);
    expect(linesOf(tax)).toEqual([
      ['hp_initial_allowance', '-48000.00', true],
      ['hp_annual_allowance', '-57600.00', true],
    ]);
    expect(tax.working.find(({ key }) => key === 'hp_initial_allowance')?.inputs).toEqual({
      name: ASSET.name,
      paid: '80000.00',
    });
    await create('2024/25');
    await create('2025/26');
    const years = await books.run((tx) => hirePurchaseYears(tx, assetId));
    expect(
      years.map(({ year_of_assessment: year, line }) => ({
        year,
        paid: line.paid,
        initial: line.initial,
        annual: line.annual,
        carriedForward: line.carried_forward,
        outcome: line.outcome,
      })),
    ).toEqual(VAN.years.map(({ value: _, ...worked }) => worked));
    const unknown = books.run((tx) => hirePurchaseYears(tx, scheduleId));
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
    await sell('2026-06-10', VAN.pool.proceeds);
    const last = await create(VAN.pool.year);
    expect(last.inputs.pools).toMatchObject([{ rate: VAN.rate, brought_forward: '10752.00' }]);
    expect(last.hire_purchase).toMatchObject([{ outcome: 'pool', brought_forward: '10752.00', proceeds: '60000.00' }]);
    expect(last.working.find(({ key }) => key === 'balancing_charge')?.amount).toBe(VAN.pool.charge);
    expect(linesOf(last)).toEqual([]);
    const after = await create('2027/28');
    expect([after.inputs.hire_purchase, after.hire_purchase]).toEqual([undefined, []]);
  });

  it('counts no instalment that is not posted, and says how much that is', async () => {
    await postThrough('2024-01-01');
    const tax = await begin('2023/24', {});
    expect(tax.hire_purchase).toMatchObject([{ paid: '64000.00', not_posted: '16000.00', initial: '38400.00' }]);
  });

  it('balances a van that went back to the vendor, by a rule that is not confirmed where it charges', async () => {
    await postThrough('2024-09-01');
    await begin('2023/24', {});
    await sell('2024-10-15', VAN.returned.proceeds);
    const tax = await create('2024/25');
    expect(tax.hire_purchase).toMatchObject([{ outcome: 'returned', paid: VAN.returned.paid }]);
    expect(linesOf(tax)).toEqual([
      ['hp_initial_allowance', `-${VAN.returned.initial}`, true],
      ['hp_balancing_charge', VAN.returned.charge, false],
    ]);
    expect((await create('2025/26')).inputs.hire_purchase).toBeUndefined();
  });

  it('notices that an instalment was reversed after the approval', async () => {
    await postThrough('2024-03-01');
    let tax = await begin('2023/24', {});
    for (const { id, kind, amount } of tax.adjustments) {
      const body = { version: tax.version, id, kind, amount, state: 'accepted', reason: '' } as const;
      const { id: computation } = tax;
      tax = await books.run((tx) => decideAdjustment(tx, books.call, computation, body));
    }
    const { id, version, hash } = tax;
    const approved = await books.run((tx) => approveComputation(tx, books.call, id, { version, hash }));
    expect(approved.books_changed).toBe(false);
    const reversal = { due_on: '2024-03-01', date: '2026-12-01' };
    await books.run((tx) => reverseLine(tx, books.call, scheduleId, reversal));
    const later = await books.run((tx) => getComputation(tx, id));
    expect(later).toMatchObject({ books_changed: true, hash, hire_purchase: [{ paid: '80000.00' }] });
  });

  it('takes typed payments without an agreement', async () => {
    const tax = await begin('2024/25', {
      schedule_id: null,
      value: '134400.00',
      paid_before: '80000.00',
      paid: '160000.00',
      proceeds: VAN.sold.proceeds,
    });
    expect(linesOf(tax)).toEqual([
      ['hp_initial_allowance', `-${VAN.sold.initial}`, true],
      ['hp_balancing_charge', VAN.sold.charge, false],
    ]);
  });

  it.each<[string, Partial<Row>[], string]>([
    ['a value above the cost', [{ value: '240000.01' }], 'tax_hp_value'],
    ['more capital than the cost', [{ schedule_id: null, paid_before: '1.00', paid: '240000.00' }], 'tax_hp_paid'],
    ['a schedule of another company', [{ schedule_id: '11111111-1111-4111-8111-111111111111' }], 'tax_hp_agreement'],
    ['an agreement for two assets', [{}, { asset_id: null }], 'tax_hp_agreement_twice'],
    ['an asset twice', [{}, { schedule_id: null }], 'tax_hp_asset_twice'],
  ])('rejects %s', async (_, rows, word) => {
    await expect(begin('2023/24', ...rows)).rejects.toMatchObject({
      code: 'validation_failed',
      faults: [{ path: 'inputs.hire_purchase', word }],
    });
  });
});
