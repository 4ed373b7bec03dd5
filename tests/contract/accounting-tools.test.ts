import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothEngines } from '../../apps/server/test/engines.ts';
import { type Answer, type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

interface Posted {
  id: string;
  number: string;
  journal_id: string;
  journal_number: string;
}
interface Journal {
  id: string;
  version: number;
  state: string;
  number: string | null;
  attachments_list: { sha256: string; name: string; type: string; size: number }[];
}

const line = (account_code: string, debit: string | null, credit: string | null) => ({ account_code, debit, credit });
const rent = (amount: string, over: object = {}) => ({
  date: '2026-03-02',
  narration: 'Rent',
  lines: [line('6100', amount, null), line('2110', null, amount)],
  ...over,
});

describe.each(bothEngines)('the accountant’s tools over HTTP on %s', (engine) => {
  let server: TestServer;
  let client: Client;
  let reader: Client;
  let stranger: Client;
  let companyId: string;
  let theirs: string;
  beforeAll(async () => {
    const url = engine === 'postgres' ? await freshDatabase() : null;
    server = await startTestServer({
      env: { FOLIO_MAX_UPLOAD_MB: '1', ...(url === null ? {} : { DATABASE_URL: url }) },
    });
    client = await signedInClient(server.url, server.folder, 'owner@example.com');
    companyId = await createSampleCompany(client);
    reader = await signedInClient(server.url, server.folder, 'reader@example.com');
    stranger = await signedInClient(server.url, server.folder, 'stranger@example.com');
    theirs = await createSampleCompany(stranger);
    if (url !== null) {
      const member =
        "insert into company_member (company_id, user_id, role) select $1, id, 'reader' from app_user where email = 'reader@example.com'";
      await inDatabase(url, member, [companyId]);
    }
  });
  afterAll(async () => {
    await server.stop();
    server.clean();
  });

  const at = (path: string, company = companyId) => `/api/company/${company}/${path}`;
  const post = <T>(path: string, body: unknown) => client.post(at(path), body).then((answer) => dataOf<T>(answer));
  const remove = (path: string) => client.call('DELETE', at(path));
  const attach = (id: string, name: string, bytes: Uint8Array<ArrayBuffer>, by = client) => {
    const form = new FormData();
    form.append('files[0]', new Blob([bytes]), name);
    return by.call('POST', at(`manual-journal/${id}/attachment`), form);
  };
  const journals = async () => (await client.get(at('manual-journal'))).body.meta as { total: number };

  it('posts a journal once, however often the same key asks', async () => {
    const before = (await journals()).total;
    const key = { 'idempotency-key': `journal-${randomUUID()}` };
    const ask = () => client.post(at('journal-entry'), rent('10.00'), key);
    const answers = await Promise.all([ask(), ask(), ask()]);
    const numbers = answers.filter((answer) => answer.status === 200).map((answer) => dataOf<Posted>(answer).number);
    expect(new Set(numbers).size).toBe(1);
    expect(dataOf<Posted>(await ask()).number).toBe(numbers[0]);
    expect((await journals()).total).toBe(before + 1);
    const other = await client.post(at('journal-entry'), rent('11.00'), key);
    expect([other.status, other.body.error]).toEqual([409, 'conflict']);
  });

  it('posts a batch once by its key, all of it or nothing', async () => {
    const before = (await journals()).total;
    const key = { 'idempotency-key': `batch-${randomUUID()}` };
    const body = { entries: Array.from({ length: 500 }, (_, index) => rent(`${index + 1}.00`)) };
    const first = dataOf<{ entries: Posted[] }>(await client.post(at('journal-entry/batch'), body, key));
    const again = dataOf<{ entries: Posted[] }>(await client.post(at('journal-entry/batch'), body, key));
    expect([first.entries.length, again]).toEqual([500, first]);
    const faulty = await client.post(at('journal-entry/batch'), {
      entries: [rent('1.00'), rent('1.00', { lines: [line('6100', '1.00', null), line('1100', null, '1.00')] })],
    });
    expect([faulty.status, faulty.body.errors]).toEqual([
      422,
      { 'entries.1.lines.1.account_code': ['Use an invoice, bill or payment to post to this account (1100)'] },
    ]);
    expect((await journals()).total).toBe(before + 500);
    const many = await client.post(at('journal-entry/batch'), {
      entries: Array.from({ length: 501 }, () => rent('1.00')),
    });
    expect(many.body.errors).toEqual({
      entries: ['At most 500 journals can be posted at once. Send them in several parts.'],
    });
  });

  it.each<[string, object, Record<string, string[]>]>([
    [
      'unbalanced',
      { lines: [line('6100', '10.00', null), line('2110', null, '9.00')] },
      { lines: ['Debits and credits must be equal: debit 10.00, credit 9.00, difference 1.00.'] },
    ],
    [
      'a control account',
      { lines: [line('2100', '10.00', null), line('2110', null, '10.00')] },
      { 'lines.0.account_code': ['Use an invoice, bill or payment to post to this account (2100)'] },
    ],
    [
      'an unknown account',
      { lines: [line('6999', '10.00', null), line('2110', null, '10.00')] },
      { 'lines.0.account_code': ['Account 6999 does not exist. Choose one from the chart of accounts.'] },
    ],
    [
      'three decimals',
      { lines: [line('6100', '10.000', null), line('2110', null, '10.00')] },
      { 'lines.0.debit': ['10.000 has too many decimals; at most 2 are possible here.'] },
    ],
    [
      '10^15',
      { lines: [line('6100', '1000000000000000', null), line('2110', null, '10.00')] },
      { 'lines.0.debit': ['1000000000000000 is too large to be posted.'] },
    ],
    [
      'both sides',
      { lines: [line('6100', '10.00', '10.00'), line('2110', null, '10.00')] },
      { 'lines.0.credit': ['Enter a debit or a credit, not both'] },
    ],
    [
      'another currency',
      {
        lines: [
          { ...line('6100', '10.00', null), currency: 'USD', foreign_amount: '1.00', rate: '10' },
          line('2110', null, '10.00'),
        ],
      },
      {
        'lines.0.currency': [
          'Account 6100 is held in HKD, this line is in USD. Enter it in HKD, or choose another account.',
        ],
      },
    ],
    [
      'rate nil',
      { lines: [{ ...line('6100', '10.00', null), rate: '0' }, line('2110', null, '10.00')] },
      { 'lines.0.rate': ['Enter an exchange rate above zero with at most 8 decimals'] },
    ],
    ['no such day', { date: '2026-02-30' }, { date: ['Enter a valid date'] }],
    ['a day in another order', { date: '30/03/2026' }, { date: ['Enter a valid date'] }],
    [
      'a reversal before it',
      { reverse_on: '2026-03-01' },
      { reverse_on: ['The reversal must be dated after Mar 2, 2026.'] },
    ],
    ['no lines', { lines: [] }, { lines: ['Enter at least two lines'] }],
  ])('refuses %s with a sentence at its field, the books unchanged', async (_, over, errors) => {
    const before = await journals();
    const answer = await client.post(at('journal-entry'), rent('10.00', over));
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect(await journals()).toEqual(before);
  });

  it('says so in Chinese as well', async () => {
    client.language = 'zh-Hant';
    const lines = [line('6100', '10.00', null), line('2110', null, '9.00')];
    const answer = await client.post(at('journal-entry'), rent('10.00', { lines }));
    client.language = 'en-US';
    expect([answer.body.error, answer.body.message]).toEqual([
      'journal_unbalanced',
      '借方與貸方必須相等：借方 10.00，貸方 9.00，差額 1.00。',
    ]);
  });

  it('keeps a draft with its files, posts it once, and reverses it', async () => {
    const draft = await post<Journal>('manual-journal', { draft: rent('25.00') });
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
    const attached = dataOf<Journal>(await attach(draft.id, 'receipt.png', png));
    const [file] = attached.attachments_list;
    expect(file).toMatchObject({ name: 'receipt.png', type: 'image/png', size: 7 });
    const path = `manual-journal/${draft.id}/attachment/${file?.sha256}`;
    const download = await fetch(`${server.url}${at(path)}`, {
      headers: { cookie: `folio_session=${client.cookie('folio_session')}` },
    });
    expect(download.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''receipt.png");
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(png);
    expect((await stranger.get(at(path))).status).toBe(404);
    expect((await stranger.get(at(path, theirs))).status).toBe(404);
    const word = await attach(draft.id, 'letter.docx', new TextEncoder().encode('Dear Sir'));
    expect([word.status, word.body.message]).toEqual([
      415,
      'This file is TXT, whatever its name says. Attach a PNG, PDF, JPG, XLSX or CSV file.',
    ]);
    const large = await attach(draft.id, 'large.png', new Uint8Array([...png, ...new Uint8Array(1_100_000)]));
    expect([large.status, large.body.error]).toEqual([413, 'too_large']);

    const saved = dataOf<Journal>(
      await client.put(at(`manual-journal/${draft.id}`), { version: 1, draft: rent('26.00') }),
    );
    const stale = await client.put(at(`manual-journal/${draft.id}`), { version: 1, draft: rent('27.00') });
    expect([saved.version, stale.status, stale.body.error]).toEqual([2, 409, 'stale_version']);
    const key = { 'idempotency-key': `post-${randomUUID()}` };
    const postIt = () => client.post(at(`manual-journal/${draft.id}/post`), { version: 2 }, key);
    const posted = dataOf<Journal>(await postIt());
    expect(posted).toMatchObject({ state: 'posted' });
    expect(dataOf<Journal>(await postIt())).toEqual(posted);
    expect((await remove(path)).status).toBe(409);
    expect((await remove(`manual-journal/${draft.id}`)).status).toBe(409);
    expect(await post<Journal>(`manual-journal/${draft.id}/reverse`, { date: '2026-03-31' })).toMatchObject({
      state: 'reversed',
    });
  });

  it('keeps templates', async () => {
    const template = await post<{ id: string }>('journal-template', {
      name: 'Rent',
      draft: rent('5.00', { date: '' }),
    });
    expect((await client.post(at('journal-template'), { name: 'Rent', draft: rent('5.00') })).body.errors).toEqual({
      name: ['There is a template named Rent already. Choose another name.'],
    });
    expect((await remove(`journal-template/${template.id}`)).status).toBe(200);
    expect((await remove(`journal-template/${template.id}`)).status).toBe(404);
  });

  it('keeps the chart, tax codes, rates and openings', async () => {
    await post('chart-of-accounts', {
      code: '6250',
      name: 'Exhibitions',
      name_zh: '展覽',
      section: 'operating_expenses',
    });
    const renamed = await client.put(at('chart-of-accounts/6250'), { name_zh: '展覽費', active: false });
    expect(dataOf(renamed)).toMatchObject({ name_zh: '展覽費', active: false });
    expect(dataOf<unknown[]>(await client.get(at('chart-of-accounts')))).toHaveLength(83);
    expect((await client.put(at('chart-of-accounts/6250'), { name: '' })).body.errors).toEqual({
      name: ['Please enter name'],
    });
    const numeric = await client.post(at('chart-of-accounts'), {
      code: 1234,
      name: 'A',
      name_zh: '甲',
      section: 'revenue',
    });
    expect([numeric.status, numeric.body.errors]).toEqual([422, { code: ['This value is not valid'] }]);
    expect((await client.put(at('chart-of-accounts/2110'), { active: false })).body.errors?.active?.[0]).toMatch(
      /^Account 2110 has a credit balance of HKD [\d.]+\. Bring it to zero, then take the account out of use\.$/,
    );

    const [usual] = dataOf<object[]>(await client.get(at('tax-code/usual')));
    await post('tax-code', usual);
    expect(dataOf<object[]>(await client.get(at('tax-code')))).toEqual([{ ...usual, used: false }]);
    const percent = await client.post(at('tax-code'), { ...usual, code: 'X', rate_percent: '20%' });
    expect(percent.body.errors).toEqual({ rate_percent: ['Enter a percentage from 0 to 100 with at most 4 decimals'] });

    await post('exchange-rate', { currency: 'USD', date: '2026-03-31', rate: '7.8126' });
    expect(
      (await client.post(at('exchange-rate'), { currency: 'USD', date: '2026-03-31', rate: '0' })).body.errors,
    ).toEqual({
      rate: ['"0" is not a rate. Enter a number above zero with at most 8 decimals.'],
    });
    const csv = 'date,currency,rate\n30/04/2026,USD,7.82\n31/04/2026,USD,7.83\n';
    expect(await post('exchange-rate/import', { csv, dry_run: false })).toMatchObject({
      added: 1,
      faults: [{ row: 3 }],
    });
    expect((await client.get(at('exchange-rate?currency=USD&limit=1'))).body).toMatchObject({
      data: [{ date: '2026-04-30', rate: '7.82' }],
      meta: { total: 2 },
    });
    await post('exchange-rate/remove', { currency: 'USD', date: '2026-04-30' });

    const lines = [line('1010', '100.00', null), line('3000', null, '100.00')];
    expect(await post('opening-balance', { date: '2025-12-31', lines })).toMatchObject({ opening_equity: '0.00' });
    const document = {
      type: 'sales_invoice',
      number: 'OLD-1',
      contact: 'Old Customer',
      issue_date: '2025-12-01',
      due_date: '2025-12-31',
      currency: 'HKD',
      total: '5.00',
    };
    const opened = await post<{ documents: { id: string }[] }>('opening-balance/document', document);
    expect((await remove(`opening-balance/document/${opened.documents[0]?.id}`)).body.data).toMatchObject({
      documents: [],
      opening_equity: '0.00',
    });
  });

  it('refuses what is locked with the sentence', async () => {
    const { journal_id } = await post<Posted>('journal-entry', rent('3.00', { date: '2026-01-31' }));
    dataOf(await client.put(at('period-lock'), { through: '2026-01-31' }));
    const refused = [
      await client.post(at('journal-entry'), rent('1.00', { date: '2026-01-31' })),
      await client.post(at(`manual-journal/${journal_id}/reverse`), { date: '2026-01-31' }),
      await client.post(at('opening-balance'), { date: '2025-12-31', lines: [] }),
    ];
    for (const answer of refused)
      expect([answer.status, answer.body.error, answer.body.message]).toEqual([
        422,
        'period_locked',
        'This period is locked until Jan 31, 2026',
      ]);
    dataOf(await client.put(at('period-lock'), { through: null }));
  });

  it('shows and gives nothing to users outside the company, and no record of one company in another', async () => {
    const { journal_id } = await post<Posted>('journal-entry', rent('2.00'));
    const paths = [
      'chart-of-accounts',
      'tax-code',
      'exchange-rate',
      'manual-journal',
      'journal-template',
      'opening-balance',
    ];
    for (const path of paths) expect([path, (await stranger.get(at(path))).status]).toEqual([path, 404]);
    const tries: Answer[] = [
      await stranger.post(at('journal-entry'), rent('2.00')),
      await stranger.get(at(`manual-journal/${journal_id}`, theirs)),
      await stranger.post(at(`manual-journal/${journal_id}/reverse`, theirs), { date: '2026-03-31' }),
      await stranger.call('DELETE', at(`manual-journal/${journal_id}`, theirs)),
      await stranger.put(at('chart-of-accounts/6250', theirs), { name: 'Mine' }),
    ];
    expect(tries.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
  });

  // The test writes the membership directly into the database, which is possible only with a separate server.
  if (engine === 'postgres') {
    it('shows everything to a reader and lets them change nothing', async () => {
      const { journal_id } = await post<Posted>('journal-entry', rent('2.00'));
      expect(dataOf<Journal>(await reader.get(at(`manual-journal/${journal_id}`)))).toMatchObject({ state: 'posted' });
      const tries = [
        await reader.post(at('journal-entry'), rent('2.00')),
        await reader.post(at(`manual-journal/${journal_id}/reverse`), { date: '2026-03-31' }),
        await attach(journal_id, 'a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), reader),
        await reader.put(at('chart-of-accounts/6100'), { name: 'Mine' }),
        await reader.post(at('opening-balance'), { date: '2025-12-31', lines: [] }),
      ];
      expect(tries.map((answer) => [answer.status, answer.body.error])).toEqual(tries.map(() => [403, 'forbidden']));
    });
  }
});

async function freshDatabase(): Promise<string> {
  const admin = process.env.FOLIO_TEST_POSTGRES_URL;
  if (!admin) throw new Error('the run has no PostgreSQL');
  const name = `tools_${randomUUID().replaceAll('-', '')}`;
  await inDatabase(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

async function inDatabase(url: string, text: string, values: unknown[] = []): Promise<void> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  await connection.query(text, values).finally(() => connection.end());
}
