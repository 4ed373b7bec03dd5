import { readFileSync } from 'node:fs';
import { type ExampleEvent, parseExampleCompany } from '@folio/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../test/books.ts';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import { type LedgerCall, setPeriodLock, verifyChain } from '../../features/books/ledger/index.ts';
import type { Database } from '../../platform/database/open.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { applyEvent } from './apply-event.ts';
import { beginExample } from './replay-example.ts';
import type { ReplayState } from './replay-state.ts';

const GOLDEN = new URL('../../../../../packages/ledger/golden/harbour-lantern/events.json', import.meta.url);
const example = parseExampleCompany(JSON.parse(readFileSync(GOLDEN, 'utf8')));

/** A document that is not confirmed posts nothing, so no lock blocks it. */
function posts(event: ExampleEvent): boolean {
  if (event.type === 'period_lock') return false;
  return !('confirmStatus' in event) || event.confirmStatus === 'confirmed';
}

/** The message keys of a rejection and of its fields. */
function wordsOf(refusal: unknown): string {
  if (!(refusal instanceof DomainError)) return String(refusal);
  return [refusal.word, ...refusal.faults.map((fault) => fault.word)].join(' ');
}

/**
 * Tests every service that posts. Each event of the example must be rejected while every day is locked and, if it posts
 * to ordinary accounts, while those are inactive. Each rejection must leave no data behind. Then the event is entered.
 */
describe.each(engines)('every service that posts, on %s', (engine) => {
  let database: Database;
  let companyId: string;
  let state: ReplayState;
  let call: LedgerCall;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const now = new Date('2026-04-30T04:00:00Z');
    call = { userId: await insertTestUser(database), now, today: '2026-04-30' };
    ({ companyId, state } = await beginExample(database, example, call));
  });
  afterAll(() => database?.close());

  const lock = (through: string | null) => inCompany(database, companyId, (tx) => setPeriodLock(tx, call, through));
  const enter = (event: ExampleEvent) => inCompany(database, companyId, (tx) => applyEvent(tx, call, event, state));
  const count = () =>
    inCompany(database, companyId, async ({ queries }) => {
      const { last_number } = await queries.selectFrom('journal_head').select('last_number').executeTakeFirstOrThrow();
      const money = await queries.selectFrom('money_record').select('id').execute();
      const confirmed = await queries
        .selectFrom('invoice')
        .select('id')
        .where('confirm_status', '=', 'confirmed')
        .execute();
      return [last_number, money.length, confirmed.length];
    });

  /** Deactivates ordinary accounts (those without a role), or activates all of them. */
  const setInUse = (active: boolean) =>
    inCompany(database, companyId, (tx) =>
      sql`update ledger_account set active = ${active} where company_id = ${companyId} and system_role is null`.execute(
        tx.queries,
      ),
    );

  const accountsAfter = (number: bigint) =>
    inCompany(database, companyId, async ({ queries }) => {
      const rows = await queries
        .selectFrom('journal_line')
        .select('account_code')
        .where('entry_number', '>', number)
        .execute();
      return rows.map((row) => row.account_code);
    });

  /** Enters an event while ordinary accounts are inactive and rolls its postings back. Answers the error, if any. */
  async function tryOutOfUse(event: ExampleEvent): Promise<unknown> {
    const undo = new Error('undo');
    await setInUse(false);
    const outcome = await inCompany(database, companyId, async (tx) => {
      await applyEvent(tx, call, event, state);
      throw undo;
    }).catch((error: unknown) => error);
    await setInUse(true);
    return outcome === undo ? null : outcome;
  }

  it('is refused in a locked period and with accounts out of use, and leaves nothing behind', async () => {
    const refused = new Set<string>();
    const withoutAccounts = new Set<string>();
    const ordinary = new Set(example.accounts.filter(({ systemRole }) => systemRole === null).map(({ code }) => code));
    for (const event of example.events) {
      if (posts(event)) {
        await lock('2099-12-31');
        const before = await count();
        await expect(enter(event), `${event.id} ${event.type}`).rejects.toMatchObject({ code: 'period_locked' });
        expect(await count(), event.id).toEqual(before);
        refused.add(event.type);
        await lock(null);
        const refusal = await tryOutOfUse(event);
        expect(await count(), event.id).toEqual(before);
        await enter(event);
        const touches = (await accountsAfter(before[0] as bigint)).some((code) => ordinary.has(code));
        // The reversal of an earlier entry may use an account that was deactivated since.
        const takesBack = event.type === 'void' || event.type === 'payment_reversal';
        if (touches && !takesBack)
          expect(wordsOf(refusal), event.id).toMatch(/inactive_account|account_inactive|account_unknown/);
        else expect(refusal, event.id).toBeNull();
        if (refusal !== null) withoutAccounts.add(event.type);
      } else await enter(event);
      if (event.type === 'period_lock') await lock(null);
    }
    expect([...refused].sort()).toEqual([...new Set(example.events.filter(posts).map(({ type }) => type))].sort());
    expect([...withoutAccounts].sort()).toEqual(
      expect.arrayContaining(['bank_line', 'manual_journal', 'opening_balances', 'purchase_bill', 'sales_invoice']),
    );
    expect(await inCompany(database, companyId, verifyChain)).toEqual({ intact: true, entries: 101 });
  });
});
