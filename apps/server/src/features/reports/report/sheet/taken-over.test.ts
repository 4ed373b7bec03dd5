import { reportQueries } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import { journal, journalLine } from '../../../../../test/journals.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { readInCompany } from '../../../../platform/database/transaction.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { postJournals } from '../../../books/manual-journal/index.ts';
import { reverseJournal } from '../../../books/manual-journal/reverse-journal.ts';
import { addOpeningDocument, removeOpeningDocument } from '../../../trade/opening-balance/documents.ts';
import { postOpening } from '../../../trade/opening-balance/index.ts';
import { readOpening } from '../../../trade/opening-balance/read-opening.ts';
import { SHEETS } from '../sheets.ts';

const TAKEN = '2025-12-31';

describe.each(engines)('the light of the opening balances on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    const lines = [journalLine('1010', 500), journalLine('3000', -500)];
    await books.run((tx) => postOpening(tx, books.call, { date: TAKEN, lines }));
  });
  afterAll(() => database?.close());

  const rent = (date: string, amount = 30) =>
    books
      .runEarly((tx) =>
        postJournals(
          tx,
          books.call,
          [journal([journalLine('6100', amount), journalLine('2110', -amount)], { date })],
          () => '',
        ),
      )
      .then(([posted]) => posted?.journal_id ?? '');

  const light = async (query: Record<string, string> = {}, language: Language = 'en-US') => {
    const asked = reportQueries['trial-balance'].parse({ as_at: '2026-04-30', ...query });
    const { sheet } = await readInCompany(database, books.companyId, (tx) =>
      SHEETS['trial-balance'](tx, { now: new Date('2026-04-30T04:00:00Z'), language }, asked),
    );
    return sheet.checks.find(({ code }) => code === 'opening_equity_nil');
  };
  const green = { holds: true, difference: '0.00' };

  it('is green over opening balances alone, entered again or with documents, and over later entries', async () => {
    expect(await light()).toMatchObject(green);
    const lines = [journalLine('1010', 600), journalLine('3000', -300)];
    await books.run((tx) => postOpening(tx, books.call, { date: TAKEN, lines }));
    const old = { number: 'OLD-1', contact: 'Blue Harbour', issue_date: TAKEN, due_date: TAKEN, currency: 'HKD' };
    const add = (number: string) =>
      books.run((tx) =>
        addOpeningDocument(tx, books.call, { ...old, number, type: 'purchase_bill', rate: null, total: '300.00' }),
      );
    await add('OLD-1');
    await add('OLD-2');
    const { documents } = await books.run(readOpening);
    const second = documents.find(({ number }) => number === 'OLD-2')?.id ?? '';
    await books.run((tx) => removeOpeningDocument(tx, books.call, second));
    await rent('2026-01-01');
    expect(await light()).toMatchObject(green);
    expect((await light())?.sources).toBeUndefined();
  });

  it('turns red with the day, the amount and the accounts, and green again when reversed', async () => {
    await rent('2025-12-31', 12);
    const id = await rent('2025-11-05');
    const red = await light();
    expect(red).toMatchObject({
      holds: false,
      difference: '42.00',
      detail:
        'The balances on Dec 31, 2025 differ from the opening balances. Other entries dated on or before that day changed them by 42.00.',
    });
    const query = { from: '2025-11-05', to: TAKEN };
    expect(red?.sources).toEqual([
      {
        label: '2110 Accrued expenses',
        difference: '-42.00',
        drill: { report: 'account-transaction', query: { account: '2110', ...query } },
      },
      {
        label: '6100 Rent',
        difference: '42.00',
        drill: { report: 'account-transaction', query: { account: '6100', ...query } },
      },
    ]);
    expect((await light({}, 'zh-Hant'))?.detail).toContain('42.00');
    expect(await light({ form: 'movement' })).toMatchObject({ holds: false, difference: '42.00' });
    await books.run((tx) => reverseJournal(tx, books.call, { id, date: '2025-11-05' }));
    expect(await light()).toMatchObject({ holds: false, difference: '12.00' });
  });

  it('says it in the balance sheet too, and not of books as they were before', async () => {
    await rent('2025-12-31');
    const caller = { now: new Date('2026-04-30T04:00:00Z'), language: 'en-US' as const };
    const { sheet } = await readInCompany(database, books.companyId, (tx) =>
      SHEETS['balance-sheet'](tx, caller, reportQueries['balance-sheet'].parse({ as_at: '2026-04-30' })),
    );
    expect(sheet.checks.find(({ code }) => code === 'opening_equity_nil')).toMatchObject({ holds: false });
    expect(await light({ known_on: '2020-01-01T00:00:00Z' })).toMatchObject(green);
  });
});
