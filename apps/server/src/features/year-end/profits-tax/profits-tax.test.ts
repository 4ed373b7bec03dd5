import type { TaxAdjustmentBody, TaxComputation, TaxInputs } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { recordJournal } from '../../books/manual-journal/index.ts';
import { adjustmentLines, decideAdjustment } from './adjust.ts';
import { approveComputation, reopenComputation } from './approve.ts';
import { postTaxJournal, reverseTaxJournal } from './journal.ts';
import {
  createComputation,
  getComputation,
  proposeForDraft,
  readOverview,
  removeComputation,
  saveComputation,
  saveProfile,
} from './keep-computation.ts';

const year = { year_of_assessment: '2024/25', basis_from: '2024-04-01', basis_to: '2025-03-31' };
const inputs: TaxInputs = {
  pools: [{ rate: '30', brought_forward: '100000.00', additions: '50000.00', disposals: [] }],
  prescribed: { additions: '20000.00', disposals: [] },
  buildings: [],
  loss_brought_forward: '0.00',
  donations_claimed: '0.00',
  provisional: '30000.00',
};

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof DomainError
        ? [error.code, error.word, ...error.faults.map(({ path, word }) => `${path} ${word}`)]
        : String(error),
  );

describe.each(engines)('profits tax on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    books = await openTestBooks(database, '2025-06-10');
    await post('1', '2024-10-01', ['1010', '4010', 1_000_000_00n]);
    await post('2', '2025-03-31', ['6500', '1511', 80_000_00n]);
    await post('3', '2025-01-15', ['6220', '1010', 12_000_00n]);
    await post('4', '2024-12-31', ['1010', '4800', 3_000_00n]);
  });

  const post = (number: string, date: string, [debit, credit, amount]: [string, string, bigint]) =>
    books.run((tx) =>
      recordJournal(tx, books.call, {
        number,
        date,
        narration: `Journal ${number}`,
        reverseOn: null,
        lines: [
          { accountCode: debit, debitMinor: amount, creditMinor: 0n },
          { accountCode: credit, debitMinor: 0n, creditMinor: amount },
        ],
      }),
    );
  const create = (over: Partial<typeof year> = {}) =>
    books.run((tx) => createComputation(tx, books.call, { ...year, ...over }));
  const save = ({ id, version }: TaxComputation, over: Partial<TaxInputs> = {}) =>
    books.run((tx) =>
      saveComputation(tx, books.call, id, {
        version,
        basis_from: year.basis_from,
        basis_to: year.basis_to,
        is_cessation: false,
        inputs: { ...inputs, ...over },
      }),
    );
  const decide = (
    { id, version }: TaxComputation,
    body: Partial<TaxAdjustmentBody> & Pick<TaxAdjustmentBody, 'kind' | 'amount'>,
  ) =>
    books.run((tx) =>
      decideAdjustment(tx, books.call, id, { version, id: null, state: 'accepted', reason: '', ...body }),
    );
  async function acceptAll(tax: TaxComputation): Promise<TaxComputation> {
    let now = tax;
    for (const { id, kind, amount, state } of tax.adjustments)
      if (state === 'proposed') now = await decide(now, { id, kind, amount });
    return now;
  }
  const approve = ({ id, version, hash }: TaxComputation) =>
    books.run((tx) => approveComputation(tx, books.call, id, { version, hash }));
  const accounts = { expense_account: '8000', payable_account: '2180', provisional_account: null };
  const postTax = ({ id, version }: TaxComputation) =>
    books.run((tx) => postTaxJournal(tx, books.call, id, { version, date: '2025-03-31', ...accounts }));

  it('reads the profit of the basis period and proposes adjustments with their postings', async () => {
    const tax = await create();
    expect(tax.working[0]).toMatchObject({ key: 'profit_before_tax', amount: '911000.00' });
    expect(tax.adjustments.map(({ kind, amount, state, direction }) => [kind, amount, state, direction])).toEqual([
      ['bank_interest', '3000.00', 'proposed', 'deduct'],
      ['depreciation', '80000.00', 'proposed', 'add'],
      ['entertainment', '12000.00', 'proposed', 'add'],
    ]);
    const depreciation = tax.adjustments.find(({ kind }) => kind === 'depreciation');
    const lines = await books.run((tx) => adjustmentLines(tx, tax.id, depreciation?.id ?? ''));
    expect(lines).toMatchObject([{ date: '2025-03-31', account: '6500', amount: '80000.00', document_id: null }]);
  });

  it('computes allowances and tax, and rolls forward to the next year', async () => {
    const saved = await save(await create());
    // 911,000 + 92,000 - 3,000 = 1,000,000; less 30,000 initial, 36,000 annual, 20,000 prescribed = 914,000.
    expect(saved).toMatchObject({ assessable: '914000.00', payable: '73905.00', balance: '43905.00' });
    expect(saved.pools_carried_forward).toEqual([{ rate: '30', amount: '84000.00' }]);
    const { next } = await books.run((tx) => readOverview(tx, books.call));
    expect(next).toEqual({ year_of_assessment: '2025/26', basis_from: '2025-04-01', basis_to: '2026-03-31' });
    const after = await create(next);
    expect(after.inputs).toMatchObject({
      pools: [{ rate: '30', brought_forward: '84000.00', additions: '0.00' }],
      provisional: '75405.00',
      loss_brought_forward: '0.00',
    });
  });

  it('carries a loss forward', async () => {
    await post('5', '2025-02-01', ['6100', '1010', 2_000_000_00n]);
    const tax = await create();
    expect(tax).toMatchObject({ assessable: '0.00', payable: '0.00', loss_carried_forward: '1000000.00' });
    const after = await create({ year_of_assessment: '2025/26', basis_from: '2025-04-01', basis_to: '2026-03-31' });
    expect(after.inputs.loss_brought_forward).toBe('1000000.00');
  });

  it('needs a reason where a person decides otherwise than proposed', async () => {
    const tax = await create();
    const { id, kind } = tax.adjustments.find((one) => one.kind === 'entertainment') ?? {
      id: '',
      kind: 'entertainment' as const,
    };
    const changed = { id, kind, amount: '5000.00' };
    expect(await refusalOf(decide(tax, changed))).toContain('reason tax_reason_missing');
    expect(await refusalOf(decide(tax, { kind: 'fines', amount: '10.00' }))).toContain('reason tax_reason_missing');
    const after = await decide(tax, { ...changed, reason: 'Only dinners of directors are private' });
    expect(after.adjustments.find((one) => one.id === id)).toMatchObject({
      amount: '5000.00',
      proposed: '12000.00',
      state: 'accepted',
      decided_by: 'Chan Tai Man',
    });
    const dismissed = await decide(after, {
      id,
      kind,
      amount: '5000.00',
      state: 'dismissed',
      reason: 'All for business',
    });
    expect(dismissed.working.map(({ key }) => key)).not.toContain('adjustment_entertainment');
    const proposed = await books.run((tx) => proposeForDraft(tx, tax.id, dismissed.version));
    expect(proposed.adjustments.find((one) => one.id === id)?.state).toBe('dismissed');
    expect(await refusalOf(decide(tax, changed))).toEqual(['stale_version', 'stale_version']);
  });

  it('asks again about what was decided on other amounts than the accounts have now', async () => {
    const entertainment = (tax: TaxComputation) => tax.adjustments.find(({ kind }) => kind === 'entertainment');
    const draft = await create();
    const private_ = { id: entertainment(draft)?.id ?? '', kind: 'entertainment' as const, amount: '5000.00' };
    const decided = await acceptAll(await decide(draft, { ...private_, reason: 'Half is private' }));
    await post('6', '2025-03-30', ['6220', '1010', 1_000_00n]);
    const fresh = await books.run((tx) => getComputation(tx, decided.id));
    expect(await refusalOf(approve(fresh))).toEqual(['conflict', 'tax_adjustments_outdated']);
    const again = await books.run((tx) => proposeForDraft(tx, fresh.id, fresh.version));
    expect(entertainment(again)).toMatchObject({
      state: 'proposed',
      amount: '13000.00',
      reason: 'Half is private',
      decided_by: null,
    });
    expect(again.adjustments.find(({ kind }) => kind === 'depreciation')?.state).toBe('accepted');
    expect(await approve(await acceptAll(again))).toMatchObject({ state: 'approved' });
  });

  it('is approved as it was seen, then locked, also in the database', async () => {
    const draft = await save(await create());
    expect(await refusalOf(approve(draft))).toEqual(['conflict', 'tax_adjustments_open']);
    const seen = await acceptAll(draft);
    await post('6', '2025-03-31', ['6100', '1010', 1_000_00n]);
    expect(await refusalOf(approve(seen))).toEqual(['conflict', 'tax_figures_changed']);
    const fresh = await books.run((tx) => getComputation(tx, seen.id));
    const approved = await approve(fresh);
    expect(approved).toMatchObject({
      state: 'approved',
      hash: fresh.hash,
      approved_by: 'Chan Tai Man',
      books_changed: false,
    });
    expect(await refusalOf(save(approved))).toEqual(['conflict', 'tax_computation_approved']);
    expect(await refusalOf(books.run((tx) => removeComputation(tx, books.call, approved.id)))).toEqual([
      'conflict',
      'tax_computation_approved',
    ]);
    const byHand = books.run((tx) => tx.queries.updateTable('tax_adjustment').set({ amount_minor: 1n }).execute());
    await expect(byHand).rejects.toMatchObject({ code: 'FO520' });
    // A later posting changes the books, not what was approved.
    await post('7', '2025-03-30', ['6100', '1010', 500_00n]);
    const later = await books.run((tx) => getComputation(tx, approved.id));
    expect(later).toMatchObject({ books_changed: true, payable: approved.payable, hash: approved.hash });
  });

  it('posts its tax as a journal that is reversed before the computation is opened again', async () => {
    const draft = await acceptAll(await save(await create()));
    expect(await refusalOf(postTax(draft))).toEqual(['conflict', 'tax_not_approved']);
    const posted = await postTax(await approve(draft));
    expect(posted.journal?.state).toBe('posted');
    const lines = await books.run((tx) =>
      tx.queries
        .selectFrom('journal_line')
        .select(['account_code', 'debit_minor', 'credit_minor'])
        .where('account_code', 'in', ['8000', '2180'])
        .orderBy('account_code', 'desc')
        .execute(),
    );
    expect(lines).toEqual([
      { account_code: '8000', debit_minor: 7_390_500n, credit_minor: 0n },
      { account_code: '2180', debit_minor: 0n, credit_minor: 7_390_500n },
    ]);
    // The tax is no part of the profit before tax.
    expect((await books.run((tx) => getComputation(tx, posted.id))).books_changed).toBe(false);
    expect(await refusalOf(postTax(posted))).toEqual(['conflict', 'tax_has_journal']);
    const reopen = (tax: TaxComputation) =>
      books.run((tx) => reopenComputation(tx, books.call, tax.id, { version: tax.version, reason: 'A late bill' }));
    expect(await refusalOf(reopen(posted))).toEqual(['conflict', 'tax_has_journal']);
    const reversed = await books.run((tx) =>
      reverseTaxJournal(tx, books.call, posted.id, { version: posted.version, date: '2025-04-01' }),
    );
    expect(reversed.journal?.state).toBe('reversed');
    expect((await reopen(reversed)).state).toBe('draft');
  });

  it('rejects other years, long periods and a second computation', async () => {
    expect(await refusalOf(create({ basis_to: '2025-04-01' }))).toContain('basis_to tax_period_other_year');
    expect(await refusalOf(create({ basis_from: '2023-10-01' }))).toContain('basis_to tax_period_too_long');
    await books.run((tx) =>
      saveProfile(tx, books.call, {
        file_number: '12/34567890',
        entity: 'corporation',
        lower_tier: true,
        commenced_on: '2023-10-01',
        version: 0,
      }),
    );
    await create({ basis_from: '2023-10-01' });
    expect(await refusalOf(create())).toEqual(['conflict', 'tax_year_exists']);
  });
});
