import type { Schedule } from '@folio/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBooks } from '../../test/books.ts';
import { engines, openTestDatabase } from '../../test/engines.ts';
import { bytesOf, openTestTools, streamOf } from '../../test/exchange.ts';
import { journal, journalLine } from '../../test/journals.ts';
import { postJournals } from '../features/books/manual-journal/index.ts';
import { importArchive, writeArchive } from '../features/import-export/company-data/index.ts';
import { reverseLine } from '../features/year-end/schedule/change-schedule.ts';
import { createLoan } from '../features/year-end/schedule/create-loan.ts';
import { createRecurring } from '../features/year-end/schedule/create-recurring.ts';
import { createSchedule } from '../features/year-end/schedule/create-schedule.ts';
import { listBalances } from '../features/year-end/schedule/explain.ts';
import { getSchedule } from '../features/year-end/schedule/get-schedule.ts';
import { listSchedules } from '../features/year-end/schedule/list-schedules.ts';
import { runSchedules } from '../features/year-end/schedule/run-schedules.ts';
import type { Database } from '../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../platform/database/transaction.ts';

let database: Database;
let tools: Awaited<ReturnType<typeof openTestTools>>;
beforeAll(async () => {
  database = await openTestDatabase(engines[0]);
  tools = await openTestTools();
});
afterAll(async () => {
  await database?.close();
  tools?.clean();
});

const terms = {
  from: '2026-04-01',
  to: '2026-06-30',
  method: 'equal_months',
  amount: '300.00',
  on: null,
  source: null,
} as const;

/** The company's schedules without ids, which are new in another company. */
async function seen(tx: CompanyTransaction) {
  const { rows } = await listSchedules(tx, { state: 'all', page: 1, limit: 50 });
  const all: Schedule[] = [];
  for (const { id } of rows) all.push(await getSchedule(tx, id));
  all.sort((one, other) => one.name.localeCompare(other.name));
  const text = JSON.stringify([all, await listBalances(tx, '2026-06-30')]);
  return text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
}

it('schedules are the same in the company that an archive makes, with their postings and reversals', async () => {
  const books = await openTestBooks(database, '2026-12-10');
  const { call } = books;
  await books.run(async (tx) => {
    const accounts = { balance_account: '1140', result_account: '6100', counter_account: '2120' };
    const prepaid = { ...terms, ...accounts, kind: 'prepayment', name: 'Insurance', reverse_on: null } as const;
    const { id } = await createSchedule(tx, call, prepaid);
    const accrued = { balance_account: '2110', result_account: '6110', counter_account: null };
    const accrual = { ...terms, ...accrued, kind: 'accrual', name: 'Audit fee', reverse_on: '2026-07-01' } as const;
    await createSchedule(tx, call, accrual);
    await createLoan(tx, call, {
      type: 'loan',
      name: 'Bank loan',
      balance_account: '2120',
      result_account: '6110',
      payment_account: '1080',
      counter_account: null,
      on: '2026-04-01',
      amount: '300.00',
      method: 'fixed_instalment',
      yearly_rate: '6',
      instalments: 6,
      first_on: '2026-05-01',
      table: null,
    });
    const rent = journal([journalLine('6100', 250), journalLine('2120', -250)], { date: '2026-03-31' });
    const [posted] = await postJournals(tx, call, [rent], () => '');
    const repeated = { name: 'Rent', every: 'month', from: '2026-04-30', to: '2026-12-31' } as const;
    await createRecurring(tx, call, { ...repeated, journal_id: posted?.journal_id ?? '' });
    await runSchedules(tx, call, { month: '2026-06-30', catch_up_on: null });
    await reverseLine(tx, call, id, { due_on: '2026-06-30', date: '2026-06-30' });
  });
  const archive = await bytesOf(await writeArchive(call, tools));
  const made = await importArchive(call, tools, { name: 'archive.zip', stream: streamOf(archive) });
  const before = await inCompany(database, books.companyId, seen);
  expect(await inCompany(database, made.company_id, seen)).toBe(before);
  expect(before).toContain('"reversed_on":"2026-06-30"');
});
