import { accessRequestRoutes } from '../../src/features/people/access-request/index.ts';
import { companyRoutes } from '../../src/features/people/company/index.ts';
import { createPractice, practiceRoutes } from '../../src/features/people/practice/index.ts';
import { practiceWorkRoutes } from '../../src/features/people/practice-work/index.ts';
import { deadlineRoutes } from '../../src/features/year-end/deadline/index.ts';
import type { Database } from '../../src/platform/database/open.ts';
import type { Mail, Mailer } from '../../src/platform/mail/index.ts';
import { insertTestUser, openTestBooks, type TestBooks } from '../books.ts';
import { type SignedIn, signIn } from '../signed-in.ts';

/** Mails that would have left. */
export interface Mailbag extends Mailer {
  mails: Mail[];
}

export function openMailbag(): Mailbag {
  const mails: Mail[] = [];
  return {
    mails,
    send: async (mail) => {
      mails.push(mail);
      return { refused: [] };
    },
  };
}

/** Somebody signed in who may call everything about practices. */
export interface Person extends SignedIn {
  userId: string;
}

export async function openPerson(database: Database, mailbag: Mailer, userId: string): Promise<Person> {
  const signedIn = await signIn(database, userId, (app) => {
    practiceRoutes(app, mailbag);
    practiceWorkRoutes(app);
    deadlineRoutes(app);
    accessRequestRoutes(app, mailbag);
    companyRoutes(app);
  });
  return { ...signedIn, userId };
}

export interface TestPractice {
  id: string;
  manager: Person;
}

let practices = 0;

export async function openTestPractice(database: Database, mailbag: Mailer): Promise<TestPractice> {
  practices += 1;
  const userId = await insertTestUser(database);
  const email = await proveEmail(database, userId);
  const call = { database, userId, language: 'en-US' as const, now: new Date(), today: '2026-04-30' };
  const { id } = await createPractice(
    { ...call, from: { address: null, userAgent: null } },
    {
      name: `Practice ${practices}`,
      pc_number: 'P12345',
      phone: '2345 6789',
      email,
      address: '8 Lantern Lane, Central',
      about: '',
      website: null,
      listed: true,
    },
  );
  return { id, manager: await openPerson(database, mailbag, userId) };
}

/** As after the first sign-in; answers the email. */
async function proveEmail(database: Database, userId: string): Promise<string> {
  const { email } = await database.queries
    .updateTable('app_user')
    .set({ email_proved_at: new Date() })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}

let companies = 0;

/** A company with its own number, and its owner. */
export async function openTestClient(
  database: Database,
  mailbag: Mailer,
): Promise<{ books: TestBooks; owner: Person; br: string }> {
  companies += 1;
  const books = await openTestBooks(database);
  const br = String(70_000_000 + companies);
  const registration_number = `R${companies}`;
  await database.queries
    .updateTable('company')
    .set({ br, registration_number, name: `Client ${companies} Limited` })
    .where('id', '=', books.companyId)
    .execute();
  return { books, owner: await openPerson(database, mailbag, books.call.userId), br };
}

/** Lets a practice into a company, as its owner does. */
export async function associate(
  practice: TestPractice,
  client: { books: TestBooks; owner: Person; br: string },
  role = 'adviser',
): Promise<string> {
  await practice.manager.send('POST', `/api/practice/${practice.id}/request`, { number: client.br });
  const path = `/api/company/${client.books.companyId}/access-request`;
  const listed = JSON.parse((await client.owner.get(`${path}?state=pending`)).body.toString());
  const id: string = listed.data[0].id;
  await client.owner.send('POST', `${path}/${id}/accept`, { role });
  return id;
}
