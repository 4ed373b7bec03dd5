import { text } from 'node:stream/consumers';
import type { AccountsBody, StatutoryAccounts } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines.ts';
import { journal, journalLine } from '../../../../test/journals.ts';
import { type Lantern, lanternJson, openLantern } from '../../../../test/lantern.ts';
import { lettersOf, readPages } from '../../../../test/paper-pages.ts';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { PdfEngine } from '../../../platform/pdf/index.ts';
import { openZipBytes } from '../../../platform/zip/index.ts';
import { setPeriodLock } from '../../books/ledger/index.ts';
import { postJournals } from '../../books/manual-journal/index.ts';
import { finaliseAccounts, reopenAccounts, saveAccounts } from './keep-accounts.ts';
import { printAccounts } from './print/print-accounts.ts';
import { readAccounts } from './view.ts';

const END = '2026-03-31';
const golden = lanternJson('statutory-accounts/sme-frs-2026.json') as { rows: Record<string, string[]> };

/** The XML of the text of a Word document. */
async function documentXml(content: Uint8Array): Promise<string> {
  const limits = { files: 20, totalBytes: 5_000_000, ratio: 200, ratioFromBytes: 1_000_000 };
  const zip = await openZipBytes(content, limits);
  const xml = await text(await zip.stream('word/document.xml'));
  zip.close();
  return xml;
}

function rowsOf({ book }: StatutoryAccounts) {
  return book.statements.flatMap(({ rows }) => rows);
}

function rowOf(accounts: StatutoryAccounts, id: string) {
  return rowsOf(accounts).find((row) => row.id === id);
}

function bodyOf(accounts: StatutoryAccounts, over: Partial<AccountsBody> = {}): AccountsBody {
  const { book, version, with_cash_flow, assignments, proposed } = accounts;
  const { from: start, to: end } = book.period;
  const { rounding, facts } = book;
  const texts = book.texts.filter(({ key, en }) => proposed.every((text) => text.key !== key || text.en !== en));
  return { start, end, version, rounding, with_cash_flow, facts, texts, assignments, ...over };
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? error.word : String(error)),
  );
}

