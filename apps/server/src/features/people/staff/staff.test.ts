import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import { addMember } from '../company/index.ts';
import { limitMailsOfDay } from '../session/index.ts';
import { acceptInvitation, openInvitation } from './accept.ts';
import { changeRole, removeStaff, transferOwnership } from './change-staff.ts';
import { inviteAgain, inviteStaff } from './invite.ts';
import { listStaff } from './list-staff.ts';

const DAY_MS = 24 * 3_600_000;
const log = pino({ level: 'silent' });

let database: Database;
let books: TestBooks;
let mails: Mail[];
let mailFails: boolean;
const mailer = {
  send: async (mail: Mail) => {
    if (mailFails) throw new Error('nobody answers');
    mails.push(mail);
    return { refused: [] };
  },
};
const tools = { mailer, log, publicUrl: 'http://folio.example' };

beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());
beforeEach(async () => {
  books = await openTestBooks(database);
  mails = [];
  mailFails = false;
});

const later = (days: number): CompanyCall => ({
  ...books.call,
  now: new Date(books.call.now.getTime() + days * DAY_MS),
});
const invite = (email: string, role: 'uploader' | 'reader' = 'uploader', call = books.call) =>
  inviteStaff(call, tools, { email, name: 'Ho <b>Sze</b>', role });
const tokenOf = (mail = mails.at(-1)) => /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
const staff = () => listStaff(books.call);
const accept = (userId: string, token: string, call: CompanyCall = books.call) =>
  acceptInvitation({ ...call, userId }, tools, { token, address: '127.0.0.1' });
const acts = async () => {
  const { rows } = await database.pool.query<{ action: string }>(
    `select action from audit_event where company_id = $1 and action like 'staff.%' order by id`,
    [books.companyId],
  );
  return rows.map(({ action }) => action.replace('staff.', ''));
};

async function person(email?: string): Promise<string> {
  const id = await insertTestUser(database);
  if (email !== undefined) await database.queries.updateTable('app_user').set({ email }).where('id', '=', id).execute();
  return id;
}

async function member(role: 'owner' | 'bookkeeper' | 'reader'): Promise<string> {
  const id = await person();
  await addMember(database.queries, books.companyId, id, role);
  return id;
}

let times = 0;
const freshAddress = () => {
  times += 1;
  return `ho.sze.${times}@lantern.example`;
};

describe('an invitation', () => {
  it('is mailed with a token behind # that is kept nowhere, and makes who takes it up a member under the same number', async () => {
    const email = freshAddress();
    await invite(email.toUpperCase());
    expect(mails).toMatchObject([{ to: email, subject: 'Chan Tai Man invites you to Lantern Test Limited' }]);
    expect(mails[0]?.html).toBeUndefined();
    const [, invited] = await staff();
    expect(invited).toMatchObject({ number: 2, name: 'Ho <b>Sze</b>', email, role: 'uploader', state: 'invited' });
    expect(invited).toMatchObject({ expires_at: later(7).now.toISOString(), expired: false, mail_failed: false });
    const kept = await database.pool.query(
      'select token_hash::text, to_jsonb(i) - $1 as rest from company_invitation i',
      ['token_hash'],
    );
    expect(JSON.stringify(kept.rows)).not.toContain(tokenOf());

    expect(await openInvitation(database, tokenOf(), books.call.now)).toMatchObject({
      company: 'Lantern Test Limited',
      email,
      role: 'uploader',
      invited_by: 'Chan Tai Man',
      has_account: false,
    });
    const userId = await person(email);
    expect(await accept(userId, tokenOf())).toEqual({ company_id: books.companyId, name: 'Lantern Test Limited' });
    expect(await staff()).toMatchObject([
      { number: 1, role: 'owner' },
      { id: userId, number: 2, role: 'uploader', state: 'active' },
    ]);
    expect(mails.at(-1)?.subject).toBe('Chan Tai Man joined Lantern Test Limited');
    expect(await acts()).toEqual(['invited', 'joined']);
  });

  it('opens once, and not after seven days, after it was sent again, or after it was withdrawn', async () => {
    const email = freshAddress();
    const userId = await person(email);
    const gone = { code: 'not_found', word: 'invitation_gone' };
    await invite(email);
    const first = tokenOf();
    const id = (await staff())[1]?.id ?? '';
    await expect(accept(userId, first, later(7))).rejects.toMatchObject(gone);
    await inviteAgain(later(6), tools, id);
    await expect(accept(userId, first)).rejects.toMatchObject(gone);
    const second = tokenOf();
    await accept(userId, second, later(12));
    await expect(accept(userId, second)).rejects.toMatchObject(gone);
    await expect(openInvitation(database, second, books.call.now)).rejects.toMatchObject(gone);

    await invite(freshAddress());
    await removeStaff(books.call, (await staff()).at(-1)?.id ?? '');
    await expect(openInvitation(database, tokenOf(), books.call.now)).rejects.toMatchObject(gone);
    expect((await staff()).map(({ state }) => state)).toEqual(['active', 'active']);
  });

  it('is not for anybody else who holds the link', async () => {
    const email = freshAddress();
    await invite(email);
    const own = `not.${email}`;
    await expect(accept(await person(own), tokenOf())).rejects.toMatchObject({
      code: 'forbidden',
      word: 'invitation_other_email',
      values: { email, own },
    });
    expect((await staff())[1]).toMatchObject({ state: 'invited' });
  });

  it('is refused for a member, and for somebody who was asked already', async () => {
    const [owner] = await staff();
    await expect(invite(owner?.email ?? '')).rejects.toMatchObject({ word: 'staff_member_already' });
    const email = freshAddress();
    await invite(email);
    await expect(invite(email)).rejects.toMatchObject({ word: 'staff_invited_already' });
    expect(mails).toHaveLength(1);
  });

  it('says that its mail did not leave, until it was sent again', async () => {
    mailFails = true;
    await invite(freshAddress());
    expect((await staff())[1]).toMatchObject({ state: 'invited', mail_failed: true });
    mailFails = false;
    await inviteAgain(books.call, tools, (await staff())[1]?.id ?? '');
    expect((await staff())[1]).toMatchObject({ mail_failed: false });
  });

  it('takes up the role it has when it is accepted, and leaves a member what they are', async () => {
    const email = freshAddress();
    await invite(email);
    await changeRole(books.call, (await staff())[1]?.id ?? '', 'reader');
    const userId = await person(email);
    await accept(userId, tokenOf());
    expect((await staff())[1]).toMatchObject({ role: 'reader' });
    const other = freshAddress();
    await invite(other);
    await database.queries.updateTable('app_user').set({ email: other }).where('id', '=', userId).execute();
    await accept(userId, tokenOf());
    expect((await staff()).map(({ role }) => role)).toEqual(['owner', 'reader']);
  });
});

