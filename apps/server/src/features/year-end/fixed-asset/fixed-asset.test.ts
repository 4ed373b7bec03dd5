import type { AssetClassBody, FixedAsset, NewAssetBody } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { refusalOfGuard } from '../../../platform/http/guard.ts';
import { movePeriodLock } from '../../books/closing/period-lock.ts';
import { reverseJournal } from '../../books/manual-journal/index.ts';
import { confirmInvoice, createInvoice } from '../../trade/invoice/index.ts';
import { addAsset } from './add-asset.ts';
import { listBillLines } from './bill/bill-lines.ts';
import { readSetting, saveSetting } from './bill/setting.ts';
import { createClass, saveClass } from './classes.ts';
import { runDepreciation } from './depreciation/depreciate.ts';
import { readDepreciation } from './depreciation/read-depreciation.ts';
import { disposeAsset } from './dispose.ts';
import { changeEstimate } from './estimate.ts';
import { getAsset } from './get-asset.ts';
import { fixedAssetGuards } from './guards.ts';
import { impairAsset } from './impair.ts';
import { importAssets } from './import-assets.ts';
import { readMovementNote } from './movement-note.ts';
import { listRegister } from './register.ts';
import { reversePosting } from './reverse-posting.ts';

const COMPUTERS: AssetClassBody = {
  name: 'Computers',
  name_zh: '電腦',
  cost_account: '1510',
  depreciation_account: '1511',
  expense_account: '6500',
  disposal_account: '7120',
  method: 'straight_line',
  convention: 'full_month',
  life_months: 36,
  rate_basis_points: null,
  tax_class: 'prescribed',
};

