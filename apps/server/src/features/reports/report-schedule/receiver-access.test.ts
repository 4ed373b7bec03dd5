import type { Role as AnyRole } from '@folio/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../../test/books.ts';
import { type MailingDesk, monthly, openMailingDesk, sameFile } from '../../../../test/desks/mailing-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { addMember } from '../../people/company/index.ts';
import { saveSchedule } from './keep-schedule.ts';
import { lookAtReceivers } from './list-schedules.ts';

type Role = Exclude<AnyRole, 'adviser'>;

let database: Database;
let desk: MailingDesk;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());
beforeEach(async () => {
  await database.queries.deleteFrom('report_schedule').execute();
  desk = await openMailingDesk(database, sameFile);
});

/** A user of Folio, in the company with a role or not. */
const person = async (role: Role | null) => {
  const userId = await insertTestUser(database, 'Wong Siu Ming');
  if (role !== null) await addMember(database.queries, desk.companyId, userId, role);
  const { email } = await database.queries
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, email };
};
const setRole = (userId: string, role: Role) =>
  database.queries
    .updateTable('company_member')
    .set({ role })
    .where('company_id', '=', desk.companyId)
    .where('user_id', '=', userId)
    .execute();
const remove = (userId: string) =>
  database.queries
    .deleteFrom('company_member')
    .where('company_id', '=', desk.companyId)
    .where('user_id', '=', userId)
    .execute();
const look = async (addresses: string[], id: string | null = null) => {
  const caller = await desk.knowing(desk.call);
  return desk.run((tx) => lookAtReceivers(tx, caller, { addresses, report_schedule_id: id }));
};
const receiversOf = async () => (await desk.mails()).map(({ receivers }) => receivers);

describe('an address, before a person saves it', () => {
  it.each<[Role, boolean]>([
    ['owner', false],
    ['bookkeeper', false],
    ['reader', false],
    ['uploader', true],
  ])('of a person who is %s of the company is outside: %s', async (role, outside) => {
    const { email } = await person(role);
    expect(await look([email.toUpperCase()])).toEqual([{ address: email.toUpperCase(), outside, unsubscribed: false }]);
  });

  it('of a user of Folio without access looks like one that no account has', async () => {
    const { email } = await person(null);
    const [user, stranger] = await look([email, 'stranger@else.example']);
    expect({ ...user, address: '' }).toEqual({ ...stranger, address: '' });
    expect(user?.outside).toBe(true);
  });

  it('says nothing about a schedule that the caller does not see', async () => {
    const id = await desk.schedule({}, await desk.saved({ shared: false }));
    const colleague = await desk.knowing({ ...desk.call, userId: (await person('bookkeeper')).userId });
    const asked = { addresses: [], report_schedule_id: id };
    await expect(desk.run((tx) => lookAtReceivers(tx, colleague, asked))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a colleague who loses access', () => {
  it('gets no more emails until a person confirms the address as outside by saving', async () => {
    const { userId, email } = await person('reader');
    const id = await desk.schedule({ receivers: [email, 'bank@lantern.example'] });
    await remove(userId);
    expect((await desk.shown(id)).held).toEqual([{ address: email, because: 'no_access' }]);
    expect(await desk.sweepOn('2026-06-05')).toBe(1);
    expect(await receiversOf()).toEqual([['bank@lantern.example']]);
    const { version } = await desk.shown(id);
    const caller = await desk.knowing(desk.call);
    const body = { ...monthly, receivers: [email, 'bank@lantern.example'], version };
    await desk.run((tx) => saveSchedule(tx, caller, id, body));
    expect((await desk.shown(id)).held).toEqual([]);
    expect(await desk.sweepOn('2026-07-05')).toBe(2);
  });

  it('gets no email that waits: it fails with the reason, on the schedule too', async () => {
    const { userId, email } = await person('reader');
    const id = await desk.schedule({ receivers: [email] });
    await desk.sweepOn('2026-06-05');
    await remove(userId);
    const [mail] = await desk.mails();
    await desk.send(mail?.id ?? '');
    expect(desk.sent).toEqual([]);
    expect((await desk.mails()).map(({ state }) => state)).toEqual(['failed']);
    expect((await desk.shown(id)).problem).toMatch(`${email}: This address no longer has access`);
  });

  it('gets nothing either if the address was outside before its owner became a colleague', async () => {
    const { userId, email } = await person(null);
    const id = await desk.schedule({ receivers: [email] });
    await addMember(database.queries, desk.companyId, userId, 'reader');
    expect(await desk.sweepOn('2026-06-05')).toBe(1);
    await remove(userId);
    expect(await desk.sweepOn('2026-07-05')).toBe(0);
    expect((await desk.shown(id)).held).toEqual([{ address: email, because: 'no_access' }]);
  });
});

describe('the person in whose name it goes out', () => {
  it('sends to colleagues, but not outside, after losing the permission to send documents', async () => {
    const sender = await person('bookkeeper');
    const reader = await person('reader');
    const call = { ...desk.call, userId: sender.userId };
    const subject = await desk.saved();
    const inside = await desk.schedule({ receivers: [reader.email] }, subject, call);
    const outside = await desk.schedule({ receivers: [reader.email, 'bank@x.example'] }, subject, call);
    await setRole(sender.userId, 'reader');
    expect(await desk.sweepOn('2026-06-05')).toBe(1);
    expect((await desk.shown(inside)).state).toBe('active');
    expect(await desk.shown(outside)).toMatchObject({
      state: 'paused',
      problem: expect.stringContaining('may no longer send documents outside the company'),
    });
  });

  it('leaves an email to an outside address unsent that waited while the permission ended', async () => {
    const sender = await person('bookkeeper');
    const call = { ...desk.call, userId: sender.userId };
    const id = await desk.schedule({ receivers: ['bank@x.example'] }, await desk.saved(), call);
    await desk.sweepOn('2026-06-05');
    await setRole(sender.userId, 'reader');
    const [mail] = await desk.mails();
    await desk.send(mail?.id ?? '');
    expect(desk.sent).toEqual([]);
    expect((await desk.shown(id)).problem).toMatch('bank@x.example: The person who set up this email');
  });
});
