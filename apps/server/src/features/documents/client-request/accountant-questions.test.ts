import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../../test/books.ts';
import {
  associate,
  openMailbag,
  openTestClient,
  openTestPractice,
  type TestPractice,
} from '../../../../test/desks/practice-desk.ts';
import { openQuestionDesk, type QuestionDesk } from '../../../../test/desks/question-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { type SignedIn, signIn } from '../../../../test/signed-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import { addMember } from '../../people/company/index.ts';
import { listWork } from '../../people/practice-work/list-work.ts';
import { readNeeds } from '../../reports/dashboard/read-needs.ts';
import { questionRoutes } from './routes.ts';
import { tellRested } from './tell-askers.ts';

const mailbag = openMailbag();
const text = 'Is this rent or a deposit?';

let database: Database;
let desk: QuestionDesk;
let practice: TestPractice;
let base: string;
const people: SignedIn[] = [];

beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());
beforeEach(async () => {
  desk = await openQuestionDesk(database);
  base = `/api/company/${desk.companyId}`;
  practice = await openTestPractice(database, mailbag);
  await database.queries
    .insertInto('access_request')
    .values({
      practice_id: practice.id,
      company_id: desk.companyId,
      asked_number: '70000999',
      asked_by: 'company',
      created_by: desk.call.userId,
      state: 'accepted',
      role: 'adviser',
    })
    .execute();
});
afterEach(async () => {
  for (const person of people.splice(0)) await person.close();
  await practice.manager.close();
  await desk.close();
});

async function enter(userId: string): Promise<SignedIn> {
  const { storage, reader } = desk.reading.tools;
  const { ingestion } = desk.reading;
  const wake = async () => undefined;
  const tools = { database, storage, reader, ingestion, wake, publicUrl: 'https://books.example', maxUploadBytes: 9 };
  const person = await signIn(database, userId, (app) => questionRoutes(app, tools));
  people.push(person);
  return person;
}
const enterMember = async (role: 'reader' | 'uploader' | 'bookkeeper') => {
  const userId = await insertTestUser(database);
  await addMember(database.queries, desk.companyId, userId, role);
  return enter(userId);
};
const asked = (subject: object = { subject_type: 'none', subject_id: null }) => ({
  practice_id: practice.id,
  questions: [{ ...subject, text }],
});
const ask = (person: SignedIn, body: object = asked()) => person.send('POST', `${base}/accountant-question`, body);
const answer = (person: SignedIn, id: string) =>
  person.send('POST', `${base}/question/${id}/answer`, { text: 'A deposit', none: false });
const idOf = (made: Awaited<ReturnType<typeof ask>>) => (made.body.data as { id: string }[])[0]?.id ?? '';
const mailsOf = () =>
  desk.run((tx) =>
    tx.queries
      .selectFrom('outgoing_mail')
      .select(['kind', 'receivers', 'subject', 'body'])
      .orderBy('created_at')
      .execute(),
  );
const work = () =>
  listWork(
    { database, userId: practice.manager.userId, now: new Date(), today: '2026-04-30', language: 'en-US' },
    practice.id,
    { page: 1, limit: 50, whose: 'all', q: 'Lantern' },
  );

