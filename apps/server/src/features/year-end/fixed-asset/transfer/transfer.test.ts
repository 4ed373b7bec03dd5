import type { AssetClassBody, AssetTransferBody, NewAssetBody } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { movePeriodLock } from '../../../books/closing/period-lock.ts';
import { addAsset } from '../add-asset.ts';
import { createClass, listClasses, saveClass } from '../classes.ts';
import { runDepreciation } from '../depreciation/depreciate.ts';
import { disposeAsset } from '../dispose.ts';
import { readTaxAssets } from '../figures/tax-assets.ts';
import { getAsset } from '../get-asset.ts';
import { impairAsset } from '../impair.ts';
import { readMovementNote } from '../movement-note.ts';
import { listRegister } from '../register.ts';
import { reversePosting } from '../reverse-posting.ts';
import { transferAsset } from './transfer-asset.ts';

const TERMS = { method: 'straight_line', convention: 'full_month', life_months: 36, rate_basis_points: null } as const;
const COMPUTERS: AssetClassBody = {
  ...TERMS,
  name: 'Computers',
  name_zh: '電腦',
  cost_account: '1510',
  depreciation_account: '1511',
  expense_account: '6500',
  disposal_account: '7120',
  tax_class: 'prescribed',
};
const MACHINES: AssetClassBody = {
  ...COMPUTERS,
  name: 'Machines',
  name_zh: '機器',
  cost_account: '1500',
  depreciation_account: '1501',
  life_months: 48,
  tax_class: 'pool_30',
};

