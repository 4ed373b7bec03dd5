import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { type SignedIn, signIn } from '../../../../test/signed-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import { ledgerRoutes } from '../../books/ledger/index.ts';
import { addMember } from '../../people/company/index.ts';
import { bankEvidenceRoutes } from '../bank-evidence/index.ts';
import { bankProofRoutes } from './index.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const CHANGES = [
  ['POST', `bank-line/${NOBODY}/comment`, { text: 'x' }],
  ['POST', `bank-line/${NOBODY}/comment/${NOBODY}/answer`, undefined],
  ['DELETE', `bank-line/${NOBODY}/document/${NOBODY}`, undefined],
  ['POST', `bank-line/${NOBODY}/flip`, undefined],
  ['POST', 'account/', { name: 'x', currency: 'HKD' }],
  ['PUT', `account/${NOBODY}`, { name: 'x', name_zh: null, bank: null, number: null, active: true }],
] as const;

describe.each(engines)('the calls for evidence and proof of bank lines on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let owner: SignedIn;
  let reader: SignedIn;
  let stranger: SignedIn;
  let ids: { line: string; statement: string };
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    const bank = openDesk(database, books);
    const { id } = await bank.take(statement([line('2026-04-06', 'MTR', -99)]));
    ids = { statement: id, line: (await bank.lineNamed('MTR')).id };
    const readerId = await insertTestUser(database);
    await addMember(database.queries, books.companyId, readerId, 'reader');
    const register = (app: Parameters<typeof bankProofRoutes>[0]) => {
      bankProofRoutes(app);
      bankEvidenceRoutes(app);
      ledgerRoutes(app);
    };
    owner = await signIn(database, books.call.userId, register);
    reader = await signIn(database, readerId, register);
    stranger = await signIn(database, await insertTestUser(database), register);
    return async () => {
      await Promise.all([owner.close(), reader.close(), stranger.close()]);
    };
  });
  afterAll(() => database?.close());

  const path = (rest: string) => `/api/company/${books.companyId}/${rest}`;

  it.each(CHANGES)('%s %s is the owner’s', async (method, rest, body) => {
    expect(await reader.send(method, path(rest), body)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect(await stranger.send(method, path(rest), body)).toMatchObject({ status: 404 });
    expect((await owner.send(method, path(rest), body)).status).not.toBe(403);
  });

  it('shows the evidence of bank lines to all members of the company and to no other user', async () => {
    const reads = [
      `bank-line/${ids.line}/file`,
      'missing-evidence?limit=2&sort=amount&q=m',
      `missing-evidence?account_id=${books.bankAccountId}`,
      `bank-statement/timeline?account_id=${books.bankAccountId}`,
      `bank-statement/${ids.statement}/proof`,
    ];
    for (const rest of reads) {
      expect((await reader.get(path(rest))).status).toBe(200);
      expect((await stranger.get(path(rest))).status).toBe(404);
    }
    for (const rest of [`bank-line/${NOBODY}/file`, `bank-statement/${NOBODY}/proof`, 'bank-line/none/file'])
      expect((await owner.get(path(rest))).status).toBe(404);
  });

  it('refuses a comment without words, and what is no kind of comment', async () => {
    const comment = (body: object) => owner.send('POST', path(`bank-line/${ids.line}/comment`), body);
    expect(await comment({ text: '  ' })).toMatchObject({ status: 422, body: { error: 'validation_failed' } });
    expect(await comment({ text: 'x', kind: 'shout' })).toMatchObject({ body: { error: 'validation_failed' } });
    expect(await comment({ text: ' Octopus ' })).toMatchObject({
      status: 200,
      body: { data: { comments: [{ text: 'Octopus', kind: 'comment' }] } },
    });
  });

  it('answers the turned line with nothing, and the list with the line the other way', async () => {
    expect(await owner.send('POST', path(`bank-line/${ids.line}/flip`))).toMatchObject({
      status: 200,
      body: { data: null },
    });
    const { body } = await owner.get(path('missing-evidence'));
    expect(JSON.parse(body.toString())).toMatchObject({ data: [], meta: { total: 0 } });
  });
});
