import type { AssetClassBody, NewAssetBody } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { addAsset } from '../add-asset.ts';
import { createClass } from '../classes.ts';
import { changeEstimate } from '../estimate.ts';
import { getAsset } from '../get-asset.ts';
import { reversePosting } from '../reverse-posting.ts';
import { transferAsset } from '../transfer/transfer-asset.ts';
import { runDepreciation } from './depreciate.ts';
import { chargesOf, chargesOfClasses } from './open-charges.ts';
import { readDepreciation } from './read-depreciation.ts';

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
const MACHINES = {
  ...COMPUTERS,
  name: 'Machines',
  name_zh: '機器',
  cost_account: '1500',
  depreciation_account: '1501',
};
const REDUCING = { method: 'reducing_balance', rate_basis_points: 3000 } as const;

describe.each(bothEngines)('the charges of a month on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let classIds: string[];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    classIds = [];
    for (const body of [COMPUTERS, MACHINES])
      classIds.push((await books.run((tx) => createClass(tx, books.call, body))).id);
  });

  const bodyOf = (over: Partial<NewAssetBody> = {}): NewAssetBody => ({
    ...TERMS,
    class_id: classIds[0] ?? '',
    name: 'Server',
    tax_class: 'prescribed',
    acquired_on: '2026-01-10',
    in_use_on: '2026-01-10',
    cost: '3600.00',
    residual: '0',
    supplier: '',
    note: '',
    counter_account: '2200',
    bill_line: null,
    depreciation: null,
    through: null,
    ...over,
  });
  const add = async (over?: Partial<NewAssetBody>) =>
    (await books.run((tx) => addAsset(tx, books.call, bodyOf(over)))).id;
  const charge = (month: string) => books.run((tx) => runDepreciation(tx, books.call, { month, catch_up_on: null }));
  const read = (month: string) => books.run((tx) => readDepreciation(tx, { month, page: 1, limit: 50 }));

  it('read together are those of each asset with all its postings', async () => {
    const ids = [
      await add(),
      await add({ convention: 'by_days', residual: '100.00' }),
      await add({ ...REDUCING, convention: 'following_month' }),
      await add({
        counter_account: null,
        acquired_on: '2025-06-01',
        in_use_on: '2025-06-01',
        depreciation: '600.00',
        through: '2025-12-31',
      }),
      await add({ life_months: 1 }),
    ];
    await charge('2026-01-01');
    const [moved = '', estimated = ''] = ids;
    const terms = {
      ...TERMS,
      convention: 'by_days',
      month: '2026-02-01',
      life_months: 12,
      residual: '0',
      reason: 'Worn',
    } as const;
    await books.run((tx) => changeEstimate(tx, books.call, estimated, terms));
    const class_id = classIds[1] ?? '';
    const to = { date: '2026-02-15', class_id, tax_class: null, estimate: null, note: '' };
    await books.run((tx) => transferAsset(tx, books.call, moved, to));
    for (const month of ['2026-02-01', '2026-03-01', '2027-01-01']) {
      const together = await books.run((tx) => chargesOfClasses(tx, classIds, month));
      const singly = await books.run((tx) => chargesOf(tx, ids, month));
      expect([...together.values()].flat().sort((a, b) => a.number.localeCompare(b.number))).toEqual(singly);
      expect(together.get(class_id)?.map(({ assetId }) => assetId)).toEqual([moved]);
    }
  });

  it('are computed again once something is recorded or reversed', async () => {
    const first = await add();
    expect((await read('2026-01-01')).total).toBe('100.00');
    const second = await add({ cost: '7200.00' });
    expect((await read('2026-01-01')).total).toBe('300.00');
    const own = await books.run((tx) => getAsset(tx, second));
    await books.run((tx) => reversePosting(tx, books.call, own.postings[0]?.id ?? '', '2026-01-31'));
    expect((await read('2026-01-01')).total).toBe('100.00');
    const terms = { ...TERMS, month: '2026-02-01', life_months: 7, residual: '0', reason: 'Worn' };
    await charge('2026-01-01');
    expect((await read('2026-02-01')).total).toBe('100.00');
    await books.run((tx) => changeEstimate(tx, books.call, first, terms));
    expect((await read('2026-02-01')).total).toBe('500.00');
  });

  it('are not remembered from a transaction that may fail', async () => {
    await add();
    const failing = books.run(async (tx) => {
      await addAsset(tx, books.call, bodyOf({ cost: '36000.00' }));
      expect((await readDepreciation(tx, { month: '2026-01-01', page: 1, limit: 50 })).total).toBe('1100.00');
      throw new Error('does not commit');
    });
    await expect(failing).rejects.toThrow('does not commit');
    await add({ cost: '7200.00' });
    expect((await read('2026-01-01')).total).toBe('300.00');
  });
});
