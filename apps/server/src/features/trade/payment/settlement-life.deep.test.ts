import { randomUUID } from 'node:crypto';
import { formatMoney } from '@folio/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { type MoneyDesk, openMoneyDesk } from '../../../../test/desks/money-desk.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { signIn } from '../../../../test/signed-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { matchLine } from '../../banking/bank-line/accept/line-requests.ts';
import { verifyBooks } from '../../books/audit-trail/index.ts';
import { applyCredit, invoiceMoneyRoutes, payInvoice, refundCredit, undoSettlement } from './index.ts';

const SEEDS = [3, 77];
const STEPS = 40;

/** Pseudo-random integers from 0 up to `below`, reproducible for a seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
}

/** A step that is not undone: what it took from the open amount of each document or credit, in cents. */
interface Step {
  document: string;
  entryId: string;
  took: Map<string, bigint>;
}

describe.each(bothEngines)('settlements through their life on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: MoneyDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openMoneyDesk(books);
  });
  afterAll(() => database?.close());

  const pay = (id: string, amount: string) =>
    books.run((tx) => payInvoice(tx, books.call, id, { date: '2026-04-10', account_code: '1010', amount }));

  it('a payment matched to a bank line is undone at the line, but a returned cheque here', async () => {
    const bank = openDesk(database, books);
    const byLine = await desk.document('sales_invoice', 'INV-1', '100.00');
    const linked = await desk.document('sales_invoice', 'INV-2', '250.00');
    const { entry } = await pay(linked, '250.00');
    await bank.take(statement([line('2026-04-11', 'DEPOSIT A', 100), line('2026-04-12', 'DEPOSIT B', 250)]));
    const [first, second] = [await bank.lineNamed('DEPOSIT A'), await bank.lineNamed('DEPOSIT B')];
    await books.run((tx) => matchLine(tx, books.call, { id: first.id, documents: [{ id: byLine }] }));
    await books.run((tx) => matchLine(tx, books.call, { id: second.id, journal_entry_ids: [entry.id] }));
    for (const [id, date] of [
      [byLine, '2026-04-11'],
      [linked, '2026-04-12'],
    ] as const) {
      const journal_entry_id = (await desk.get(id)).settlements[0]?.journal_entry_id ?? '';
      const undone = books.run((tx) => undoSettlement(tx, books.call, id, { journal_entry_id }));
      await expect(undone).rejects.toMatchObject({ word: 'payment_of_bank_line', values: { date } });
    }
    const back = { journal_entry_id: entry.id, date: '2026-04-20' };
    await books.run((tx) => undoSettlement(tx, books.call, linked, back));
    expect(await desk.get(linked)).toMatchObject({ due: '250.00' });
  });

  it('a double click with one key is one payment', async () => {
    const id = await desk.document('sales_invoice', 'INV-1', '100.00');
    const person = await signIn(database, books.call.userId, invoiceMoneyRoutes);
    const path = `/api/company/${books.companyId}/invoice/${id}/payment`;
    const body = { date: '2026-04-10', account_code: '1010', amount: '60.00' };
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => person.send('POST', path, body, headers)));
    await person.close();
    // The second call gets the first answer, or 409 if that answer is not stored yet.
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toContain(200);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await desk.get(id)).toMatchObject({ due: '40.00', settlements: [{ amount: '60.00' }] });
  });

  it.each(SEEDS)('any sequence of them leaves open what counting by hand leaves (seed %i)', async (seed) => {
    const pick = chance(seed);
    const open = new Map<string, bigint>();
    const take = async (type: 'sales_invoice' | 'sales_credit_note', number: string, cents: bigint) => {
      const id = await desk.document(type, number, formatMoney(cents, 'HKD'));
      open.set(id, cents);
      return id;
    };
    const invoices = [await take('sales_invoice', 'INV-1', 100_000n), await take('sales_invoice', 'INV-2', 33_333n)];
    invoices.push(await take('sales_invoice', 'INV-3', 7n));
    const credits = [await take('sales_credit_note', 'CN-1', 25_001n)];
    let standing: Step[] = [];
    const moved = (step: Step) => {
      for (const [ref, cents] of step.took) open.set(ref, (open.get(ref) ?? 0n) - cents);
    };
    for (let step = 0; step < STEPS; step++) {
      const invoice = invoices[pick(invoices.length)] ?? '';
      const credit = credits[pick(credits.length)] ?? '';
      const [due, free] = [open.get(invoice) ?? 0n, open.get(credit) ?? 0n];
      const cents = BigInt(1 + pick(30_000));
      const amount = formatMoney(cents, 'HKD');
      const way = pick(5);
      const earlier = standing[pick(Math.max(1, standing.length))];
      const done = await books
        .run(async (tx): Promise<Step | null> => {
          if (way <= 1) {
            const { id, entry } = await payInvoice(tx, books.call, invoice, {
              date: '2026-04-10',
              account_code: '1010',
              amount,
            });
            const settled = cents < due ? cents : due;
            const over: [string, bigint][] = cents > due ? [[id, due - cents]] : [];
            return { document: invoice, entryId: entry.id, took: new Map([[invoice, settled], ...over]) };
          }
          if (way === 2) {
            const asked = { credit_id: credit, amount, date: '2026-04-12' };
            const { id } = await applyCredit(tx, books.call, invoice, asked);
            return {
              document: invoice,
              entryId: id,
              took: new Map([
                [invoice, cents],
                [credit, cents],
              ]),
            };
          }
          if (way === 3) {
            const asked = { date: '2026-04-15', account_code: '1010', amount };
            const { entry } = await refundCredit(tx, books.call, credit, asked);
            return { document: credit, entryId: entry.id, took: new Map([[credit, cents]]) };
          }
          if (earlier === undefined) return null;
          await undoSettlement(tx, books.call, earlier.document, { journal_entry_id: earlier.entryId });
          return { ...earlier, took: new Map([...earlier.took].map(([ref, taken]) => [ref, -taken])) };
        })
        .catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
          return null;
        });
      // Every possible step succeeds: only amounts that are not open, or were used since, are rejected.
      const possible = [due > 0n, due > 0n, cents <= due && cents <= free, cents <= free][way];
      if (possible !== undefined) expect([seed, step, way, done !== null]).toEqual([seed, step, way, possible]);
      if (done === null) continue;
      moved(done);
      if (way === 4) standing = standing.filter((one) => one !== earlier);
      else standing.push(done);
      for (const ref of done.took.keys()) if (!invoices.includes(ref) && !credits.includes(ref)) credits.push(ref);
      const kept = await books.run((tx) =>
        tx.queries
          .selectFrom('document_balance')
          .select(['document_ref', 'open_minor'])
          .where('company_id', '=', books.companyId)
          .where('open_minor', '<>', 0n)
          .execute(),
      );
      const found = new Map(
        kept.map((row) => [row.document_ref, row.open_minor < 0n ? -row.open_minor : row.open_minor]),
      );
      expect([step, found]).toEqual([step, new Map([...open].filter(([, cents]) => cents !== 0n))]);
    }
    const proof = await books.run((tx) => verifyBooks(tx, books.call));
    expect(proof.findings).toEqual([]);
  });
});
