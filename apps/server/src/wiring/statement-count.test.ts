import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestBooks, type TestBooks } from '../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../test/desks/bank-desk.ts';
import { bothEngines, openTestDatabase } from '../../test/engines.ts';
import { type SignedIn, signIn } from '../../test/signed-in.ts';
import type { Database } from '../platform/database/open.ts';
import { openStorage } from '../platform/storage/index.ts';
import { accountingRoutes } from './accounting-routes.ts';

/**
 * The statements that a call sends to the database, `begin` and `commit` included. Each costs a stay in the embedded
 * engine or a way to the server, so a call that needs more of them than here became slower on every machine.
 */
describe.each(bothEngines)('statements of a call on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: BankDesk;
  let caller: SignedIn;
  let folder: string;
  let sent: string[] = [];

  beforeAll(async () => {
    // Before the first connection is made, because each keeps the function it found.
    const query = pg.Client.prototype.query;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
      const [first] = given;
      sent.push(typeof first === 'string' ? first : String((first as { text?: string }).text));
      return Reflect.apply(query, this, given);
    });
    database = await openTestDatabase(engine);
    books = await openTestBooks(database);
    desk = openDesk(database, books);
    for (const number of ['INV-1', 'INV-2', 'INV-3']) await desk.invoice(number, `${number.at(-1)}11.00`);
    const lines = ['INV-1', 'INV-2', 'INV-3'].map((number) => line('2026-04-12', number, Number(`${number.at(-1)}11`)));
    await desk.take(statement(lines, { bank_account_id: books.bankAccountId, account_number: null }));
    folder = mkdtempSync(join(tmpdir(), 'folio-statements-'));
    const storage = await openStorage(folder);
    caller = await signIn(database, books.call.userId, (app) => accountingRoutes(app, storage));
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await caller?.close();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const path = (rest: string) => `/api/company/${books.companyId}/${rest}`;

  async function statementsOf(call: () => Promise<{ status: number }>): Promise<number> {
    sent = [];
    const { status } = await call();
    expect([200, 201]).toContain(status);
    expect(sent).not.toEqual([]);
    // Who may do what is followed on a separate connection, and read again at most once a second.
    return sent.filter((text) => !/access_version|access_changed/.test(text)).length;
  }

  /** What the second call of a kind sends: the first one fills what the process keeps in memory. */
  async function statementsOfRead(rest: string): Promise<number> {
    await statementsOf(() => caller.get(path(rest)));
    return statementsOf(() => caller.get(path(rest)));
  }

  it.each([
    ['a trial balance', 'report/trial-balance?as_at=2026-04-15', 4],
    ['an aged report', 'report/aged-receivable?as_at=2026-04-30', 4],
    ['an aged report within a month', 'report/aged-receivable?as_at=2026-04-15', 5],
    ['a page of a ledger', 'report/account-transaction?from=2026-04-01&to=2026-04-30&account=1010&limit=50', 3],
    ['a page of bank lines', 'bank-line?show=all&page=1&limit=200&account_id=ACCOUNT', 6],
    ['a search in sales', 'sales-invoice?limit=50&q=INV-1', 6],
    ['a balance sheet with last year', 'report/balance-sheet?as_at=2026-04-30&compare=previous_year', 5],
  ])('%s', async (_, rest, most) => {
    expect(await statementsOfRead(rest.replace('ACCOUNT', books.bankAccountId))).toBe(most);
  });

  it('a journal posted: one', async () => {
    const lines = [
      { account_code: '6000', debit: '100.00' },
      { account_code: '1010', credit: '100.00' },
    ];
    const journal = { date: '2026-04-20', narration: 'Rent', lines };
    const post = () => caller.send('POST', path('journal-entry'), journal);
    await statementsOf(post);
    expect(await statementsOf(post)).toBe(1);
  });

  it('a suggestion accepted', async () => {
    const ids = (await desk.lines()).filter(({ state }) => state === 'suggested').map(({ id }) => id);
    const accept = (id: string | undefined) => caller.send('POST', path('bank-line/accept'), { ids: [id] });
    await statementsOf(() => accept(ids[0]));
    expect(await statementsOf(() => accept(ids[1]))).toBe(12);
  });
});
