import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { checkSignUpAllowed } from './sign-up-rule.ts';

const now = new Date('2026-11-27T08:00:00Z');
const ownerId = '6f0a0c9e-2a0c-4f6e-8d53-0f0f0f0f0f01';
const practiceId = '6f0a0c9e-2a0c-4f6e-8d53-0f0f0f0f0f02';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  const { queries } = database;
  await queries
    .insertInto('app_user')
    .values({ id: ownerId, name: 'Kay Lam', email: 'kay@firm.example', account_type: 'practice' })
    .execute();
  const of = { name: 'Firm', pc_number: '1', phone: '1', email: 'kay@firm.example', address: 'Hong Kong' };
  await queries
    .insertInto('practice')
    .values({ id: practiceId, owner_user_id: ownerId, ...of })
    .execute();
  const guest = { number: 1, name: 'Guest', email: 'Guest@other.example', role: 'staff', state: 'invited' };
  await queries
    .insertInto('practice_member')
    .values({ practice_id: practiceId, ...guest })
    .execute();
});
afterAll(() => database.close());

describe('sign-up', () => {
  it.each<['open' | 'invited' | 'closed', string[], string, string | null]>([
    ['open', [], 'anyone@other.example', null],
    ['open', ['firm.example', 'firm.hk'], 'lee@FIRM.example', null],
    ['open', ['firm.example'], 'lee@firm.example.evil.example', 'sign_up_by_domain'],
    ['open', ['firm.example'], 'lee@sub.firm.example', 'sign_up_by_domain'],
    ['open', ['firm.example'], 'firm.example@other.example', 'sign_up_by_domain'],
    ['open', ['firm.example'], 'guest@other.example', null],
    ['invited', ['firm.example'], 'lee@firm.example', 'sign_up_by_invitation'],
    ['invited', [], 'guest@other.example', null],
    ['closed', ['firm.example'], 'lee@firm.example', 'sign_up_closed'],
  ])('%s with the domains %j: %s gets %s', async (signUp, signUpDomains, email, word) => {
    const checked = checkSignUpAllowed({ signUp, signUpDomains }, database.queries, email, now);
    if (word === null) await checked;
    else await expect(checked).rejects.toMatchObject({ word });
  });
});