describe.each(bothEngines)('fixed assets on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let classId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    classId = (await run((tx) => createClass(tx, books.call, COMPUTERS))).id;
  });

  const run = <T>(work: (tx: CompanyTransaction) => Promise<T>) => books.run(work);
  const laptop = (over: Partial<NewAssetBody> = {}): NewAssetBody => ({
    name: 'Laptop',
    class_id: classId,
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
    method: 'straight_line',
    convention: 'full_month',
    life_months: 36,
    rate_basis_points: null,
    ...over,
  });
  const add = (over: Partial<NewAssetBody> = {}) => run((tx) => addAsset(tx, books.call, laptop(over)));
  const charge = (month: string, catch_up_on: string | null = null) =>
    run((tx) => runDepreciation(tx, books.call, { month, catch_up_on }));
  const register = () => run((tx) => listRegister(tx, { page: 1, limit: 50, state: 'all' }));
  const differences = async () => (await register()).meta.ties.map(({ difference }) => difference);
  const standing = ({ postings }: FixedAsset) => postings.filter(({ reversed_on }) => reversed_on === null);
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof DomainError) return error.faults[0]?.word ?? error.word;
        return refusalOfGuard(fixedAssetGuards, error)?.word ?? String(error);
      },
    );

  it('an asset by hand is posted, depreciated month by month and sold with a gain; the register equals the ledger', async () => {
    const { id, number } = await add();
    expect(number).toBe('FA-0001');
    for (const month of ['2026-01-01', '2026-02-01', '2026-03-31']) await charge(month);
    expect(await run((tx) => getAsset(tx, id))).toMatchObject({
      depreciation: '300.00',
      net: '3300.00',
      state: 'in_use',
    });
    const body = {
      date: '2026-04-20',
      proceeds: '3350.00',
      proceeds_account: '2200',
      note: '',
      accept_above_cost: false,
    };
    const sold = await run((tx) => disposeAsset(tx, books.call, id, body));
    expect(sold).toMatchObject({ state: 'disposed', cost: '0.00', net: '0.00', schedule: [] });
    expect(await differences()).toEqual(['0.00', '0.00']);
    const note = await run((tx) => readMovementNote(tx, { from: '2026-04-01', to: '2027-03-31' }));
    expect(note.total).toMatchObject({
      cost_opening: '3600.00',
      cost_disposals: '-3600.00',
      cost_closing: '0.00',
      depreciation_opening: '300.00',
      charge: '0.00',
      net_opening: '3300.00',
    });
  });

  it('a line of a bill becomes an asset once, with its bill, and without a posting where it is on the cost account', async () => {
    const invoiceId = await run(async (tx) => {
      const items = [testItem({ name: 'Server', quantity: '1', price: '9000.00', account_code: '1510' })];
      const draft = testDraft({ customer: { name: 'Lantern Test Limited', address: null, tax_id: null }, items });
      const id = await createInvoice(tx, books.call, { type: 'purchase_bill', draft });
      await confirmInvoice(tx, books.call, id);
      return id;
    });
    const [line] = await run((tx) => listBillLines(tx, { threshold: '0' }));
    expect(line).toMatchObject({ invoice_id: invoiceId, description: 'Server', amount: '9000.00', class_id: classId });
    const bill_line = { entry_id: line?.entry_id ?? '', line_no: line?.line_no ?? 0 };
    const from = { name: 'Server', cost: '9000.00', counter_account: null, bill_line, acquired_on: '2026-04-01' };
    expect(await refusal(add({ ...from, in_use_on: '2026-04-01', cost: '8000.00' }))).toBe('asset_bill_line_amount');
    const far = { ...bill_line, line_no: 2 ** 40 };
    expect(await refusal(add({ ...from, in_use_on: '2026-04-01', bill_line: far }))).toBe('asset_bill_line_taken');
    const asset = await add({ ...from, in_use_on: '2026-04-01' });
    expect(asset).toMatchObject({ invoice_id: invoiceId, item: 0, supplier: 'Pearl River Freight Limited' });
    expect(standing(asset)).toMatchObject([{ kind: 'addition', entry_id: null }]);
    expect(await run((tx) => listBillLines(tx, { threshold: '0' }))).toEqual([]);
    expect(await refusal(add({ ...from, in_use_on: '2026-04-01' }))).toBe('asset_bill_line_taken');
    expect(await differences()).toEqual(['0.00', '0.00']);
  });

  it('offers lines of a bill from the amount of the company on, and only once it has a class', async () => {
    const bill = async (price: string) =>
      run(async (tx) => {
        const items = [testItem({ name: `For ${price}`, quantity: '1', price, account_code: '6140' })];
        const draft = testDraft({
          number: `B-${price}`,
          customer: { name: 'Lantern Test Limited', address: null, tax_id: null },
          items,
        });
        const id = await createInvoice(tx, books.call, { type: 'purchase_bill', draft });
        await confirmInvoice(tx, books.call, id);
        return id;
      });
    const [small, large] = [await bill('4999.99'), await bill('5000.00')];
    const offered = async (invoice_id?: string) =>
      (await run((tx) => listBillLines(tx, { invoice_id }))).map(({ description }) => description);
    expect([await offered(), await offered(small), await offered(large)]).toEqual([
      ['For 5000.00'],
      [],
      ['For 5000.00'],
    ]);
    expect(await run((tx) => readSetting(tx))).toEqual({ bill_threshold: '5000.00', version: 0 });
    const save = (bill_threshold: string, version: number) =>
      run((tx) => saveSetting(tx, books.call, { bill_threshold, version }));
    expect(await refusal(save('-1.00', 0))).toBe('asset_negative');
    expect(await refusal(save('1.005', 0))).toBe('asset_amount');
    expect(await save('4000.00', 0)).toEqual({ bill_threshold: '4000.00', version: 1 });
    expect(await offered()).toEqual(['For 5000.00', 'For 4999.99']);
    expect(await refusal(save('1.00', 0))).toBe('stale_version');
    await save('0.00', 1);
    expect(await offered()).toEqual([]);
    const other = await openTestBooks(database);
    expect(await other.run((tx) => listBillLines(tx, { threshold: '1' }))).toEqual([]);
  });

  it('a month is charged once, in an open period, in order; a run is reversed and can be posted again', async () => {
    await add();
    expect(await refusal(charge('2025-12-01'))).toBe('asset_nothing_to_charge');
    const run1 = await charge('2026-01-01');
    expect(run1.classes).toMatchObject([{ total: '100.00', lines: [{ number: 'FA-0001', amount: '100.00' }] }]);
    expect(await refusal(charge('2026-01-01'))).toBe('asset_nothing_to_charge');
    await charge('2026-03-01');
    expect((await run((tx) => readDepreciation(tx, { month: '2026-03-01', page: 1, limit: 50 }))).total).toBe('200.00');
    const reverse = (id: string, date: string) => run((tx) => reversePosting(tx, books.call, id, date));
    const posted = run1.classes[0]?.posting_id ?? '';
    expect(await refusal(reverse(posted, '2026-04-01'))).toBe('asset_posting_not_newest');
    const last =
      (await run((tx) => readDepreciation(tx, { month: '2026-03-01', page: 1, limit: 50 }))).classes[0]?.posting_id ??
      '';
    expect(await refusal(reverse(last, '2026-03-01'))).toBe('asset_reversed_before_posted');
    await reverse(last, '2026-03-31');
    expect(await refusal(reverse(last, '2026-03-31'))).toBe('asset_posting_reversed_before');
    expect(await differences()).toEqual(['0.00', '0.00']);
    await run((tx) => movePeriodLock(tx, books.call, { through: '2026-03-31', reason: 'closed' }));
    expect(await refusal(charge('2026-03-01'))).toBe('asset_month_locked');
    expect((await charge('2026-04-01')).total).toBe('300.00');
  });

  it('a locked month is posted on the first open day if a person chooses it, and later months stay as they would be', async () => {
    const terms = { method: 'reducing_balance', rate_basis_points: 4000, life_months: 60 } as const;
    const late = await add({ ...terms, acquired_on: '2025-02-10', in_use_on: '2025-02-10' });
    await charge('2025-12-01');
    await run((tx) => movePeriodLock(tx, books.call, { through: '2026-02-28', reason: 'closed' }));
    expect(await refusal(charge('2026-01-01'))).toBe('asset_month_locked');
    expect(await refusal(charge('2026-01-01', '2026-02-28'))).toBe('lock_moved_since');
    const preview = await run((tx) => readDepreciation(tx, { month: '2026-02-01', page: 1, limit: 50 }));
    expect(preview).toMatchObject({
      catch_up: { locked_through: '2026-02-28', on: '2026-03-01' },
      classes: [{ earlier_months: ['2026-01-01'], posted_on: null }],
    });
    const january = await charge('2026-01-01', '2026-03-01');
    expect(january).toMatchObject({ catch_up: null, classes: [{ posted_on: '2026-03-01', total: '120.00' }] });
    expect(await refusal(charge('2026-03-01', '2026-03-01'))).toBe('lock_moved_since');
    // The second year of the asset begins in February with what January left of the cost, though January is dated in March.
    expect((await charge('2026-02-01', '2026-03-01')).total).toBe('72.00');
    expect((await charge('2026-03-01')).total).toBe('72.00');
    const { postings } = await run((tx) => getAsset(tx, late.id));
    expect(postings.map(({ date, depreciation }) => [date, depreciation]).slice(-3)).toEqual([
      ['2026-03-01', '120.00'],
      ['2026-03-01', '72.00'],
      ['2026-03-31', '72.00'],
    ]);
    const newest = postings.at(-1)?.id ?? '';
    await run((tx) => reversePosting(tx, books.call, newest, '2026-03-31'));
    const body = { date: '2026-03-20', proceeds: '0', proceeds_account: null, note: '', accept_above_cost: false };
    expect(await run((tx) => disposeAsset(tx, books.call, late.id, body))).toMatchObject({ state: 'disposed' });
    expect(await differences()).toEqual(['0.00', '0.00']);
  });

  it('an earlier month is refused once a later one is posted', async () => {
    await add();
    await charge('2026-02-01');
    await add({ name: 'Second' });
    expect(await refusal(charge('2026-01-01'))).toBe('asset_later_month');
    expect((await charge('2026-03-01')).classes[0]?.lines.map(({ amount }) => amount)).toEqual(['100.00', '300.00']);
  });

  it('a journal of the register is reversed in the register only', async () => {
    await add();
    const { classes } = await charge('2026-01-01');
    const id = await run(async (tx) => {
      const rows = await tx.queries.selectFrom('manual_journal').select(['id', 'entry_id']).execute();
      return rows.find(({ entry_id }) => entry_id === classes[0]?.entry_id)?.id ?? '';
    });
    const work = run((tx) => reverseJournal(tx, books.call, { id, date: '2026-02-01' }));
    expect(await refusal(work)).toBe('asset_journal');
  });

  it('refuses disposals before the addition, after a disposal, within a charged month, and unlikely proceeds', async () => {
    const { id } = await add();
    const sell = (over: object) =>
      run((tx) =>
        disposeAsset(tx, books.call, id, {
          date: '2026-02-10',
          proceeds: '0',
          proceeds_account: null,
          note: '',
          accept_above_cost: false,
          ...over,
        }),
      );
    expect(await refusal(sell({ date: '2026-01-09' }))).toBe('asset_before_addition');
    expect(await refusal(sell({ proceeds: '5.00' }))).toBe('asset_scrap_proceeds');
    expect(await refusal(sell({ proceeds: '-5.00', proceeds_account: '2200' }))).toBe('asset_negative');
    expect(await refusal(sell({ proceeds: '3600.01', proceeds_account: '2200' }))).toBe('asset_proceeds_above_cost');
    await charge('2026-02-01');
    expect(await refusal(sell({}))).toBe('asset_month_charged');
    const scrapped = await sell({ date: '2026-03-10' });
    expect(await refusal(sell({ date: '2026-03-11' }))).toBe('asset_disposed');
    expect(await differences()).toEqual(['0.00', '0.00']);
    const disposal = standing(scrapped).at(-1)?.id ?? '';
    await run((tx) => reversePosting(tx, books.call, disposal, '2026-03-10'));
    expect(await run((tx) => getAsset(tx, id))).toMatchObject({ state: 'in_use', net: '3400.00' });
    expect(await differences()).toEqual(['0.00', '0.00']);
  });

  it.each([
    [{ cost: '0' }, 'asset_cost_not_positive'],
    [{ cost: '1.001' }, 'asset_amount'],
    [{ in_use_on: '2026-01-09' }, 'asset_in_use_before_acquired'],
    [{ life_months: 601 }, 'asset_life'],
    [{ residual: '3600.01' }, 'asset_residual_above_cost'],
    [{ counter_account: '1510' }, 'asset_counter_is_cost'],
    [{ depreciation: '1.00' }, 'asset_through_missing'],
    [{ class_id: '00000000-0000-4000-8000-000000000000' }, 'asset_class_unknown'],
  ])('refuses an asset with %o: %s', async (over, word) => {
    expect(await refusal(add(over))).toBe(word);
  });

  it('an impairment and a change of estimate change only the months after them', async () => {
    const { id } = await add();
    await charge('2026-01-01');
    const impair = (amount: string) =>
      run((tx) => impairAsset(tx, books.call, id, { date: '2026-02-01', amount, note: 'Damaged' }));
    expect(await refusal(impair('3500.01'))).toBe('asset_impairment');
    expect((await impair('1750.00')).schedule[0]).toMatchObject({ month: '2026-02-01', amount: '50.00' });
    const terms = { method: 'straight_line', convention: 'full_month', rate_basis_points: null } as const;
    const change = (month: string) =>
      run((tx) =>
        changeEstimate(tx, books.call, id, { ...terms, month, life_months: 10, residual: '0', reason: 'Shorter use' }),
      );
    expect(await refusal(change('2026-01-01'))).toBe('asset_estimate_month');
    const changed = await change('2026-03-01');
    expect(changed.schedule.map(({ amount }) => amount).slice(0, 2)).toEqual(['50.00', '170.00']);
    expect(changed.schedule.at(-1)).toMatchObject({ month: '2026-12-01', net: '0.00' });
    expect(await differences()).toEqual(['0.00', '0.00']);
  });

  it('imports a file only if every line is right, and says what is wrong with each', async () => {
    const heading = 'Name,Class,Acquired on,Cost,Depreciation,Through,Life months\n';
    const send = (text: string, dry_run: boolean) => run((tx) => importAssets(tx, books.call, { text, dry_run }));
    const wrong = await send(
      `${heading}Desk,Chairs,2025-01-01,100,,,\nPC,Computers,2025-31-01,100,,,\nPC,電腦,2025-01-01,"1,200.00",400,2025-12-31,36\n`,
      false,
    );
    expect(wrong.faults.map(({ line }) => line)).toEqual([2, 3]);
    expect(wrong).toMatchObject({ added: 0, rows: [{ line: 4, cost: '1200.00', depreciation: '400.00' }] });
    const text = `${heading}PC,Computers,2025-01-01,1200,400,2025-12-31,36\n`;
    expect((await send(text, true)).added).toBe(0);
    expect((await send(text, false)).added).toBe(1);
    const { rows, meta } = await register();
    expect(rows).toMatchObject([{ name: 'PC', net: '800.00', state: 'in_use' }]);
    // The ledger does not have the asset yet: the footer shows the difference.
    expect(meta.ties.map(({ difference }) => difference)).toEqual(['-1200.00', '-400.00']);
    expect((await charge('2026-01-01')).total).toBe('33.33');
  });

  it('keeps the accounts of a class that has assets, and refuses accounts that do not fit', async () => {
    await add();
    const save = (over: Partial<AssetClassBody>, version = 1) =>
      run((tx) => saveClass(tx, books.call, classId, { ...COMPUTERS, ...over, version }));
    expect(await refusal(save({ cost_account: '1500' }))).toBe('asset_class_account_used');
    expect(await refusal(save({ expense_account: '1510' }))).toBe('asset_expense_account');
    expect(await refusal(save({ cost_account: '1511' }))).toBe('asset_class_same_account');
    expect(await save({ life_months: 48 })).toMatchObject({ life_months: 48, version: 2, assets: 1 });
    expect(await refusal(save({}))).toBe('stale_version');
  });
});