describe('the people of a company', () => {
  it('change their role, and leave at once', async () => {
    const id = await member('bookkeeper');
    await changeRole(books.call, id, 'reader');
    expect((await staff())[1]).toMatchObject({ id, role: 'reader' });
    await removeStaff(books.call, id);
    expect(await staff()).toHaveLength(1);
    await expect(removeStaff(books.call, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await acts()).toEqual(['role_changed', 'removed']);
  });

  it('keep their last owner', async () => {
    const self = books.call.userId;
    for (const work of [() => removeStaff(books.call, self), () => changeRole(books.call, self, 'reader')])
      await expect(work()).rejects.toMatchObject({ code: 'conflict', word: 'staff_last_owner' });
    await member('owner');
    await changeRole(books.call, self, 'bookkeeper');
    expect((await staff())[0]).toMatchObject({ role: 'bookkeeper' });
    // A user whose role was changed during the call can change nothing.
    await expect(removeStaff(books.call, self)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each(['owner', 'bookkeeper'] as const)('hand ownership over; the former owner stays %s', async (stay) => {
    const id = await member('reader');
    await transferOwnership(books.call, { user_id: id, stay });
    expect((await staff()).map(({ role }) => role)).toEqual([stay, 'owner']);
    expect(await acts()).toEqual(['ownership_transferred']);
  });

  it('cannot transfer ownership to a non-member or to themselves', async () => {
    const refused = (user_id: string) => expect(transferOwnership(books.call, { user_id, stay: 'owner' })).rejects;
    await refused(await person()).toMatchObject({ word: 'staff_not_member' });
    await refused(books.call.userId).toMatchObject({ word: 'staff_transfer_self' });
  });

  it('of another company cannot be touched', async () => {
    const id = await member('reader');
    const other = await openTestBooks(database);
    await expect(removeStaff(other.call, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(changeRole(other.call, id, 'bookkeeper')).rejects.toMatchObject({ code: 'not_found' });
    expect(await staff()).toHaveLength(2);
  });
});

describe('two owners who remove each other at the same moment', () => {
  it('leave exactly one', async () => {
    const server = await openTestDatabase('postgres');
    try {
      const shared = await openTestBooks(server);
      const secondId = await insertTestUser(server);
      await addMember(server.queries, shared.companyId, secondId, 'owner');
      const callOf = (userId: string): CompanyCall => ({
        ...shared.call,
        userId,
        transaction: (work) => inCompany(server, shared.companyId, work),
      });
      const [first, second] = [shared.call.userId, secondId];
      const ends = await Promise.allSettled([removeStaff(callOf(first), second), removeStaff(callOf(second), first)]);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await listStaff(callOf(first))).toMatchObject([{ role: 'owner' }]);
    } finally {
      await server.close();
    }
  });
});

describe('invitations by mail', () => {
  it('carry no link that somebody typed as a name', async () => {
    await database.queries
      .updateTable('company')
      .set({ name: 'Your account is suspended. Confirm at http://evil.example/login' })
      .where('id', '=', books.companyId)
      .execute();
    await invite('reader@example.com');
    const [mail] = mails;
    expect(mail?.subject).toContain('http: //evil. example/login');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil\.example/);
    expect(mail?.text).toContain(`http://folio.example/auth/invitation#${tokenOf()}`);
  });

  it('are limited for a person and a day, whatever the number of their companies', async () => {
    const other = await openTestBooks(database);
    const call: CompanyCall = { ...other.call, userId: books.call.userId };
    const { now } = later(3);
    for (let n = 0; n < 100; n++) await limitMailsOfDay(database.queries, 'invitations', { ...call, now });
    const asked = invite('late@example.com', 'reader', later(3));
    await expect(asked).rejects.toMatchObject({ code: 'too_many_requests', word: 'invitations_of_day' });
    await expect(invite('late@example.com', 'reader', { ...call, now })).rejects.toMatchObject({
      word: 'invitations_of_day',
    });
    await invite('late@example.com', 'reader', later(4));
    expect(mails.at(-1)?.to).toBe('late@example.com');
  });
});
