import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, dataOf, signIn } from '../support/client.ts';
import { demo } from '../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const practice = { email: 'wingsze@stonequaycpa.example', password: demo.password };

interface Line {
  date: string;
  suggestion: { action: string; documents: unknown[]; parts: unknown[] } | null;
}

/** What the first minute shows, as a first start makes it. */
describe('the demo of today', () => {
  let server: TestServer;
  let client: Client;
  let company: string;
  beforeAll(async () => {
    server = await startTestServer({ env: { FOLIO_DEMO: 'on' } });
    client = new Client(server.url);
    await signIn(client, server.folder, demo.email, demo.password);
    const [own] = dataOf<{ id: string }[]>(await client.get('/api/company?limit=1'));
    company = `/api/company/${own?.id}`;
  });
  afterAll(async () => {
    await server?.stop();
    server?.clean();
  });

  it('has books that verify', async () => {
    const { checks } = dataOf<{ checks: { holds: boolean }[] }>(await client.post(`${company}/verify-books`));
    expect(checks.length).toBeGreaterThan(3);
    expect(checks.filter(({ holds }) => !holds)).toEqual([]);
  });

  it('has two reconciled months without a gap, and open lines with every kind of suggestion', async () => {
    const accounts = dataOf<{ id: string; code: string }[]>(await client.get(`${company}/account/`));
    const current = accounts.find(({ code }) => code === '1010')?.id;
    const spans = dataOf<{ kind: string; state: string }[]>(
      await client.get(`${company}/bank-statement/timeline?account_id=${current}`),
    );
    expect(spans.map(({ kind, state }) => `${kind} ${state}`).slice(0, 2)).toEqual([
      'statement reconciled',
      'statement reconciled',
    ]);
    expect(spans.filter(({ kind }) => kind !== 'statement')).toEqual([]);
    const lines = dataOf<Line[]>(await client.get(`${company}/bank-line?account_id=${current}&show=to_do&limit=100`));
    const kinds = new Set(
      lines.map(({ suggestion }) =>
        suggestion === null
          ? 'none'
          : suggestion.documents.length > 1
            ? 'several documents'
            : suggestion.parts.length > 1
              ? 'split'
              : suggestion.action,
      ),
    );
    expect([...kinds]).toEqual(expect.arrayContaining(['none', 'several documents', 'split', 'classify']));
  });

  it('has documents to review, a question that waits and one that was answered, and recurring documents', async () => {
    const documents = dataOf<{ state: string }[]>(await client.get(`${company}/document?limit=100`));
    expect(documents.filter(({ state }) => state !== 'processed').length).toBeGreaterThanOrEqual(6);
    const questions = dataOf<{ state: string }[]>(await client.get(`${company}/question?limit=100`));
    expect(questions.map(({ state }) => state).sort()).toEqual(['answered', 'open']);
    expect(dataOf<unknown[]>(await client.get(`${company}/recurring-invoice?limit=10`))).toHaveLength(2);
  });

  it('gives the practice eight clients', async () => {
    const other = new Client(server.url);
    await signIn(other, server.folder, practice.email, practice.password);
    const { practices } = dataOf<{ practices: { id: string }[] }>(await other.get('/api/user/profile'));
    const clients = dataOf<{ attention: boolean; locked_through: string | null }[]>(
      await other.get(`/api/practice/${practices[0]?.id}/client`),
    );
    expect(clients).toHaveLength(8);
    expect(new Set(clients.map(({ attention }) => attention)).size).toBe(2);
  });
});
