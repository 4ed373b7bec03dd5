import type { BankAccountRow, PostedType } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { setRate } from '../../books/exchange-rate/set-rate.ts';
import { createBankAccount } from '../../books/ledger/index.ts';
import { confirmInvoice, createInvoice } from '../../trade/invoice/index.ts';
import { recordMoney } from '../../trade/payment-record/index.ts';
import { reconciliationOf } from '../bank-statement/index.ts';
import { classifyLine, excludeLine, type MatchRequest, matchLine, transferLine } from './accept/line-requests.ts';
import type { Affected } from './suggest/affected.ts';
import { undoLine } from './undo/undo-line.ts';

interface Paper {
  number: string;
  amount: string;
  type?: PostedType;
  currency?: string;
  rate?: string;
}

const ACCOUNTS: Readonly<Record<PostedType, string>> = {
  sales_invoice: '4000',
  sales_credit_note: '4090',
  purchase_bill: '5000',
  purchase_credit_note: '5090',
};

describe.each(engines)('what a line may be coded to on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: BankDesk;
  let usd: BankAccountRow;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = openDesk(database, books);
    usd = await books.run((tx) => createBankAccount(tx, { name: 'USD', number: 'U-1', currency: 'USD' }));
  });
  afterAll(() => database?.close());

  const paper = ({ number, amount, type = 'sales_invoice', currency = 'HKD', rate }: Paper) =>
    books.run(async (tx) => {
      const items = [testItem({ quantity: '1', price: amount, account_code: ACCOUNTS[type] })];
      const id = await createInvoice(tx, books.call, {
        type,
        draft: testDraft({ number, currency, rate: rate ?? null, items }),
      });
      await confirmInvoice(tx, books.call, id);
      return id;
    });
  const lineOf = async (amount: number, account?: BankAccountRow) => {
    const of =
      account === undefined
        ? {}
        : { currency: account.currency, bank_account_id: account.id, account_number: account.number };
    await desk.take(statement([line('2026-04-10', 'THE LINE', amount)], of));
    return (await desk.lineNamed('THE LINE', account?.id)).id;
  };
  const setDayRate = () =>
    books.run((tx) => setRate(tx, books.call, { currency: 'USD', date: '2026-04-10', rate: '7.80' }));

  /** Categorizes the line, reads the changed balances, undoes it, and checks that all balances are restored. */
  async function moves(work: (tx: CompanyTransaction) => Promise<Affected>, id: string) {
    const before = await desk.balances();
    await books.run(work);
    const after = await desk.balances();
    await books.run((tx) => undoLine(tx, books.call, id));
    expect(await desk.balances()).toEqual(before);
    const cents = (text: string | undefined) => Math.round(Number(text ?? '0') * 100);
    const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    const changed = codes.map((code) => [code, ((cents(after[code]) - cents(before[code])) / 100).toFixed(2)]);
    return Object.fromEntries(changed.filter(([, amount]) => amount !== '0.00'));
  }

  const matched: {
    name: string;
    papers: Paper[];
    line: number;
    foreign?: boolean;
    rates?: boolean;
    input?: Omit<MatchRequest, 'id' | 'documents'>;
    amounts?: (string | undefined)[];
    moved: Record<string, string>;
  }[] = [
    {
      name: 'three invoices of one contact',
      papers: [
        { number: 'I1', amount: '100.00' },
        { number: 'I2', amount: '200.00' },
        { number: 'I3', amount: '50.50' },
      ],
      line: 350.5,
      moved: { '1010': '350.50', '1100': '-350.50' },
    },
    {
      name: 'a part',
      papers: [{ number: 'I1', amount: '100.00' }],
      line: 40,
      moved: { '1010': '40.00', '1100': '-40.00' },
    },
    {
      name: 'more than is open: the excess stays as credit',
      papers: [{ number: 'I1', amount: '100.00' }],
      line: 130,
      moved: { '1010': '130.00', '1100': '-130.00' },
    },
    {
      name: 'a fee kept back by a gateway',
      papers: [{ number: 'I1', amount: '100.00' }],
      line: 97,
      input: { fee: { account_code: '6410', amount: '3.00' } },
      moved: { '1010': '97.00', '1100': '-100.00', '6410': '3.00' },
    },
    {
      name: 'a bank’s fee inside the money spent',
      papers: [{ number: 'B1', amount: '100.00', type: 'purchase_bill' }],
      line: -115,
      input: { fee: { account_code: '6400', amount: '15.00' } },
      moved: { '1010': '-115.00', '2100': '100.00', '6400': '15.00' },
    },
    {
      name: 'a cent or so nobody pays',
      papers: [{ number: 'I1', amount: '100.00' }],
      line: 99.2,
      input: { write_off: '0.80' },
      moved: { '1010': '99.20', '1100': '-100.00', '7190': '0.80' },
    },
    {
      name: 'a refund of a customer’s credit note',
      papers: [{ number: 'C1', amount: '60.00', type: 'sales_credit_note' }],
      line: -60,
      moved: { '1010': '-60.00', '1100': '60.00' },
    },
    {
      name: 'a supplier’s refund',
      papers: [{ number: 'C1', amount: '60.00', type: 'purchase_credit_note' }],
      line: 60,
      moved: { '1010': '60.00', '2100': '-60.00' },
    },
    {
      name: 'a foreign invoice in its own currency at the day’s rate',
      papers: [{ number: 'I1', amount: '100.00', currency: 'USD', rate: '7.75' }],
      line: 100,
      foreign: true,
      rates: true,
      moved: { '1030': '780.00', '1100': '-775.00', '7100': '-5.00' },
    },
    {
      name: 'a foreign invoice paid in Hong Kong dollars about the day’s rate: settled whole',
      papers: [{ number: 'I1', amount: '100.00', currency: 'USD', rate: '7.75' }],
      line: 772,
      rates: true,
      moved: { '1010': '772.00', '1100': '-775.00', '7100': '3.00' },
    },
    {
      name: 'half of it: as much as the day’s rate makes of the line',
      papers: [{ number: 'I1', amount: '100.00', currency: 'USD', rate: '7.80' }],
      line: 390,
      rates: true,
      moved: { '1010': '390.00', '1100': '-390.00' },
    },
    {
      name: 'the amount a person says',
      papers: [{ number: 'I1', amount: '100.00', currency: 'USD', rate: '7.75' }],
      line: 390,
      amounts: ['49.00'],
      moved: { '1010': '390.00', '1100': '-379.75', '7100': '-10.25' },
    },
  ];
  it.each(matched)('matches: $name', async ({ papers, line: amount, foreign, rates, input, amounts, moved }) => {
    const ids: string[] = [];
    for (const one of papers) ids.push(await paper(one));
    if (rates) await setDayRate();
    const id = await lineOf(amount, foreign ? usd : undefined);
    const documents = ids.map((documentId, index) => ({ id: documentId, amount: amounts?.[index] }));
    expect(await moves((tx) => matchLine(tx, books.call, { id, documents, ...input }), id)).toEqual(moved);
  });

  it('rejects a fee on another account, a large write-off, both kinds of match, and an unknown rate', async () => {
    const invoice = await paper({ number: 'I1', amount: '100.00' });
    const foreign = await paper({ number: 'I2', amount: '100.00', currency: 'USD', rate: '7.80' });
    const id = await lineOf(90);
    const match = (input: Omit<MatchRequest, 'id'>) => books.run((tx) => matchLine(tx, books.call, { id, ...input }));
    const documents = [{ id: invoice }];
    await expect(match({ documents, fee: { account_code: '6220', amount: '10.00' } })).rejects.toMatchObject({
      faults: [{ path: 'fee.account_code', word: 'choose_fee_account' }],
    });
    await expect(match({ documents, write_off: '10.00' })).rejects.toMatchObject({
      word: 'ledger_write_off_too_large',
    });
    await expect(match({ documents, journal_entry_ids: [invoice] })).rejects.toMatchObject({
      faults: [{ word: 'match_one_kind' }],
    });
    await expect(match({ documents: [{ id: foreign }] })).rejects.toMatchObject({
      faults: [{ path: 'documents.0.amount', word: 'match_amount_needed' }],
    });
  });

  it('is the bank’s side of several records together, each of one line only', async () => {
    const invoice = await paper({ number: 'I1', amount: '500.00' });
    const receive = (amountMinor: bigint) =>
      books.run(async (tx) => {
        const found = await tx.queries
          .selectFrom('invoice')
          .select('contact_id')
          .where('id', '=', invoice)
          .executeTakeFirstOrThrow();
        return recordMoney(tx, books.call, {
          type: 'receipt',
          date: '2026-04-08',
          accountCode: '1010',
          contactId: found.contact_id ?? '',
          contactName: 'Blue Harbour',
          amountMinor,
          rate: null,
          reference: 'CHQ',
          allocations: [{ documentRef: invoice, amountMinor }],
        });
      });
    const [first, second] = [await receive(20000n), await receive(10000n)];
    const id = await lineOf(300);
    const entries = [first.entry.id, second.entry.id];
    const match = (journal_entry_ids: string[]) => (tx: CompanyTransaction) =>
      matchLine(tx, books.call, { id, journal_entry_ids });
    await expect(books.run(match([first.entry.id]))).rejects.toMatchObject({ word: 'entry_amount_differs' });
    expect(await moves(match(entries), id)).toEqual({});
    await books.run(match(entries));
    expect(await desk.get(id)).toMatchObject({
      state: 'matched',
      coded: { text: `${first.number}, ${second.number}` },
    });
    await desk.take(
      statement([line('2026-04-12', 'OTHER', 300)], { period_start: '2026-05-01', period_end: '2026-05-31' }),
    );
    const other = (await desk.lineNamed('OTHER')).id;
    await expect(
      books.run((tx) => matchLine(tx, books.call, { id: other, journal_entry_ids: entries })),
    ).rejects.toMatchObject({ word: 'entry_not_linkable' });
  });

  it('moves money between currencies with the line that shows the other side, once', async () => {
    await setDayRate();
    const id = await lineOf(-785);
    await desk.take(
      statement([line('2026-04-10', 'FROM HKD', 100)], {
        currency: 'USD',
        bank_account_id: usd.id,
        account_number: 'U-1',
      }),
    );
    const transfer = (tx: CompanyTransaction) => transferLine(tx, books.call, { id, account_code: usd.code });
    expect(await moves(transfer, id)).toEqual({ '1010': '-785.00', [usd.code]: '785.00' });
    await books.run(transfer);
    expect(await desk.lineNamed('FROM HKD', usd.id)).toMatchObject({
      state: 'classified',
      coded: { kind: 'transfer' },
    });
  });

  it('does not book a transfer again when the other bank’s statement comes later', async () => {
    const savings = await books.run((tx) => createBankAccount(tx, { name: 'Savings', number: '002', currency: 'HKD' }));
    const id = await lineOf(-500);
    await books.run((tx) => transferLine(tx, books.call, { id, account_code: savings.code }));
    await desk.take(statement([line('2026-04-12', 'FROM CURRENT', 500)], { account_number: '002' }));
    const arrived = await desk.lineNamed('FROM CURRENT', savings.id);
    expect(arrived.suggestion).toMatchObject({ action: 'match', entries: [{ kind: 'transfer', amount: '500.00' }] });
    await books.run((tx) => transferLine(tx, books.call, { id: arrived.id, account_code: '1010' }));
    expect(await desk.balances()).toEqual({ '1010': '-500.00', [savings.code]: '500.00' });
    expect(await desk.get(arrived.id)).toMatchObject({ state: 'matched' });
    await books.run((tx) => undoLine(tx, books.call, id));
    expect(await desk.get(arrived.id)).toMatchObject({ coded: null });
    expect(await desk.balances()).toEqual({});
  });

  it('classifies and excludes, and takes both back', async () => {
    const id = await lineOf(-12);
    const splits = [{ account_code: '6400', amount: '12.00' }];
    expect(await moves((tx) => classifyLine(tx, books.call, { id, splits }), id)).toEqual({
      '1010': '-12.00',
      '6400': '12.00',
    });
    expect(await moves((tx) => excludeLine(tx, books.call, { id, reason: 'not ours' }), id)).toEqual({});
  });

  it('proves a statement, with what is outstanding at its end', async () => {
    const id = await lineOf(-12);
    await books.run((tx) => classifyLine(tx, books.call, { id, splits: [{ account_code: '6400', amount: '12.00' }] }));
    const row = await desk.get(id);
    expect(row.proved).toBe(true);
    const proof = await books.run((tx) => reconciliationOf(tx, row.statement_id));
    expect(proof).toMatchObject({ differenceMinor: 0n, proved: true, arithmeticHolds: true, bookMinor: -1200n });
  });
});
