import type { AssetClassBody, DisposalBody, DisposalSource, NewAssetBody } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../../test/desks/bank-desk.ts';
import { bothEngines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { refusalOfGuard } from '../../../../platform/http/guard.ts';
import { classifyLine } from '../../../banking/bank-line/index.ts';
import { undoLine } from '../../../banking/bank-line/undo/undo-line.ts';
import { confirmInvoice, createInvoice, voidInvoice } from '../../../trade/invoice/index.ts';
import { addAsset } from '../add-asset.ts';
import { createClass } from '../classes.ts';
import { disposeAsset } from '../dispose.ts';
import { getAsset } from '../get-asset.ts';
import { fixedAssetGuards } from '../guards.ts';
import { reversePosting } from '../reverse-posting.ts';
import { listDisposalCandidates } from './list-sources.ts';

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

describe.each(bothEngines)('disposals from a sale or a receipt on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: BankDesk;
  let classId: string;
  let assetId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = openDesk(database, books);
    classId = (await run((tx) => createClass(tx, books.call, COMPUTERS))).id;
    assetId = await add('Laptop');
  });

  const run = <T>(work: (tx: CompanyTransaction) => Promise<T>) => books.run(work);
  const add = async (name: string) => {
    const body: NewAssetBody = {
      ...TERMS,
      name,
      class_id: classId,
      tax_class: 'prescribed',
      acquired_on: '2026-03-10',
      in_use_on: '2026-03-10',
      cost: '3600.00',
      residual: '0',
      supplier: '',
      note: '',
      counter_account: '2200',
      bill_line: null,
      depreciation: null,
      through: null,
    };
    return (await run((tx) => addAsset(tx, books.call, body))).id;
  };
  /** A sale of an old laptop for 3,000.00 and of a desk for 120.00, less a discount of 20.00, on one invoice. */
  const sell = (number = 'INV-1') =>
    run(async (tx) => {
      const item = (name: string, price: string, account_code = '4000') =>
        testItem({ name, quantity: '1', price, account_code });
      const items = [item('Old laptop', '3000.00'), item('Desk', '120.00'), item('Discount', '-20.00')];
      const id = await createInvoice(tx, books.call, {
        type: 'sales_invoice',
        draft: testDraft({ number, items }),
      });
      await confirmInvoice(tx, books.call, id);
      return id;
    });
  const receive = async (splits = [{ account_code: '4000', amount: '3000.00' }]) => {
    await desk.take(statement([line('2026-04-12', 'LAPTOP BUYER', 3000), line('2026-04-13', 'RENT', -500)]));
    const { id } = await desk.lineNamed('LAPTOP BUYER');
    await run((tx) => classifyLine(tx, books.call, { id, splits }));
    return id;
  };
  const candidates = (kind: DisposalSource['kind'], over: { q?: string; page?: number; limit?: number } = {}) =>
    run((tx) => listDisposalCandidates(tx, assetId, { kind, page: 1, limit: 50, ...over }, books.call.today));
  const first = async (kind: DisposalSource['kind'], q?: string) => {
    const [found] = (await candidates(kind, q === undefined ? {} : { q })).rows;
    if (found === undefined) throw new Error(`no ${kind}`);
    return found;
  };
  const keyOf = ({ kind, entry_id, line_no }: DisposalSource): DisposalSource => ({ kind, entry_id, line_no });
  const dispose = (over: Partial<DisposalBody>, id = assetId) =>
    run((tx) =>
      disposeAsset(tx, books.call, id, {
        date: '2026-04-15',
        proceeds: '3000.00',
        proceeds_account: '4000',
        note: '',
        accept_above_cost: false,
        ...over,
      }),
    );
  const standing = async (id = assetId) =>
    (await run((tx) => getAsset(tx, id))).postings.filter(({ reversed_on }) => reversed_on === null);
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof DomainError) return error.faults.map(({ path, word }) => `${path}: ${word}`).join(', ');
        return refusalOfGuard(fixedAssetGuards, error)?.word ?? String(error);
      },
    );

  it.each(['invoice_line', 'bank_line'] as const)(
    'counts the proceeds of a sale or receipt (%s) once and keeps the link',
    async (kind) => {
      const recordId = kind === 'invoice_line' ? await sell() : await receive();
      const found = await first(kind, 'laptop');
      expect(found).toMatchObject({ kind, record_id: recordId, account: '4000', amount: '3000.00' });
      const before = await desk.balances();
      await dispose({ source: keyOf(found) });
      const after = await desk.balances();
      // The sale moves from income to the disposal: cost 3,600 less 100 for March is 3,500, so the loss is 500.
      expect(Number(after['4000'] ?? '0') - Number(before['4000'] ?? '0')).toBe(3000);
      expect(after).toMatchObject({ '7120': '500.00' });
      expect((await standing()).at(-1)?.source).toMatchObject({ kind, record_id: recordId, number: found.number });
      expect((await candidates(kind, { q: 'laptop' })).rows).toEqual([]);
    },
  );

  it.each(['invoice_line', 'bank_line'] as const)('frees the %s when the disposal is reversed', async (kind) => {
    const recordId = kind === 'invoice_line' ? await sell() : await receive();
    const source = keyOf(await first(kind, 'laptop'));
    const other = await add('Other laptop');
    await dispose({ source });
    const end = () =>
      run<unknown>((tx) =>
        kind === 'invoice_line'
          ? voidInvoice(tx, books.call, { id: recordId, reason: 'wrong customer' })
          : undoLine(tx, books.call, recordId),
      );
    expect(await refusal(end())).toBe('asset_source_in_use');
    expect(await refusal(dispose({ source }, other))).toBe('source: asset_source_taken');
    const posting = (await standing()).at(-1)?.id ?? '';
    await run((tx) => reversePosting(tx, books.call, posting, '2026-04-20'));
    const reversed = (await run((tx) => getAsset(tx, assetId))).postings.find(({ id }) => id === posting);
    expect(reversed?.source).toMatchObject({ kind, record_id: recordId });
    expect((await candidates(kind, { q: 'laptop' })).rows).toHaveLength(1);
    await dispose({ source }, other);
    const again = (await standing(other)).at(-1)?.id ?? '';
    await run((tx) => reversePosting(tx, books.call, again, '2026-04-20'));
    await end();
    expect(await refusal(dispose({ source }))).toBe(`source: asset_source_ended_${kind}`);
    expect((await candidates(kind)).rows).toEqual([]);
  });

  it('offers sales and receipts by pages and text, but no tax, discount, payment or money spent', async () => {
    expect(await candidates('invoice_line')).toEqual({ rows: [], meta: { page: 1, limit: 50, total: 0 } });
    await sell('INV-1');
    await sell('INV-2');
    await receive([
      { account_code: '4000', amount: '2900.00' },
      { account_code: '2140', amount: '100.00' },
    ]);
    const page = async (over: { q?: string; page?: number; limit?: number }) => {
      const { rows, meta } = await candidates('invoice_line', over);
      return [rows.map(({ number, description }) => `${number} ${description}`).sort(), meta.total];
    };
    expect(await page({})).toEqual([['INV-1 Desk', 'INV-1 Old laptop', 'INV-2 Desk', 'INV-2 Old laptop'], 4]);
    expect((await page({ page: 2, limit: 3 }))[0]).toHaveLength(1);
    expect(await page({ page: 3, limit: 3 })).toEqual([[], 4]);
    expect(await page({ q: '100%' })).toEqual([[], 0]);
    expect(await page({ q: 'OLD LAPTOP' })).toEqual([['INV-1 Old laptop', 'INV-2 Old laptop'], 2]);
    expect(await page({ q: 'INV-2' })).toEqual([['INV-2 Desk', 'INV-2 Old laptop'], 2]);
    expect(await page({ q: 'Blue Harbour' })).toEqual([expect.any(Array), 4]);
    expect((await candidates('bank_line')).rows).toMatchObject([{ account: '4000', amount: '2900.00' }]);
  });

  it('refuses a source that does not fit, with everything that is wrong', async () => {
    await sell();
    const source = keyOf(await first('invoice_line', 'laptop'));
    const lineNo = (line_no: number) => ({ source: { ...source, line_no } });
    const refused: [Partial<DisposalBody>, string][] = [
      [{ source, proceeds: '2999.99' }, 'proceeds: asset_source_amount'],
      [{ source, proceeds_account: '2200' }, 'proceeds_account: asset_source_other_account'],
      [
        { source, proceeds: '0', proceeds_account: null },
        'proceeds: asset_source_amount, proceeds_account: asset_source_other_account',
      ],
      [{ source: { ...source, kind: 'bank_line' } }, 'source: asset_source_unknown_bank_line'],
      [lineNo(99), 'source: asset_source_unknown_invoice_line'],
      [{ ...lineNo(1), proceeds: '3100.00', proceeds_account: '1100' }, 'source: asset_source_account'],
      [{ ...lineNo(4), proceeds: '-20.00' }, 'source: asset_source_not_received'],
    ];
    for (const [over, word] of refused) expect(await refusal(dispose(over))).toContain(word);
    const other = books;
    books = await openTestBooks(database);
    classId = (await run((tx) => createClass(tx, books.call, COMPUTERS))).id;
    const theirs = await add('Laptop of another company');
    expect(await refusal(dispose({ source }, theirs))).toBe('source: asset_source_unknown_invoice_line');
    books = other;
  });
});
