import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../apps/server/src/features/people/session/index.ts';
import { openTestBooks } from '../../apps/server/test/books.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { Caller } from './caller.ts';
import { type Ground, openGround } from './ground.ts';

/** Two processes on one database, as behind a load balancer. */
let ground: Ground;
let other: TestServer;
beforeAll(async () => {
  ground = await openGround();
  other = await startTestServer({ env: { DATABASE_URL: ground.databaseUrl } });
});
afterAll(async () => {
  await other?.stop();
  other?.clean();
  await ground?.close();
});

describe('guessing at a password', () => {
  it('is slowed down however the guesses are spread over processes', async () => {
    const callers = [new Caller(ground.url), new Caller(other.url)];
    for (const caller of callers) await caller.takeXsrf();
    const statuses: number[] = [];
    for (let guess = 0; guess < 24; guess += 1) {
      const caller = callers[guess % callers.length];
      if (caller === undefined) throw new Error('nobody calls');
      const { status } = await caller.send('POST', '/fortify/login', {
        email: 'nobody@example.com',
        password: `guess ${guess}`,
      });
      statuses.push(status);
    }
    expect(statuses.slice(0, 2)).toEqual([422, 422]);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    // What both let through together is what one alone would have.
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
  });
});

/** A company with an owner and a bookkeeper of their own, and a practice that works in it with one person. */
interface People {
  companyId: string;
  practiceId: string;
  requestId: string;
  staffId: string;
  owner: Caller;
  member: Caller;
  manager: Caller;
  staff: Caller;
}

const PASSWORD = 'quiet-harbour-lantern-7';

async function openPeople(): Promise<People> {
  const { queries } = ground.database;
  const [owner, member, manager, staff] = await Promise.all(
    ['Owner', 'Member', 'Manager', 'Staff'].map((name) => ground.person(name)),
  );
  if (!owner || !member || !manager || !staff) throw new Error('somebody is missing');
  const { companyId } = await openTestBooks(ground.database);
  const members = [
    { company_id: companyId, user_id: owner.userId, role: 'owner' },
    { company_id: companyId, user_id: member.userId, role: 'bookkeeper' },
  ];
  await queries.insertInto('company_member').values(members).execute();
  await queries
    .updateTable('app_user')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', member.userId)
    .execute();
  const contact = { pc_number: 'P12345', phone: '2345 6789', email: 'practice@example.com', address: 'Central' };
  const { id: practiceId } = await queries
    .insertInto('practice')
    .values({ owner_user_id: manager.userId, name: 'Practice', ...contact })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inPractice = [
    { user_id: manager.userId, role: 'manager', number: 1 },
    { user_id: staff.userId, role: 'staff', number: 2 },
  ].map((one) => ({
    practice_id: practiceId,
    name: one.role,
    email: 'x@example.com',
    sees_all: true,
    state: 'active',
    ...one,
  }));
  const stored = await queries.insertInto('practice_member').values(inPractice).returning('id').execute();
  const { id: requestId } = await queries
    .insertInto('access_request')
    .values({
      practice_id: practiceId,
      company_id: companyId,
      asked_number: '12345678',
      asked_by: 'practice',
      state: 'accepted',
      role: 'bookkeeper',
      created_by: manager.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { companyId, practiceId, requestId, staffId: stored[1]?.id ?? '', owner, member, manager, staff };
}

/** The same person at the other process. */
function atOther(caller: Caller): Caller {
  const same = new Caller(other.url);
  for (const [name, value] of caller.cookies) same.cookies.set(name, value);
  return same;
}

describe('access that ends at one process', () => {
  const books = ({ companyId }: People) => `/api/company/${companyId}/import`;
  const profile = () => '/api/user/profile';
  const sessionOf = async ({ member }: People) => {
    const sessions = await member.dataOf<{ id: string; current: boolean }[]>(member.get('/api/user/session'));
    return sessions.find(({ current }) => current)?.id ?? '';
  };
  it.each<{
    what: string;
    who: 'member' | 'staff';
    path: (people: People) => string;
    end: (people: People) => Promise<{ status: number }>;
    status: number;
  }>([
    {
      what: 'a session that is ended from a list',
      who: 'member',
      path: profile,
      end: async (people) => people.member.send('DELETE', `/api/user/session/${await sessionOf(people)}`),
      status: 401,
    },
    {
      what: 'a session that is signed out',
      who: 'member',
      path: profile,
      end: ({ member }) => member.send('POST', '/fortify/logout', {}),
      status: 401,
    },
    {
      what: 'a session whose person takes a new password',
      who: 'member',
      path: profile,
      end: ({ member }) =>
        member.send('POST', '/api/user/password', {
          current_password: PASSWORD,
          password: `${PASSWORD}-new`,
          password_confirmation: `${PASSWORD}-new`,
        }),
      status: 401,
    },
    {
      what: 'a member who is removed',
      who: 'member',
      path: books,
      end: ({ owner, member, companyId }) => owner.send('DELETE', `/api/company/${companyId}/staff/${member.userId}`),
      status: 404,
    },
    {
      what: 'a member who may only upload from now on',
      who: 'member',
      path: books,
      end: ({ owner, member, companyId }) =>
        owner.send('PUT', `/api/company/${companyId}/staff/${member.userId}`, { role: 'uploader' }),
      status: 403,
    },
    {
      what: 'staff of a practice who is removed',
      who: 'staff',
      path: books,
      end: ({ manager, practiceId, staffId }) => manager.send('DELETE', `/api/practice/${practiceId}/staff/${staffId}`),
      status: 404,
    },
    {
      what: 'a practice whose work for the company ended',
      who: 'staff',
      path: books,
      end: ({ owner, companyId, requestId }) =>
        owner.send('POST', `/api/company/${companyId}/access-request/${requestId}/revoke`, {}),
      status: 404,
    },
  ])('ends for $what: there with the next call, at the other process within a second', async (scene) => {
    const people = await openPeople();
    const here = atOther(people[scene.who]);
    const there = new Caller(ground.url);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    const path = scene.path(people);
    expect([(await here.get(path)).status, (await there.get(path)).status]).toEqual([200, 200]);

    expect((await scene.end(people)).status).toBe(200);
    const ended = performance.now();
    expect((await there.get(path)).status).toBe(scene.status);
    // Half a second by its clock (access-memory.test.ts); a busy machine adds its own time.
    while ((await here.get(path)).status !== scene.status) expect(performance.now() - ended).toBeLessThan(5000);
  });
});
