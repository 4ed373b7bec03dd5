import type { ImportDetail, ImportedCompany } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let stranger: Client;
let companyId: string;
let archive: ArrayBuffer;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedInClient(server.url, server.folder, 'exchange-owner@example.com');
  stranger = await signedInClient(server.url, server.folder, 'exchange-stranger@example.com');
  companyId = await createSampleCompany(owner);
  const lines = [
    { account_code: '6100', debit: '12000.00' },
    { account_code: '1010', credit: '12000.00' },
  ];
  const body = { date: '2026-04-01', narration: 'Rent; April', lines };
  dataOf(await owner.post(`/api/company/${companyId}/journal-entry`, body));
});
afterAll(async () => {
  await server.stop();
  server.clean();
});

async function fetched(client: Client, format: string): Promise<Response> {
  const headers = { cookie: `folio_session=${client.cookie('folio_session')}` };
  return fetch(`${server.url}/api/company/${companyId}/export/${format}`, { headers });
}

function formOf(bytes: BlobPart, name: string): FormData {
  const form = new FormData();
  form.append('files[0]', new Blob([bytes]), name);
  return form;
}

const LEDGER = 'Date,Account,Amount\n2026-05-01,Rent,100.00\n2026-05-01,Bank,-100.00\n';

describe('export over HTTP', () => {
  it.each([
    ['hledger', 'text/plain; charset=utf-8', '.journal'],
    ['beancount', 'text/plain; charset=utf-8', '.beancount'],
    ['csv', 'application/zip', '-csv.zip'],
    ['archive', 'application/zip', '-archive.zip'],
  ])('%s is a file to save, kept by no cache', async (format, type, ending) => {
    const answer = await fetched(owner, format);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const name = decodeURIComponent(answer.headers.get('content-disposition') ?? '');
    expect(name).toMatch(/^attachment; filename\*=UTF-8''Golden Bauhinia Trading Limited \d{4}-\d{2}-\d{2}/);
    expect(name.endsWith(ending)).toBe(true);
    const bytes = await answer.arrayBuffer();
    if (format === 'hledger') expect(new TextDecoder().decode(bytes)).toContain('2026-04-01 * (J0001) Rent； April');
    if (format === 'archive') archive = bytes;
  });

  it('records in the audit trail who exported what', async () => {
    const trail = dataOf<{ action: string; by: string; changes: { after: string }[] }[]>(
      await owner.get(`/api/company/${companyId}/audit-log?limit=200&group=exports`),
    );
    const taken = trail.filter((event) => event.action === 'exported');
    expect(taken.map((event) => event.changes[0]?.after).sort()).toEqual(['archive', 'beancount', 'csv', 'hledger']);
  });

  it('is refused to other users, without a session, and in an unknown format', async () => {
    expect((await fetched(stranger, 'archive')).status).toBe(404);
    expect((await fetch(`${server.url}/api/company/${companyId}/export/archive`)).status).toBe(401);
    expect((await fetched(owner, 'xml')).status).toBe(404);
  });
});

describe('import over HTTP', () => {
  it('an archive becomes a company of the user who imports it', async () => {
    const made = dataOf<ImportedCompany>(
      await stranger.call('POST', '/api/company/import', formOf(archive, 'archive.zip')),
    );
    expect(made.name).toBe('Golden Bauhinia Trading Limited');
    const detail = dataOf<ImportDetail>(await stranger.get(`/api/company/${made.company_id}/import/${made.import_id}`));
    expect([detail.tie_out?.holds, detail.entries]).toEqual([true, 1]);
    expect((await owner.get(`/api/company/${made.company_id}/import/${made.import_id}`)).status).toBe(404);
    const [own] = dataOf<{ id: string; level: number }[]>(await stranger.get('/api/company'));
    expect(own).toMatchObject({ id: made.company_id, level: 2 });
  });

  it('a file that is not an archive is rejected in the language of the caller and creates no company', async () => {
    const count = dataOf<unknown[]>(await stranger.get('/api/company')).length;
    stranger.language = 'zh-Hant';
    const answer = await stranger.call('POST', '/api/company/import', formOf('hello', 'archive.zip'));
    stranger.language = 'en-US';
    expect([answer.status, answer.body.message]).toEqual([
      422,
      '此檔案不是富理封存檔：它不是 zip 檔。請選擇「封存檔」所儲存的檔案。',
    ]);
    const none = await stranger.call('POST', '/api/company/import', '{}', { 'content-type': 'application/json' });
    expect([none.status, none.body.error]).toEqual([422, 'validation_failed']);
    expect(dataOf<unknown[]>(await stranger.get('/api/company'))).toHaveLength(count);
  });

  it('a ledger import is started, posted only once for repeated calls, and hidden from other users', async () => {
    const path = `/api/company/${companyId}/import`;
    const draft = dataOf<ImportDetail>(
      await owner.call('POST', `${path}?kind=general_ledger`, formOf(LEDGER, 'ledger.csv')),
    );
    expect(draft.reading?.ready).toBe(true);
    expect((await stranger.get(`${path}/${draft.id}`)).status).toBe(404);
    const once = { 'idempotency-key': 'exchange-test-0001' };
    const posted = dataOf<ImportDetail>(await owner.post(`${path}/${draft.id}/post`, { version: 1 }, once));
    expect([posted.state, posted.entries, posted.tie_out?.months.length]).toEqual(['posted', 1, 1]);
    const again = dataOf<ImportDetail>(await owner.post(`${path}/${draft.id}/post`, { version: 1 }, once));
    expect(again).toEqual(posted);
    const late = await owner.post(`${path}/${draft.id}/post`, { version: 1 });
    expect([late.status, late.body.error]).toEqual([409, 'conflict']);
    expect((await owner.call('POST', `${path}?kind=tarot`, formOf(LEDGER, 'x.csv'))).status).toBe(422);
  });
});