describe('a question to the accountant', () => {
  it.each<[string, () => Promise<SignedIn>, number, number]>([
    ['the owner', () => enter(desk.call.userId), 200, 200],
    ['a bookkeeper of the company', () => enterMember('bookkeeper'), 200, 200],
    ['a reader', () => enterMember('reader'), 403, 403],
    ['an uploader', () => enterMember('uploader'), 403, 403],
    ['the practice', () => enter(practice.manager.userId), 200, 403],
    ['an outsider', async () => enter(await insertTestUser(database)), 404, 404],
  ])('may be asked by those who keep the books: %s', async (_, open, seesAccountants, asks) => {
    const person = await open();
    expect((await person.get(`${base}/accountant`)).status).toBe(seesAccountants);
    expect((await ask(person)).status).toBe(asks);
  });

  it('names the practice, and goes to its people in their language, without a link', async () => {
    await database.queries
      .updateTable('app_user')
      .set({ language: 'zh-Hant' })
      .where('id', '=', practice.manager.userId)
      .execute();
    const owner = await enter(desk.call.userId);
    expect(JSON.parse((await owner.get(`${base}/accountant`)).body.toString()).data).toMatchObject([
      { id: practice.id },
    ]);
    const made = await ask(owner, asked({ subject_type: 'bank_line', subject_id: await desk.lineId('MTR') }));
    expect(made.body.data).toMatchObject([
      { to_practice: { id: practice.id }, email: null, mail: null, state: 'open', asked_through: null, text },
    ]);
    const [mail, ...others] = await mailsOf();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('有關Lantern Test Limited賬目的1條問題');
    expect(mail?.body).toContain(text);
    expect(mail?.body).toContain('MTR · HKD 99.00');
    expect(mail?.body).not.toContain('{link}');
  });

  it('sends no email to a person who turned these off; the question waits in the work of the practice', async () => {
    await database.queries
      .insertInto('mail_choice')
      .values({ user_id: practice.manager.userId, kind: 'question_asked', wanted: false })
      .execute();
    expect((await ask(await enter(desk.call.userId))).status).toBe(200);
    expect(await mailsOf()).toEqual([]);
    expect((await work()).rows.filter(({ kind }) => kind === 'answer_questions')).toMatchObject([{ count: 1 }]);
  });

  it('waits in the work of the practice, which answers it; the person who asked gets an email', async () => {
    const owner = await enter(desk.call.userId);
    const id = idOf(await ask(owner));
    const waits = async () => (await work()).rows.filter(({ kind }) => /question|answers/.test(kind));
    expect(await waits()).toMatchObject([{ kind: 'answer_questions', count: 1 }]);
    const needs = () => desk.run((tx) => readNeeds(tx, '2026-04-30', 0));
    expect(await needs()).toMatchObject({ open_questions: 0, accountant_questions: 1, accountant_answers: 0 });
    const manager = await enter(practice.manager.userId);
    expect((await answer(manager, id)).body.data).toMatchObject({ state: 'answered', answer: 'A deposit' });
    expect(await waits()).toEqual([]);
    expect(await needs()).toMatchObject({ answered_questions: 0, accountant_questions: 0, accountant_answers: 1 });
    const tools = { database, publicUrl: 'https://books.example', wake: async () => undefined };
    await tellRested(tools, new Date(Date.now() + 11 * 60_000));
    const last = (await mailsOf()).at(-1);
    expect([last?.kind, last?.body.includes('answered a question you asked')]).toEqual(['answer', true]);
    expect(last?.body).toMatch(/^Practice \d+ answered/);
    expect((await owner.send('POST', `${base}/question/${id}/settle`, {})).status).toBe(200);
  });

  it('is answered by the practice only, and hidden from people who only upload', async () => {
    const owner = await enter(desk.call.userId);
    const id = idOf(await ask(owner));
    expect((await answer(owner, id)).body).toMatchObject({ error: 'forbidden' });
    expect((await answer(await enterMember('reader'), id)).status).toBe(403);
    expect((await answer(await enter(await insertTestUser(database)), id)).status).toBe(404);
    const uploader = await enterMember('uploader');
    expect((await uploader.get(`${base}/question/${id}`)).status).toBe(404);
    const other = await openTestPractice(database, mailbag);
    const books = await openTestClient(database, mailbag);
    await associate(other, books);
    expect((await answer(await enter(other.manager.userId), id)).status).toBe(404);
    await other.manager.close();
    await books.owner.close();
  });

  it('is refused for a practice that does not work in these books, and is never sent with a link', async () => {
    const other = await openTestPractice(database, mailbag);
    const owner = await enter(desk.call.userId);
    expect((await ask(owner, { ...asked(), practice_id: other.id })).body.errors).toHaveProperty('practice_id');
    const id = idOf(await ask(owner));
    const mail = { email: 'anyone@lantern.example', language: 'en-US', ids: [id] };
    expect((await owner.send('POST', `${base}/question-mail`, mail)).body).toMatchObject({ error: 'conflict' });
    await other.manager.close();
  });

  it('goes only to the person to whom the client is assigned, where there is one', async () => {
    const colleague = await insertTestUser(database);
    await database.queries
      .insertInto('practice_member')
      .values({
        practice_id: practice.id,
        number: 2,
        user_id: colleague,
        name: 'Colleague',
        email: 'colleague@practice.example',
        role: 'staff',
        sees_all: true,
        state: 'active',
      })
      .execute();
    const owner = await enter(desk.call.userId);
    await ask(owner);
    expect(await mailsOf()).toHaveLength(2);
    await database.queries
      .insertInto('practice_client_assignee')
      .values({ practice_id: practice.id, company_id: desk.companyId, user_id: colleague })
      .execute();
    await ask(owner);
    expect(await mailsOf()).toHaveLength(3);
  });
});
