import type { DocumentDetail, TaughtColumns } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { associate, openMailbag, openTestClient, openTestPractice } from '../../../../../test/desks/practice-desk.ts';
import { openReadingDesk, type ReadingDesk, textFile } from '../../../../../test/desks/reading-desk.ts';
import { openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { saveDraft } from '../save-draft.ts';
import { forgetLayout, listLayouts } from './layouts.ts';
import { readColumns } from './read-columns.ts';
import { takeLayout, teachColumns } from './teach-columns.ts';

/** A bank whose headings give no hint: money in and money out share one column, without a sign. */
function sheet(month: string, start: string, rows: readonly string[], end: string): string {
  return textFile(`Molen Huis

Blad 77-120-3344          Van 01/${month}/2024 tot 28/${month}/2024

Dag    Waarvoor                        Som            Stand
${rows.join('\n')}



Bij aanvang   ${start}
Bij afloop    ${end}
`);
}

const MAY = sheet(
  '05',
  '1,000.00',
  [
    '02/05  Kantoor ploeg                 200.00          800.00',
    '04/05  Zilver bron                   350.00        1,150.00',
    '09/05  Papier en inkt                 20.00        1,130.00',
  ],
  '1,130.00',
);
const JUNE = sheet(
  '06',
  '1,130.00',
  [
    '03/06  Huis aan de gracht            500.00          630.00',
    '15/06  Boter en brood                 24.50          605.50',
  ],
  '605.50',
);

const at = (characters: number) => (characters * 5) / 600;
const TAUGHT: TaughtColumns = {
  columns: [
    { role: 'date', from: 0, to: at(6) },
    { role: 'description', from: at(6), to: at(32) },
    { role: 'amount', from: at(32), to: at(45) },
    { role: 'balance', from: at(45), to: 1 },
  ],
  plain: null,
  decimal_mark: null,
  date_order: null,
};

describe('columns of a statement', () => {
  let database: Database;
  let books: TestBooks;
  let desk: ReadingDesk;
  let id: string;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openReadingDesk(database, books);
    id = (await desk.read(MAY)).id;
    return () => desk.close();
  });

  const teach = async (over: { replace?: boolean; taught?: TaughtColumns; call?: CompanyCall } = {}) => {
    const { version } = await desk.detail(id);
    const asked = { version, taught: over.taught ?? TAUGHT, replace: over.replace ?? false };
    return teachColumns(over.call ?? books.call, desk.storage, id, asked);
  };
  const rowsOf = ({ draft }: DocumentDetail) =>
    draft?.statements?.[0]?.lines.map(({ date, description, spent, received }) => [
      date,
      description,
      spent ?? `+${received}`,
    ]);
  /** A person enters the balances that the columns do not contain. */
  const enter = async (over: object) => {
    const { version, draft } = await desk.detail(id);
    const statements = draft?.statements?.map((one) => ({ ...one, ...over })) ?? null;
    if (draft === null) throw new Error('no draft');
    return saveDraft(books.call, id, version, { ...draft, statements });
  };

  it('are proposed, and make a statement of a paper that says nothing', async () => {
    expect((await desk.detail(id)).draft?.statements ?? null).toBeNull();
    const { taught, layout, offers } = await readColumns(books.call, desk.storage, id);
    expect([taught.columns.map(({ role }) => role), layout, offers]).toEqual([
      ['date', 'description', 'amount', 'balance'],
      null,
      [],
    ]);
    await teach();
    const read = await enter({ opening_balance: '1000.00', closing_balance: '1130.00' });
    expect(read.draft?.kind).toBe('bank_statement');
    expect(read.draft?.statements?.[0]?.post_opening_balance).toBe(true);
    expect(rowsOf(await teach())).toEqual([
      ['2024-05-02', 'Kantoor ploeg', '200.00'],
      ['2024-05-04', 'Zilver bron', '+350.00'],
      ['2024-05-09', 'Papier en inkt', '20.00'],
    ]);
    expect((await desk.detail(id)).checks.every(({ holds }) => holds)).toBe(true);
  });

  it('are kept for the next statement, listed, and forgotten on request', async () => {
    await teach();
    await enter({ opening_balance: '1000.00', closing_balance: '1130.00', bank: 'Molen Huis Bank' });
    await teach();
    const next = await desk.read(JUNE);
    expect(rowsOf(next)).toEqual([
      ['2024-06-03', 'Huis aan de gracht', '500.00'],
      ['2024-06-15', 'Boter en brood', '24.50'],
    ]);
    expect(next.checks.map(({ code, holds }) => [code, holds])).toEqual([['balances_tie', true]]);
    const [kept, ...others] = await listLayouts(books.call);
    expect([kept?.name, kept?.times, kept?.taught, others]).toEqual(['Molen Huis Bank', 2, TAUGHT, []]);
    expect((await readColumns(books.call, desk.storage, next.id)).layout).toEqual({ id: kept?.id, name: kept?.name });
    const stranger = await openTestBooks(database);
    expect(await listLayouts(stranger.call)).toEqual([]);
    await expect(forgetLayout(stranger.call, kept?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
    await forgetLayout(books.call, kept?.id ?? '');
    expect(await listLayouts(books.call)).toEqual([]);
    expect((await readColumns(books.call, desk.storage, next.id)).layout).toBeNull();
    const actions = await books.run((tx) =>
      tx.queries.selectFrom('audit_event').select('action').where('subject_type', '=', 'statement_layout').execute(),
    );
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'statement_layout_forgotten',
      'statement_layout_taught',
      'statement_layout_taught',
    ]);
  });

  it('keep what a person corrected, and ask before rows added by hand go', async () => {
    await teach();
    const { draft } = await desk.detail(id);
    const lines = (draft?.statements?.[0]?.lines ?? []).map((line, index) =>
      index === 1 ? { ...line, description: 'Silver well' } : line,
    );
    await enter({ lines });
    expect(rowsOf(await teach())?.[1]).toEqual(['2024-05-04', 'Silver well', '+350.00']);
    const added = { date: '2024-05-05', description: 'By hand', spent: '1.00', received: null, balance: null };
    const before = (await desk.detail(id)).draft?.statements?.[0]?.lines ?? [];
    await enter({ lines: [...before, { ...added, payee: null, hint: null }] });
    await expect(teach()).rejects.toMatchObject({ code: 'edited_rows', values: { count: '1' } });
    expect(rowsOf(await teach({ replace: true }))).toHaveLength(3);
  });

  it('that give no row, or are drawn over an older version, change nothing', async () => {
    const { version } = await desk.detail(id);
    const taught: TaughtColumns = { ...TAUGHT, columns: [{ role: 'description', from: 0, to: 1 }] };
    await expect(teach({ taught })).rejects.toMatchObject({ word: 'columns_no_rows' });
    await expect(
      teachColumns(books.call, desk.storage, id, { version: version - 1, taught: TAUGHT, replace: false }),
    ).rejects.toMatchObject({ code: 'stale_version' });
    expect((await desk.detail(id)).version).toBe(version);
  });

  it('of somebody who only uploads are used once and not kept', async () => {
    await teach({ call: { ...books.call, role: 'uploader' } });
    expect(await listLayouts(books.call)).toEqual([]);
  });

  it('are offered only to the other clients of the same practice', async () => {
    const mailbag = openMailbag();
    const practice = await openTestPractice(database, mailbag);
    const [first, second] = [await openTestClient(database, mailbag), await openTestClient(database, mailbag)];
    await associate(practice, first);
    await associate(practice, second);
    const asPractice = ({ books: client }: typeof first): CompanyCall => ({
      ...client.call,
      userId: practice.manager.userId,
      role: 'adviser',
      practice: { id: practice.id, name: 'Practice' },
    });
    const [teacher, taker] = [
      await openReadingDesk(database, first.books),
      await openReadingDesk(database, second.books),
    ];
    const taughtAt = await teacher.read(MAY);
    await teachColumns(first.books.call, teacher.storage, taughtAt.id, {
      version: taughtAt.version,
      taught: TAUGHT,
      replace: false,
    });
    const asked = await taker.read(JUNE);
    const offersTo = async (call: CompanyCall) => (await readColumns(call, taker.storage, asked.id)).offers;
    const [offer, ...more] = await offersTo(asPractice(second));
    expect([offer?.columns, more]).toEqual([['date', 'description', 'amount', 'balance'], []]);
    expect(await offersTo(second.books.call)).toEqual([]);
    const other = await openTestPractice(database, mailbag);
    const stranger = { ...asPractice(second), userId: other.manager.userId, practice: { id: other.id, name: 'Other' } };
    expect(await offersTo(stranger)).toEqual([]);
    expect(await offersTo({ ...asPractice(second), role: 'uploader' })).toEqual([]);
    const take = (call: CompanyCall) =>
      takeLayout(call, taker.storage, asked.id, { version: asked.version, layout_id: offer?.id ?? '', replace: false });
    await expect(take(stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(take(second.books.call)).rejects.toMatchObject({ code: 'not_found' });
    expect(rowsOf(await take(asPractice(second)))).toHaveLength(2);
    expect(await listLayouts(second.books.call)).toHaveLength(1);
    teacher.close();
    taker.close();
  });
});
