import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ReadInput, readDocument } from '@folio/documents';
import { pageOfText } from '@folio/documents/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { openLanguageModel } from '../../../platform/llm/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import { readByModel } from './index.ts';
import { allow, readUse } from './store.ts';

const SCRAWL = `Harbour Stationers
Paper   3   20.00   60.00
Total   60.00
`;
const input: ReadInput = { pages: [pageOfText(SCRAWL)], attachments: [], ownNames: [], ownNumbers: [] };
const own = { ...readDocument(input), confidence: 0.4 };
const KEY = 'key-that-nobody-may-see';

const nothing = {
  number: null,
  related_number: null,
  issue_date: null,
  due_date: null,
  payment_terms: null,
  currency: null,
  customer: null,
  items: [],
  subtotal: null,
  discount: null,
  service_charge: null,
  tax: null,
  prepaid: null,
  amount_due: null,
  bank: null,
  statements: [],
};
const answer = {
  ...nothing,
  kind: own.kind,
  total: '60.00',
  supplier: { name: 'Harbour Stationers', address: null, tax_id: null },
  number: 'HS-1',
};

type Behaviour = (request: { body: string; authorization: string }, response: ServerResponse) => void;

function completion(content: string): string {
  return JSON.stringify({
    id: 'c1',
    object: 'chat.completion',
    created: 0,
    model: 'reader',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

describe.each(engines)('a language model beside the built-in reader, on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let endpoint: Server;
  let behave: Behaviour;
  let asked: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    endpoint = createServer(async (request, response) => {
      const body = await bodyOf(request);
      asked.push(body);
      behave({ body, authorization: request.headers.authorization ?? '' }, response);
    });
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(async () => {
    asked = [];
    books = await openTestBooks(database);
    behave = (_request, response) =>
      response.setHeader('content-type', 'application/json').end(completion(JSON.stringify(answer)));
  });
  afterAll(async () => {
    endpoint?.closeAllConnections();
    endpoint?.close();
    await database?.close();
  });

  function ask(overrides: { tokensAMonth?: number; timeoutMs?: number; vision?: boolean; signal?: AbortSignal } = {}) {
    const { port } = endpoint.address() as AddressInfo;
    const {
      tokensAMonth = 10_000,
      timeoutMs = 5_000,
      vision = false,
      signal = new AbortController().signal,
    } = overrides;
    const url = `http://127.0.0.1:${port}/v1`;
    const model = openLanguageModel({ url, model: 'reader', key: KEY, vision, timeoutMs, tokensAMonth });
    const now = () => new Date('2026-04-10T08:00:00Z');
    const tools = { model, tokensAMonth, database, log: createLog('silent'), now };
    const picture = async () => new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
    return readByModel(tools, { companyId: books.companyId, input, own, picture, signal });
  }
  const used = () => books.run((tx) => readUse(tx, '2026-04-30'));

  it('is asked nothing unless the owner switched it on', async () => {
    expect(await ask()).toBe(own);
    expect(asked).toEqual([]);
  });

  it('gives a second opinion, checked against the page, and is counted', async () => {
    await books.run((tx) => allow(tx, true));
    const reading = await ask();
    expect(reading.total).toMatchObject({ value: '60.00', page: 1 });
    expect(reading.warnings).toContainEqual({ code: 'not_on_page', values: { field: 'number', value: 'HS-1' } });
    expect(asked[0]).toContain('Harbour Stationers');
    expect(asked[0]).toContain('json_schema');
    expect(await used()).toEqual({ calls: 1, tokens: 1000 });
  });

  it('carries the key in the header only, and pictures only to a model that takes them', async () => {
    await books.run((tx) => allow(tx, true));
    let authorization = '';
    const before = behave;
    behave = (request, response) => {
      authorization = request.authorization;
      before(request, response);
    };
    await ask({ vision: true });
    expect(authorization).toBe(`Bearer ${KEY}`);
    expect(asked[0]).toContain('data:image/png;base64,');
    await ask();
    expect(asked[1]).not.toContain('image/png');
    expect(asked.join('')).not.toContain(KEY);
  });

  it("stops at the month's share", async () => {
    await books.run((tx) => allow(tx, true));
    await ask({ tokensAMonth: 1000 });
    expect(await ask({ tokensAMonth: 1000 })).toBe(own);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Behaviour]>([
    ['refuses', (_request, response) => response.writeHead(401).end('{"error":{"message":"no"}}')],
    [
      'answers something else',
      (_request, response) => response.setHeader('content-type', 'application/json').end(completion('{"kind":"poem"}')),
    ],
    ['answers no JSON', (_request, response) => response.end('<html>')],
    ['breaks the connection', (_request, response) => response.destroy()],
    ['takes too long', () => undefined],
  ])('the built-in reading stands when the endpoint %s', async (_what, behaviour) => {
    await books.run((tx) => allow(tx, true));
    behave = behaviour;
    expect(await ask({ timeoutMs: 400 })).toBe(own);
    expect((await used()).calls).toBe(0);
  });

  it('gives up at once when the reading is called off', async () => {
    await books.run((tx) => allow(tx, true));
    behave = () => undefined;
    const signal = AbortSignal.timeout(150);
    await expect(ask({ signal })).rejects.toThrow();
  });
});
