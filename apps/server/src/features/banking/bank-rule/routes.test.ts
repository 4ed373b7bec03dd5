import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { openRuleDesk, testRule } from '../../../../test/desks/rule-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { type SignedIn, signIn } from '../../../../test/signed-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import { addMember } from '../../people/company/index.ts';
import { bankRuleRoutes } from './index.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const CHANGES = [
  ['POST', 'bank-rule', testRule()],
  ['PUT', `bank-rule/${NOBODY}`, testRule()],
  ['DELETE', `bank-rule/${NOBODY}`, undefined],
  ['POST', 'bank-rule/order', { ids: [] }],
  ['DELETE', `bank-memory/${NOBODY}`, undefined],
  ['PUT', 'bank-auto-confirm', { on: false }],
] as const;
const READS = ['bank-rule', 'bank-memory?limit=2&sort=payee&q=a', 'bank-auto-confirm'] as const;

describe.each(engines)('the calls of bank rules on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let owner: SignedIn;
  let reader: SignedIn;
  let stranger: SignedIn;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    const readerId = await insertTestUser(database);
    await addMember(database.queries, books.companyId, readerId, 'reader');
    owner = await signIn(database, books.call.userId, bankRuleRoutes);
    reader = await signIn(database, readerId, bankRuleRoutes);
    stranger = await signIn(database, await insertTestUser(database), bankRuleRoutes);
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

  it.each(READS)('%s is everybody’s of the company', async (rest) => {
    expect((await reader.get(path(rest))).status).toBe(200);
    expect((await stranger.get(path(rest))).status).toBe(404);
  });

  it('makes a rule from a line, tries it, saves it and shows it', async () => {
    const desk = await openRuleDesk(books);
    const coded = { kind: 'classify' as const, about: ['6120'] };
    const line = await desk.line({ date: '2026-04-01', description: 'CLP POWER 1', amountMinor: -900n, coded });
    const made = JSON.parse((await reader.get(path(`bank-line/${line.id}/rule`))).body.toString('utf8'));
    expect(await reader.send('POST', path('bank-rule/trial'), made.data)).toMatchObject({
      status: 200,
      body: { data: { matched: 1, coded: 1, agreeing: 1 } },
    });
    expect(await owner.send('POST', path('bank-rule'), made.data)).toMatchObject({
      status: 200,
      body: { data: { name: 'CLP POWER', position: 1, accuracy: { suggested: 0, accepted: 0, share: null } } },
    });
    const listed = JSON.parse((await reader.get(path('bank-rule'))).body.toString('utf8'));
    expect(listed.data).toMatchObject([{ name: 'CLP POWER' }]);
  });

  it('says at the field what is wrong, and keeps nothing', async () => {
    const rule = testRule({
      action: {
        kind: 'classify',
        parts: ['60', '30'].map((percent) => ({
          account_code: '6120',
          percent,
          amount: null,
          tax_code: null,
          description: null,
        })),
      },
    });
    expect(await owner.send('POST', path('bank-rule'), rule)).toMatchObject({
      body: {
        error: 'validation_failed',
        errors: {
          'action.parts': [
            'The percentages add up to 90 %. Make them 100 %, or leave one part empty: it takes the rest.',
          ],
        },
      },
    });
    expect(JSON.parse((await owner.get(path('bank-rule'))).body.toString('utf8')).data).toEqual([]);
  });
});
