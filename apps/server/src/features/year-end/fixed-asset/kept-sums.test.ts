import type { AssetClassBody, NewAssetBody } from '@folio/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { addAsset } from './add-asset.ts';
import { createClass } from './classes.ts';
import { runDepreciation } from './depreciation/depreciate.ts';
import { getAsset } from './get-asset.ts';
import { impairAsset } from './impair.ts';
import { type SumOfDay, sumsByDay } from './register-store.ts';
import { reversePosting } from './reverse-posting.ts';
import { transferAsset } from './transfer/transfer-asset.ts';

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
const OPENING = {
  acquired_on: '2025-06-01',
  in_use_on: '2025-06-01',
  counter_account: null,
  through: '2025-12-31',
};

const inOrder = (sums: readonly SumOfDay[]) =>
  sums
    .map(({ classId, kind, date, costMinor, depreciationMinor }) => [
      classId,
      kind,
      date,
      String(costMinor),
      String(depreciationMinor),
    ])
    .sort((one, other) => one.join().localeCompare(other.join()));

describe.each(bothEngines)('the sums of the register on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let computers: string;
  let machines: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    computers = (await books.run((tx) => createClass(tx, books.call, COMPUTERS))).id;
    machines = (await books.run((tx) => createClass(tx, books.call, MACHINES))).id;
  });

  /** The same from every line, as they were computed before they were kept. */
  const fromLines = () =>
    books.run(async (tx) => {
      const { rows } = await sql<SumOfDay>`
        select case when line.kind = 'transfer_out' then transfer.from_class_id else posting.class_id end as "classId",
               case when line.kind = 'transfer_out' then 'transfer' else line.kind end as kind, effect.date,
               sum(effect.sign * line.cost_minor)::bigint as "costMinor",
               sum(effect.sign * line.depreciation_minor)::bigint as "depreciationMinor"
          from asset_line line
          join asset_posting posting on posting.company_id = line.company_id and posting.id = line.posting_id
          left join asset_transfer transfer on transfer.company_id = line.company_id and transfer.posting_id = posting.id
         cross join lateral (values (posting.date, 1), (posting.reversed_on, -1)) as effect (date, sign)
         where line.company_id = ${tx.companyId} and effect.date is not null
           and (posting.reversed_on is null or posting.journal_id is not null)
         group by 1, 2, 3`.execute(tx.queries);
      return inOrder(rows);
    });
  const kept = async () => inOrder(await books.run(sumsByDay));
  const add = (over: Partial<NewAssetBody> = {}) =>
    books.run((tx) =>
      addAsset(tx, books.call, {
        ...TERMS,
        class_id: computers,
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
      }),
    );
  const reverse = (id: string, date: string) => books.run((tx) => reversePosting(tx, books.call, id, date));
  const newest = async (id: string) =>
    (await books.run((tx) => getAsset(tx, id))).postings.findLast((one) => !one.reversed_on)?.id ?? '';

  it('are those of the lines after every kind of posting and its reversal', async () => {
    const { id } = await add();
    const opening = await add({ ...OPENING, depreciation: '600.00' });
    const steps: (() => Promise<unknown>)[] = [
      () => books.run((tx) => runDepreciation(tx, books.call, { month: '2026-01-01', catch_up_on: null })),
      () => books.run((tx) => impairAsset(tx, books.call, id, { date: '2026-02-10', amount: '10.00', note: '' })),
      async () => reverse(await newest(id), '2026-02-10'),
      () => {
        const body = { date: '2026-02-15', class_id: machines, tax_class: null, estimate: null, note: '' };
        return books.run((tx) => transferAsset(tx, books.call, id, body));
      },
      async () => reverse(await newest(id), '2026-03-02'),
      async () => {
        const own = await books.run((tx) => getAsset(tx, opening.id));
        for (const { id: posting } of own.postings.toReversed()) await reverse(posting, '2026-03-31');
      },
    ];
    for (const step of steps) {
      await step();
      expect(await kept()).toEqual(await fromLines());
    }
    expect((await kept()).map(([classId, kind, date]) => [classId === machines, kind, date])).toContainEqual([
      true,
      'transfer',
      '2026-03-02',
    ]);
  });

  it('no longer have an asset of the opening balances that was removed', async () => {
    const { id } = await add({ ...OPENING, depreciation: '600.00' });
    expect(await kept()).toEqual([[computers, 'opening', '2025-12-31', '360000', '60000']]);
    await reverse(await newest(id), '2026-01-31');
    expect(await kept()).toEqual([]);
    expect(await fromLines()).toEqual([]);
  });

  it('are the same where the row of a transfer comes before its lines, as from an archive', async () => {
    const { id } = await add();
    await books.run((tx) => runDepreciation(tx, books.call, { month: '2026-01-01', catch_up_on: null }));
    const sold = { date: '2026-02-15', class_id: machines, tax_class: null, estimate: null, note: '' };
    await books.run((tx) => transferAsset(tx, books.call, id, sold));
    const before = await kept();
    await database.queries.transaction().execute(async (queries) => {
      await sql`create temporary table moved_line as select * from asset_line where company_id = ${books.companyId}`.execute(
        queries,
      );
      await sql`delete from asset_line where company_id = ${books.companyId}`.execute(queries);
      await sql`delete from asset_sum where company_id = ${books.companyId}`.execute(queries);
      await sql`insert into asset_line select * from moved_line`.execute(queries);
      await sql`drop table moved_line`.execute(queries);
    });
    expect(await kept()).toEqual(before);
    expect(await kept()).toEqual(await fromLines());
  });
});