describe.each(engines)('statutory accounts on %s', (engine) => {
  let lantern: Lantern;
  const pdf = new PdfEngine();
  const call = () => ({
    userId: lantern.userId,
    now: new Date('2026-05-04T04:00:00Z'),
    today: '2026-05-04',
    language: 'en-US' as const,
  });
  const run = <T>(work: (tx: CompanyTransaction) => Promise<T>) => inCompany(lantern.database, lantern.companyId, work);
  const read = (end?: string) => run((tx) => readAccounts(tx, call(), end));
  const save = (body: AccountsBody) => run((tx) => saveAccounts(tx, call(), body));
  const complete = async () => {
    const before = await read(END);
    const facts = {
      ...before.book.facts,
      activity: 'trading in lanterns',
      auditor: 'Peak & Partners CPA Limited',
      directors: [{ name: 'Lam Hoi Yan', name_zh: '林海欣', change: '' }],
      approved_on: '2026-05-02',
    };
    return save(bodyOf(before, { facts, with_cash_flow: true }));
  };
  const isFailing = (accounts: StatutoryAccounts) =>
    accounts.checks.filter(({ holds }) => !holds).map(({ code, level }) => `${level} ${code}`);
  beforeAll(async () => {
    lantern = await openLantern(engine);
  });
  afterAll(async () => {
    await pdf.close();
    await lantern?.database.close();
  });

  it('begin with the last year that is over, from the books, in whole dollars', async () => {
    const accounts = await read();
    expect(accounts).toMatchObject({ state: 'new', version: 0, frozen: [], unplaced: [] });
    expect(accounts.book.period).toEqual({ from: '2025-04-01', to: END });
    expect(accounts.book.previous).toEqual({ from: '2024-04-01', to: '2025-03-31' });
    expect(accounts.book.statements.map(({ id }) => id)).not.toContain('cash_flow');
    expect(isFailing(accounts)).toEqual([
      'fault facts_complete',
      'warning texts_complete',
      'warning comparatives_complete',
    ]);
  });

  it('give the figures that were worked out by hand, the cash flow statement included', async () => {
    const accounts = await complete();
    const shown = rowsOf(accounts)
      .filter(({ id }) => id in golden.rows)
      .map(({ id, figures }) => [id, figures.map((figure) => figure.shown)]);
    expect(Object.fromEntries(shown)).toEqual(golden.rows);
    expect(accounts.version).toBe(1);
    expect(accounts.moves).toEqual([
      { label: { en: 'Trade receivables', zh: '應收賬款' }, amount: '1', previous: false },
      { label: { en: 'Inventories', zh: '存貨' }, amount: '1', previous: true },
    ]);
  });

  it('say in both languages that a year before of another length is not entirely comparable', async () => {
    const basisTo = async (end: string) => (await read(end)).book.texts.find(({ key }) => key === 'basis');
    expect(await basisTo('2025-12-31')).toMatchObject({
      en: expect.stringMatching(/Apr 1, 2025 to Dec 31, 2025.*Apr 1, 2024 to Mar 31, 2025.*not entirely comparable\.$/),
      zh: expect.stringMatching(/2025年4月1日至2025年12月31日.*2024年4月1日至2025年3月31日.*並不完全可比。$/),
    });
    expect((await basisTo(END))?.en).not.toContain('comparable');
  });

  it('lead from each figure to its postings', async () => {
    const accounts = await read(END);
    expect(rowOf(accounts, 'inventories')?.figures[0]).toMatchObject({
      exact: '143250.00',
      parts: [{ code: '1200', amount: '143250.00' }],
      drill: { report: 'account-transaction', query: { account: '1200', from: '2025-03-31', to: END } },
    });
    expect(rowOf(accounts, 'revenue')?.figures[0]?.drill).toEqual({
      report: 'account-transaction',
      query: { account: '4000,4010,4090', from: '2025-04-01', to: END },
    });
  });

  it('keep only the texts that a person changed, so that the others follow the facts', async () => {
    const before = await read(END);
    const texts = [{ key: 'events', en: 'A fire in May.', zh: '五月發生火災。' }];
    const saved = await save(bodyOf(before, { texts, facts: { ...before.book.facts, activity: 'trading in lamps' } }));
    const textOf = (key: string) => saved.book.texts.find((text) => text.key === key)?.en;
    expect(textOf('events')).toBe('A fire in May.');
    expect(textOf('activities')).toContain('trading in lamps');
    const { rows } = await run(async (tx) => ({
      rows: await tx.queries.selectFrom('statutory_accounts').select('texts').execute(),
    }));
    expect(rows).toMatchObject([{ texts }]);
  });

  it('reject an old version, a period that is too long, one that overlaps, and an unknown row', async () => {
    const accounts = await read(END);
    expect(await refusalOf(save(bodyOf(accounts, { version: 0 })))).toBe('stale_version');
    expect(await refusalOf(save(bodyOf(accounts, { start: '2024-09-30' })))).toBe('accounts_period_too_long');
    expect(await refusalOf(save(bodyOf(accounts, { start: '2026-04-01' })))).toBe('accounts_period_order');
    const next = await read('2027-03-31');
    expect(await refusalOf(save(bodyOf(next, { start: '2026-03-01' })))).toBe('accounts_periods_overlap');
    const gone = [{ code: '1200', row: 'nowhere' }];
    expect(await refusalOf(save(bodyOf(accounts, { assignments: gone })))).toBe(
      'accounts_layout_assigned_to_unknown_row',
    );
    expect(await refusalOf(save(bodyOf(accounts, { assignments: [{ code: '1', row: 'cash' }] })))).toBe(
      'unknown_account',
    );
    expect((await read(END)).version).toBe(accounts.version);
  });

  it('accept a period of eighteen months, with all of its income', async () => {
    const accounts = await read(END);
    const long = await save(bodyOf(accounts, { start: '2024-10-01' }));
    expect(long.book.period.from).toBe('2024-10-01');
    expect(rowOf(long, 'profit_for_year')?.figures.map(({ shown }) => shown)).toEqual(['57922']);
    expect((await save(bodyOf(long, { start: '2025-04-01' }))).book.previous).not.toBeNull();
  });

  it('place an account where a person says, and leave the totals as they are', async () => {
    const accounts = await read(END);
    const moved = await save(bodyOf(accounts, { assignments: [{ code: '1130', row: 'other_non_current_assets' }] }));
    expect(rowOf(moved, 'other_non_current_assets')?.figures[0]?.shown).toBe('36000');
    expect(rowOf(moved, 'net_assets')?.figures[0]?.shown).toBe('760285');
    await save(bodyOf(moved, { assignments: [] }));
  });

  it('become final with a hash, keep their figures, and show what the books changed since', async () => {
    const draft = await read(END);
    const lastVersion = { end: END, version: draft.version };
    expect(await refusalOf(run((tx) => finaliseAccounts(tx, call(), { end: END, version: 1 })))).toBe('stale_version');
    const final = await run((tx) => finaliseAccounts(tx, call(), lastVersion));
    expect(final.frozen).toMatchObject([{ number: 1, entries_since: 0, changed: [] }]);
    expect(final.frozen[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await refusalOf(save(bodyOf(final)))).toBe('accounts_are_final');
    await postLate();
    const since = await read(END);
    expect(since.frozen[0]?.entries_since).toBe(1);
    const changed = since.frozen[0]?.changed ?? [];
    expect(changed).toContainEqual({
      row: 'administrative_expenses',
      label: { en: 'Administrative and other operating expenses', zh: '行政及其他營運開支' },
      was: '-245529.30',
      is: '-246529.30',
    });
    expect(changed.map(({ row }) => row)).not.toContain('inventories');
    const again = await run((tx) => reopenAccounts(tx, call(), { end: END, version: final.version }));
    expect(again).toMatchObject({ state: 'draft', frozen: [{ number: 1 }] });
    expect(await refusalOf(run((tx) => reopenAccounts(tx, call(), { end: END, version: again.version })))).toBe(
      'accounts_not_final',
    );
  });

  it('are protected by the database: a frozen set cannot change, and its hash must be right', async () => {
    const frozen = (tx: CompanyTransaction) => tx.queries.selectFrom('statutory_accounts_frozen').selectAll();
    const change = run((tx) => tx.queries.updateTable('statutory_accounts_frozen').set({ content: '{}' }).execute());
    await expect(change).rejects.toThrow();
    const copy = run(async (tx) => {
      const { id: _, ...row } = await frozen(tx).executeTakeFirstOrThrow();
      await tx.queries
        .insertInto('statutory_accounts_frozen')
        .values({ ...row, number: 2, content: `${row.content} ` })
        .execute();
    });
    await expect(copy).rejects.toThrow('hash');
    expect(await run((tx) => frozen(tx).execute())).toHaveLength(1);
  });

  it('count an entry and its reversal in one period neither as an addition nor as a disposal', async () => {
    const lines = [journalLine('1510', 7000), journalLine('2110', -7000)];
    const input = journal(lines, { date: '2026-03-30', reverse_on: END });
    await run((tx) => postJournals(tx, call(), [input], () => ''));
    const accounts = await read(END);
    expect(rowOf(accounts, 'asset_additions')?.figures[0]?.exact).toBe('14980.00');
    expect(rowOf(accounts, 'asset_disposals')).toBeUndefined();
  });

  it('print in both languages, as frozen or as a draft', async () => {
    const signal = new AbortController().signal;
    const print = (language: 'en-US' | 'zh-Hant', number?: number, format: 'pdf' | 'docx' = 'pdf') =>
      printAccounts(run, call(), { end: END, language, format, number }, signal);
    const english = await print('en-US', 1);
    expect(english.name).toBe('Harbour Lantern Trading Limited 2026-03-31 en-US.pdf');
    const letters = await lettersIn(english.content as Buffer);
    for (const words of ['Directors\u2019 report', 'HK$', '(245,529)', '760,285', 'Lam Hoi Yan', 'A fire in May.'])
      expect(letters, words).toContain(lettersOf(words.replace('\u2019', "'")));
    expect(letters).not.toContain(lettersOf('Draft - not approved'));
    const chinese = await lettersIn((await print('zh-Hant')).content as Buffer);
    for (const words of ['董事報告書', '財務狀況表', '權益變動表', '760,285', '林海欣', '草擬本'])
      expect(chinese, words).toContain(words === '760,285' ? '759,285' : words);
    expect(await refusalOf(print('en-US', 7))).toBe('not_found');
    const word = await print('zh-Hant', 1, 'docx');
    expect(word.name).toMatch(/ 2026-03-31 zh-Hant\.docx$/);
    // The head of a narrow column never breaks inside a day.
    expect(await documentXml(word.content)).toContain('2025年4月1日至</w:t></w:r><w:r>');
  });

  it('list an account that no row takes, are not final before a person places it, and balance afterwards', async () => {
    // As a chart of another program may have it.
    await lantern.database.queries
      .updateTable('ledger_account')
      .set({ subtype: 'paid_up' })
      .where('company_id', '=', lantern.companyId)
      .where('code', '=', '3000')
      .execute();
    const open = await read(END);
    expect(open.unplaced).toEqual([{ code: '3000', name: 'Share capital', name_zh: '股本' }]);
    expect(isFailing(open)).toEqual(expect.arrayContaining(['fault accounts_placed', 'fault position_balances']));
    expect(open.checks.find(({ code }) => code === 'accounts_placed')?.place).toBe('#accounts-rows');
    const final = run((tx) => finaliseAccounts(tx, call(), { end: END, version: open.version }));
    expect(await refusalOf(final)).toBe('accounts_not_ready');
    const placed = await save(bodyOf(open, { assignments: [{ code: '3000', row: 'share_capital' }] }));
    expect(placed.unplaced).toEqual([]);
    expect(isFailing(placed).filter((check) => check.startsWith('fault'))).toEqual([]);
    expect(rowOf(placed, 'capital_opening')?.figures[0]?.shown).toBe('100000');
    // The choice also applies to the accounts of the next year.
    expect(rowOf(await read('2027-03-31'), 'share_capital')?.figures[0]?.shown).toBe('100000');
  });

  async function lettersIn(content: Buffer): Promise<string> {
    return (await readPages(pdf, content)).map(({ letters }) => letters).join('');
  }

  /** A bill for the audit that arrives after the accounts were final. */
  async function postLate(): Promise<void> {
    await run((tx) => setPeriodLock(tx, call(), null));
    const lines = [journalLine('6300', 1000), journalLine('2110', -1000)];
    await run((tx) => postJournals(tx, call(), [journal(lines, { date: END })], () => ''));
  }
});