describe.each(bothEngines)('transfers between classes on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let computers: string;
  let machines: string;
  let id: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  const run = <T>(work: (tx: CompanyTransaction) => Promise<T>) => books.run(work);
  const charge = (month: string) => run((tx) => runDepreciation(tx, books.call, { month, catch_up_on: null }));
  const add = (class_id: string, day = '2026-01-10') => {
    const server: NewAssetBody = {
      ...TERMS,
      class_id,
      name: 'Server',
      tax_class: 'prescribed',
      acquired_on: day,
      in_use_on: day,
      cost: '3600.00',
      residual: '0',
      supplier: '',
      note: '',
      counter_account: '2200',
      bill_line: null,
      depreciation: null,
      through: null,
    };
    return run((tx) => addAsset(tx, books.call, server));
  };
  const transfer = (over: Partial<AssetTransferBody> = {}) =>
    run((tx) =>
      transferAsset(tx, books.call, id, {
        date: '2026-02-15',
        class_id: machines,
        tax_class: null,
        estimate: null,
        note: '',
        ...over,
      }),
    );
  const reverse = (posting: string, date: string) => run((tx) => reversePosting(tx, books.call, posting, date));
  const newest = async () =>
    (await run((tx) => getAsset(tx, id))).postings.findLast((one) => !one.reversed_on)?.id ?? '';
  const ties = async () =>
    (await run((tx) => listRegister(tx, { page: 1, limit: 50, state: 'all' }))).meta.ties.map(
      ({ account, register, difference }) => [account, register, difference],
    );
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? (error.faults[0]?.word ?? error.word) : String(error)),
    );
  const approve = (basis_to: string) =>
    run((tx) =>
      tx.queries
        .insertInto('tax_computation')
        .values({
          company_id: tx.companyId,
          year_of_assessment: '2025/26',
          basis_from: '2025-04-01',
          basis_to,
          inputs: JSON.stringify({}),
          state: 'approved',
          approved: JSON.stringify({}),
          hash: 'h',
          created_at: books.call.now,
        })
        .execute(),
    );

  beforeEach(async () => {
    books = await openTestBooks(database);
    computers = (await run((tx) => createClass(tx, books.call, COMPUTERS))).id;
    machines = (await run((tx) => createClass(tx, books.call, MACHINES))).id;
    id = (await add(computers)).id;
    await charge('2026-01-01');
  });

  it('moves cost, depreciation and impairment in one entry without a profit, and later months charge the new class', async () => {
    await run((tx) => impairAsset(tx, books.call, id, { date: '2026-02-01', amount: '1750.00', note: '' }));
    const moved = await transfer({ note: 'It runs the line' });
    expect(moved).toMatchObject({ class_id: machines, tax_class: 'prescribed', cost: '3600.00', net: '1750.00' });
    expect(moved.postings.at(-1)).toMatchObject({ kind: 'transfer', cost: '3600.00', depreciation: '1850.00' });
    expect(moved.postings.at(-1)?.transfer).toMatchObject({ from: { name: 'Computers' }, to: { name_zh: '機器' } });
    // Life and method stay: what is left is spread over the 35 months that are left.
    expect(moved.schedule[0]).toMatchObject({ month: '2026-02-01', amount: '50.00' });
    const entry = moved.postings.at(-1)?.entry_id ?? '';
    const lines = await run((tx) =>
      tx.queries.selectFrom('journal_line').selectAll().where('entry_id', '=', entry).execute(),
    );
    expect(lines).toHaveLength(4);
    expect(await ties()).toEqual([
      ['1510', '0.00', '0.00'],
      ['1500', '3600.00', '0.00'],
      ['1511', '0.00', '0.00'],
      ['1501', '1850.00', '0.00'],
    ]);
    const february = await charge('2026-02-01');
    expect(february.classes).toMatchObject([{ class_id: machines, total: '50.00' }]);
    expect((await ties()).at(-1)).toEqual(['1501', '1900.00', '0.00']);
    const note = await run((tx) => readMovementNote(tx, { from: '2026-01-01', to: '2026-12-31' }));
    expect(note.classes).toMatchObject([
      { name: 'Computers', cost_transfers: '-3600.00', depreciation_transfers: '-1850.00', net_closing: '0.00' },
      { name: 'Machines', cost_transfers: '3600.00', depreciation_transfers: '1850.00', additions: '0.00' },
    ]);
    expect(note.total).toMatchObject({ cost_transfers: '0.00', depreciation_transfers: '0.00', additions: '3600.00' });
  });

  it('takes the life of the new class from the month on, if a person chooses that', async () => {
    const moved = await transfer({ estimate: { ...TERMS, life_months: 50, residual: '0' } });
    expect(moved.schedule[0]).toMatchObject({ month: '2026-02-01', amount: '70.00' });
    expect(moved.estimates.at(-1)).toMatchObject({ from: '2026-02-01', life_months: 50 });
    expect(await refusal(transfer({ class_id: computers, estimate: { ...TERMS, residual: '0' } }))).toBe(
      'asset_estimate_month',
    );
    // The refused transfer left nothing.
    expect(await run((tx) => getAsset(tx, id))).toMatchObject({ class_id: machines });
    // A reversal ends the estimate as well, so the month is free for another one.
    await reverse(await newest(), '2026-02-15');
    const before = await run((tx) => getAsset(tx, id));
    expect([before.estimates.length, before.schedule[0]?.amount]).toEqual([1, '100.00']);
    expect((await transfer({ estimate: { ...TERMS, life_months: 35, residual: '0' } })).estimates).toHaveLength(2);
  });

  it('is reversed as the newest posting, and the asset is in its class before again', async () => {
    await transfer({ tax_class: 'pool_30' });
    const posting = await newest();
    await charge('2026-02-01');
    expect(await refusal(reverse(posting, '2026-02-28'))).toBe('asset_posting_not_newest');
    await reverse(await newest(), '2026-02-28');
    await reverse(posting, '2026-03-01');
    expect(await run((tx) => getAsset(tx, id))).toMatchObject({ class_id: computers, tax_class: 'prescribed' });
    expect((await ties()).map(([, register, difference]) => [register, difference])).toEqual([
      ['3600.00', '0.00'],
      ['0.00', '0.00'],
      ['100.00', '0.00'],
      ['0.00', '0.00'],
    ]);
    expect((await charge('2026-02-01')).classes).toMatchObject([{ class_id: computers, total: '100.00' }]);
  });

  it('is disposed of from the accounts of the new class, after a second transfer too', async () => {
    await transfer();
    await transfer({ class_id: computers, date: '2026-02-20' });
    await transfer({ date: '2026-02-25' });
    const scrap = { proceeds: '0', proceeds_account: null, note: '', accept_above_cost: false };
    await run((tx) => disposeAsset(tx, books.call, id, { date: '2026-02-26', ...scrap }));
    expect((await ties()).map(([, register, difference]) => [register, difference])).toEqual(
      Array.from({ length: 4 }, () => ['0.00', '0.00']),
    );
    expect(await refusal(transfer({ date: '2026-02-27', class_id: computers }))).toBe('asset_disposed');
  });

  it('refuses the class it is in, days before a posting, and months that are not charged or charged without it', async () => {
    expect(await refusal(transfer({ class_id: computers }))).toBe('asset_transfer_same_class');
    expect(await refusal(transfer({ class_id: id }))).toBe('asset_class_unknown');
    expect(await refusal(transfer({ date: '2026-01-09' }))).toBe('asset_before_addition');
    expect(await refusal(transfer({ date: '2026-01-20' }))).toBe('asset_month_charged');
    expect(await refusal(transfer({ date: '2026-03-01' }))).toBe('asset_transfer_open_months');
    await run((tx) => movePeriodLock(tx, books.call, { through: '2026-02-15', reason: 'closed' }));
    expect(await refusal(transfer())).toBe('period_locked');
    await add(machines, '2026-02-16');
    await charge('2026-02-01');
    await reverse(await newest(), '2026-02-28');
    expect(await refusal(transfer({ date: '2026-02-20' }))).toBe('asset_transfer_class_charged');
  });

  it('changes the tax class only if no approved computation counts the asset, also when it is reversed', async () => {
    const taxClass = async () => {
      const assets = await run((tx) => readTaxAssets(tx, { from: '2025-04-01', to: '2026-03-31' }));
      return assets.map((asset) => asset.taxClass);
    };
    await transfer();
    expect(await taxClass()).toEqual(['prescribed']);
    await transfer({ class_id: computers, tax_class: 'pool_20' });
    expect(await taxClass()).toEqual(['pool_20']);
    await approve('2026-03-31');
    expect(await refusal(transfer({ tax_class: 'pool_30' }))).toBe('asset_transfer_tax_approved');
    expect(await refusal(reverse(await newest(), '2026-02-15'))).toBe('asset_transfer_tax_approved');
    expect(await transfer({ tax_class: 'pool_20' })).toMatchObject({ class_id: machines, tax_class: 'pool_20' });
  });

  it('may change the tax class of an asset that came after every approved year', async () => {
    await approve('2025-12-31');
    expect(await transfer({ tax_class: 'pool_30' })).toMatchObject({ tax_class: 'pool_30' });
  });

  it('posts nothing between classes with the same accounts, and keeps the accounts of a class that got assets', async () => {
    const body = { ...COMPUTERS, name: 'Phones' };
    const phones = (await run((tx) => createClass(tx, books.call, body))).id;
    const moved = await transfer({ class_id: phones });
    expect(moved.postings.at(-1)).toMatchObject({ kind: 'transfer', entry_id: null });
    expect(
      await refusal(run((tx) => saveClass(tx, books.call, phones, { ...body, cost_account: '1500', version: 1 }))),
    ).toBe('asset_class_account_used');
    expect((await run((tx) => listClasses(tx))).map(({ name, assets }) => [name, assets])).toEqual([
      ['Computers', 1],
      ['Machines', 0],
      ['Phones', 1],
    ]);
    expect((await ties()).every(([, , difference]) => difference === '0.00')).toBe(true);
  });
});
