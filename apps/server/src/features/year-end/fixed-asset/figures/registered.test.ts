import type { AssetClassBody, NewAssetBody } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../../test/journals.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { readBoard } from '../../close/index.ts';
import { readAccounts } from '../../statutory-accounts/view.ts';
import { addAsset } from '../add-asset.ts';
import { createClass } from '../classes.ts';
import { runDepreciation } from '../depreciation/depreciate.ts';
import { getAsset } from '../get-asset.ts';
import { reversePosting } from '../reverse-posting.ts';
import { transferAsset } from '../transfer/transfer-asset.ts';
import { readRegistered } from './read-registered.ts';

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
const YEAR = { from: '2025-04-01', to: '2026-03-31' };

describe.each(bothEngines)('what the register explains on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let assetId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    const { id: class_id } = await books.run((tx) => createClass(tx, books.call, COMPUTERS));
    const laptop: NewAssetBody = {
      ...TERMS,
      class_id,
      name: 'Laptop',
      tax_class: 'prescribed',
      acquired_on: '2026-03-02',
      in_use_on: '2026-03-02',
      cost: '3600.00',
      residual: '0',
      supplier: '',
      note: '',
      counter_account: '2200',
      bill_line: null,
      depreciation: null,
      through: null,
    };
    assetId = (await books.run((tx) => addAsset(tx, books.call, laptop))).id;
    await books.run((tx) => runDepreciation(tx, books.call, { month: '2026-03-01', catch_up_on: null }));
  });

  const schedules = async (end: string) => {
    const board = await books.run((tx) => readBoard(tx, books.call, { kind: 'month', end }));
    return board.schedules
      .filter(({ account }) => ['1510', '1511'].includes(account.code))
      .map(({ account, source, difference, state }) => [account.code, source?.kind, source?.amount, difference, state]);
  };
  const accounts = () => books.run((tx) => readAccounts(tx, { ...books.call, language: 'en-US' }, YEAR.to));
  const tie = async () => (await accounts()).checks.find(({ code }) => code === 'register_ties');
  const noteOf = async (row: string) => {
    const rows = (await accounts()).book.statements.flatMap((statement) => statement.rows);
    return rows.find(({ id }) => id === row)?.figures[0]?.exact;
  };

  it('is the source of the schedules of its accounts, with the difference of a journal by hand', async () => {
    expect(await schedules('2026-03-31')).toEqual([
      ['1510', 'register', '3600.00', '0.00', 'agrees'],
      ['1511', 'register', '100.00', '0.00', 'agrees'],
    ]);
    await postJournal(books, journal([journalLine('1510', 40), journalLine('2200', -40)], { date: '2026-03-05' }));
    expect((await schedules('2026-03-31'))[0]).toEqual(['1510', 'register', '3600.00', '40.00', 'open']);
  });

  it('still has a reversed charge at the end of a month before its reversal, as the ledger has', async () => {
    const asset = await books.run((tx) => getAsset(tx, assetId));
    const run = asset.postings.find(({ kind }) => kind === 'depreciation');
    await books.run((tx) => reversePosting(tx, books.call, run?.id ?? '', '2026-04-01'));
    expect((await schedules('2026-03-31'))[1]).toEqual(['1511', 'register', '100.00', '0.00', 'agrees']);
    expect((await schedules('2026-04-30'))[1]).toEqual(['1511', 'register', '0.00', '0.00', 'agrees']);
  });

  it('gives the note of the accounts its movements, while both agree', async () => {
    expect((await tie())?.holds).toBe(true);
    // A bill on the wrong account and its correction: the cost did not grow, and nothing was sold.
    await postJournal(books, journal([journalLine('1510', 40), journalLine('2200', -40)], { date: '2026-03-05' }));
    expect(await tie()).toMatchObject({ holds: false, level: 'warning', place: '/accounting/fixed-assets' });
    expect((await tie())?.message).toContain('differ by 40.00 on 1510');
    expect([await noteOf('asset_additions'), await noteOf('asset_disposals')]).toEqual(['3640.00', undefined]);
    await postJournal(books, journal([journalLine('2200', 40), journalLine('1510', -40)], { date: '2026-03-06' }));
    expect((await tie())?.holds).toBe(true);
    expect([await noteOf('asset_additions'), await noteOf('asset_disposals')]).toEqual(['3600.00', undefined]);
    const registered = await books.run((tx) => readRegistered(tx, YEAR));
    expect(registered.get('1511')).toEqual({
      openingMinor: 0n,
      debitMinor: 0n,
      creditMinor: 10_000n,
      transferMinor: 0n,
      closingMinor: -10_000n,
    });
  });

  it('has transfers between classes as neither additions nor disposals', async () => {
    const machines = { ...COMPUTERS, name: 'Machines', cost_account: '1500', depreciation_account: '1501' };
    await books.run(async (tx) => {
      const { id: class_id } = await createClass(tx, books.call, machines);
      const body = { date: '2026-03-31', class_id, tax_class: null, estimate: null, note: '' };
      return transferAsset(tx, books.call, assetId, body);
    });
    expect(await schedules('2026-03-31')).toEqual([
      ['1510', 'register', '0.00', '0.00', 'agrees'],
      ['1511', 'register', '0.00', '0.00', 'agrees'],
    ]);
    expect((await tie())?.holds).toBe(true);
    const rows = ['asset_additions', 'asset_disposals', 'asset_transfers', 'asset_cost_closing', 'asset_charge'];
    expect(await Promise.all(rows.map(noteOf))).toEqual(['3600.00', undefined, undefined, '3600.00', '100.00']);
    const registered = await books.run((tx) => readRegistered(tx, YEAR));
    expect(registered.get('1510')).toMatchObject({ debitMinor: 0n, transferMinor: -360_000n, closingMinor: 0n });
    expect(registered.get('1501')).toMatchObject({ creditMinor: 0n, transferMinor: -10_000n, closingMinor: -10_000n });
  });

  it('knows nothing before the first asset', async () => {
    expect(await books.run((tx) => readRegistered(tx, { from: '2026-02-28', to: '2026-02-28' }))).toEqual(new Map());
  });
});
