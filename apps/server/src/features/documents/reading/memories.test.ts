import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../test/desks/reading-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../platform/database/open.ts';
import { confirmDocument } from '../document/confirm/confirm-document.ts';
import { learnFromDocument } from '../document/confirm/learn-from-document.ts';
import { saveDraft } from '../document/save-draft.ts';
import { readSetting, saveSetting } from '../language-model/index.ts';
import { forgetMemory, listMemories } from './memories.ts';

describe.each(engines)('what corrections teach on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: ReadingDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openReadingDesk(database, books);
    return () => desk.close();
  });

  const memories = () => books.run((tx) => listMemories(tx, { page: 1, limit: 10 }));

  /** Reads a bill, gives its items an account and its number another value, and confirms it. */
  async function correctAndConfirm(content: string, change: { account?: string; number?: string }): Promise<string> {
    const { id, draft, version } = await desk.read(content);
    if (!draft?.invoice) throw new Error('no draft');
    const items = draft.invoice.items.map((item) => ({ ...item, account_code: change.account ?? item.account_code }));
    const invoice = { ...draft.invoice, items, number: change.number ?? draft.invoice.number };
    const saved = await saveDraft(books.call, id, version, { ...draft, invoice });
    const asked = { version: saved.version, accept_arithmetic: true, bank_line_id: null };
    await confirmDocument(books.call, id, asked);
    await learnFromDocument(books.call, { storage: desk.storage, log: desk.tools.platform.log }, id);
    return id;
  }

  const accountOf = async (content: string) =>
    (await desk.read(content)).draft?.invoice?.items.map(({ account_code }) => account_code);

  it('gives the next item of the supplier the account that was chosen, at once', async () => {
    const { id, draft, version } = await desk.read(textFile(billText({ item: 'Lantern frames' })));
    if (!draft?.invoice) throw new Error('no draft');
    const items = draft.invoice.items.map((item) => ({ ...item, account_code: '6140' }));
    await saveDraft(books.call, id, version, { ...draft, invoice: { ...draft.invoice, items } });
    expect(await accountOf(textFile(billText({ number: 'PRF-2', item: 'Lantern frames, large' })))).toEqual(['6140']);
    expect(await accountOf(textFile(billText({ supplier: 'Skyline Office Limited', number: 'S-1' })))).not.toEqual([
      '6140',
    ]);
  });

  it('is shown by supplier and forgotten on request', async () => {
    await correctAndConfirm(textFile(billText()), { account: '6140' });
    const { rows, meta } = await memories();
    expect(meta.total).toBe(1);
    expect(rows[0]).toMatchObject({
      supplier: 'Pearl River Freight Limited',
      accounts: [{ account_code: '6140', account_name: expect.any(String) }],
    });
    await forgetMemory(books.call, rows[0]?.id ?? '');
    expect((await memories()).rows).toEqual([]);
    expect(await accountOf(textFile(billText({ number: 'PRF-3' })))).not.toEqual(['6140']);
    await expect(forgetMemory(books.call, rows[0]?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('holds where the supplier prints a field that had to be corrected', async () => {
    await correctAndConfirm(textFile(`${billText()}\nOur ref ZX-77`), { number: 'ZX-77' });
    const { rows } = await memories();
    expect(rows[0]?.fields).toContain('number');
    const next = await desk.read(textFile(`${billText({ number: 'PRF-4' })}\nOur ref ZX-78`));
    expect(next.draft?.invoice?.number).toBe('ZX-78');
    expect(next.learnt).toContain('invoice.number');
  });

  it('never keeps a document from being confirmed', async () => {
    const broken = { ...desk.storage, readDerived: () => Promise.reject(new Error('gone')) };
    const { id } = await desk.read(textFile(billText()));
    const log = desk.tools.platform.log;
    await expect(learnFromDocument(books.call, { storage: broken, log }, id)).resolves.toBeUndefined();
  });

  it('leaves the language model off until an owner switches it on', async () => {
    const config = readConfig({}, '/');
    const off = { language_model: false, available: false, host: null, used_this_month: { calls: 0, tokens: 0 } };
    expect(await readSetting(books.call, config)).toMatchObject(off);
    const env = { FOLIO_LLM_URL: 'https://model.example/v1', FOLIO_LLM_MODEL: 'm', FOLIO_LLM_TOKENS_A_MONTH: '5' };
    const withModel = readConfig(env, '/');
    await books.run((tx) =>
      tx.queries
        .insertInto('language_model_use')
        .values({ company_id: books.companyId, day: '2026-04-02', calls: 2, input_tokens: 10n, output_tokens: 5n })
        .execute(),
    );
    expect(await saveSetting(books.call, withModel, true)).toEqual({
      language_model: true,
      available: true,
      model: 'm',
      host: 'model.example',
      used_this_month: { calls: 2, tokens: 15 },
      tokens_a_month: 5,
    });
  });
});
