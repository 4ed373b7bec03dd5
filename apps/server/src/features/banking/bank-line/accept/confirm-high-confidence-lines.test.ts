import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../../test/desks/bank-desk.ts';
import { bothEngines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { getAutoConfirm } from '../../bank-rule/auto-confirm.ts';
import { undoLine } from '../undo/undo-line.ts';

describe.each(bothEngines)('automatic confirmation on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: BankDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = openDesk(database, books);
    await desk.invoice('INV-0042', '4321.50');
    await desk.invoice('INV-0043', '88.00');
  });
  afterAll(() => database?.close());

  const switchOn = () =>
    database.queries.updateTable('company').set({ auto_confirm: true }).where('id', '=', books.companyId).execute();
  const take = (...lines: Parameters<typeof statement>[0]) =>
    desk.take(statement(lines, { bank_account_id: books.bankAccountId, account_number: null }));
  const paid = line('2026-04-03', 'FPS CREDIT BLUE HARBOUR RETAIL LIMITED INV-0042', 4321.5);
  const unknown = line('2026-04-04', 'CHQ 000777', -75);
  const audited = async () => {
    const rows = await database.queries
      .selectFrom('audit_event')
      .select('action')
      .where('company_id', '=', books.companyId)
      .where('action', 'in', ['bank_line_auto_confirmed', 'auto_confirm_stopped'])
      .orderBy('at')
      .execute();
    return rows.map(({ action }) => action);
  };

  it('leaves every line to a person until it is switched on', async () => {
    await take(paid, unknown);
    expect((await desk.lines()).map(({ state }) => state)).toEqual(['suggested', 'unreviewed']);
    expect((await desk.lineNamed(paid.description)).suggestion?.score).toBeGreaterThanOrEqual(95);
  });

  it('codes the sure line as a person would have, says so in the history, and leaves the others', async () => {
    await switchOn();
    await take(paid, unknown);
    expect(await desk.lineNamed(paid.description)).toMatchObject({ state: 'matched', coded: { text: 'INV-0042' } });
    expect((await desk.lineNamed(unknown.description)).state).toBe('unreviewed');
    expect((await desk.balances())['1010']).toBe('4321.50');
    expect(await audited()).toEqual(['bank_line_auto_confirmed']);
  });

  it('leaves two lines that want one document to a person', async () => {
    await switchOn();
    await take(paid, { ...paid, date: '2026-04-05' });
    expect((await desk.lines()).map(({ state }) => state)).not.toContain('matched');
  });

  it('stops, and says so, once a person takes one of its codings back', async () => {
    await switchOn();
    await take(paid);
    const { id } = await desk.lineNamed(paid.description);
    await books.run((tx) => undoLine(tx, books.call, id));
    expect((await desk.get(id)).coded).toBeNull();
    const { on, stopped_at } = await books.run(getAutoConfirm);
    expect({ on, stopped: stopped_at !== null }).toEqual({ on: false, stopped: true });
    expect(await audited()).toEqual(['bank_line_auto_confirmed', 'auto_confirm_stopped']);
  });
});
