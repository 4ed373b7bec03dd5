import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { type SignedIn, signIn } from '../../../../test/signed-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import { accountSettingRoutes, forgetSettings, mailWanted } from './index.ts';

let database: Database;
let userId: string;
let person: SignedIn;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
beforeEach(async () => {
  userId = await insertTestUser(database);
  person = await signIn(database, userId, accountSettingRoutes);
  return () => person.close();
});
afterAll(() => database?.close());

const photo = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#cc0000' } });

function upload(bytes: Uint8Array, by = person) {
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n';
  const form = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]);
  return by.send('POST', '/api/system/upload', form, { 'content-type': 'multipart/form-data; boundary=x' });
}

async function uploaded(bytes: Uint8Array): Promise<{ id: string; url: string }> {
  const { status, body } = await upload(bytes);
  expect(status, JSON.stringify(body)).toBe(200);
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('id' in data) || !('url' in data)) throw new Error('no picture');
  return { id: String(data.id), url: String(data.url) };
}

describe('a picture of oneself', () => {
  it('is encoded again: square, small, upright, without metadata of the file', async () => {
    const taken = await photo()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { url } = await uploaded(taken);
    const shown = await person.get(url);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(shown.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    const { format, width, height, exif, orientation } = await sharp(shown.body).metadata();
    expect([format, width, height, exif, orientation]).toEqual(['webp', 256, 256, undefined, undefined]);
  });

  it('is set by its id, in the body or the query, exchanged, and taken away', async () => {
    const first = await uploaded(await photo().png().toBuffer());
    expect((await person.send('PUT', '/api/user/avatar', { avatar: first.id })).body.data).toEqual({
      avatar: first.url,
    });
    const second = await uploaded(await photo(300, 300).webp().toBuffer());
    expect((await person.get(first.url)).status).toBe(200);
    const set = await person.send('PUT', `/api/user/avatar?avatar=${second.id}`);
    expect(set.body.data).toEqual({ avatar: second.url });
    expect((await person.get(first.url)).status).toBe(404);
    expect((await person.send('PUT', '/api/user/avatar', { avatar: null })).body.data).toEqual({ avatar: null });
    expect((await person.get(second.url)).status).toBe(404);
    const row = await database.queries
      .selectFrom('app_user')
      .select('avatar')
      .where('id', '=', userId)
      .executeTakeFirst();
    expect(row).toEqual({ avatar: null });
  });

  it('of another user cannot be chosen, and only signed-in users can see it', async () => {
    const { id, url } = await uploaded(await photo().png().toBuffer());
    const other = await signIn(database, await insertTestUser(database), accountSettingRoutes);
    expect((await other.send('PUT', '/api/user/avatar', { avatar: id })).status).toBe(404);
    expect((await other.get(url)).status).toBe(200);
    await database.queries.deleteFrom('user_session').execute();
    expect((await other.get(url)).status).toBe(401);
    await other.close();
  });

  it.each<[string, () => Promise<Uint8Array>, number, RegExp]>([
    ['30 MB', async () => new Uint8Array(30 * 1024 * 1024), 413, /larger than 5 MB/],
    ['nothing', async () => new Uint8Array(), 422, /empty/],
    [
      'a cat in HTML',
      async () => Buffer.from('<html><script>alert("meow")</script>'),
      422,
      /not a PNG, JPG or WebP picture/,
    ],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      422,
      /not a PNG, JPG or WebP picture/,
    ],
    ['a GIF', () => photo().gif().toBuffer(), 422, /not a PNG, JPG or WebP picture/],
    [
      'a PNG cut off',
      async () => (await photo().png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5000),
      422,
      /damaged/,
    ],
    ['a bomb of pixels', () => photo(7100, 7100).png({ compressionLevel: 1 }).toBuffer(), 422, /million pixels/],
  ])('is refused when it is %s', async (_, bytes, status, sentence) => {
    const answer = await upload(await bytes());
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(sentence) });
    const kept = await database.queries.selectFrom('avatar_image').select('id').where('user_id', '=', userId).execute();
    expect(kept).toEqual([]);
  });

  it('that was never uploaded is not found, and a call without a file says so', async () => {
    expect((await person.get(`/api/avatar/${randomUUID()}`)).status).toBe(404);
    expect((await person.send('POST', '/api/system/upload', {})).body).toMatchObject({
      message: expect.stringContaining('No picture came'),
    });
  });
});

describe('mails to a person', () => {
  it('are wanted until they say no, also when asked in a company', async () => {
    const books = await openTestBooks(database);
    const wanted = () => books.run((tx) => mailWanted(tx.queries, userId, 'question_asked'));
    expect(await wanted()).toBe(true);
    const choice = { kind: 'question_asked', wanted: false };
    const { body } = await person.send('PUT', '/api/user/mail-choice', choice);
    expect(body.data).toContainEqual(choice);
    expect(await wanted()).toBe(false);
    expect(await mailWanted(database.queries, userId, 'staff_joined')).toBe(true);
    await person.send('PUT', '/api/user/mail-choice', { ...choice, wanted: true });
    expect(await wanted()).toBe(true);
  });

  it('that guard the account are no choice', async () => {
    const { status } = await person.send('PUT', '/api/user/mail-choice', { kind: 'password_changed', wanted: false });
    expect(status).toBe(422);
  });
});

describe('the columns of a list', () => {
  const chosen = async (by = person): Promise<unknown> =>
    JSON.parse((await by.get('/api/user/list-columns')).body.toString()).data;
  const choose = (list: string, shown: string[], hidden: string[] = []) =>
    person.send('PUT', '/api/user/list-columns', { list, shown, hidden });

  it('follow the person, list by list, and no other person', async () => {
    await choose('sales', ['number', 'due', 'contact'], ['paid']);
    await choose('sales', ['number', 'contact'], ['due', 'paid']);
    const both = (await choose('customers', ['name', 'phone'])).body.data;
    expect(both).toEqual([
      { list: 'customers', shown: ['name', 'phone'], hidden: [] },
      { list: 'sales', shown: ['number', 'contact'], hidden: ['due', 'paid'] },
    ]);
    expect(await chosen()).toEqual(both);
    const other = await signIn(database, await insertTestUser(database), accountSettingRoutes);
    expect(await chosen(other)).toEqual([]);
    await other.close();
  });

  it('are those of Folio again after a choice of none', async () => {
    await choose('documents', ['name']);
    expect((await choose('documents', [])).body.data).toEqual([]);
  });

  it.each([
    ['of a list that does not exist', 'payroll', ['name']],
    ['with a name of 41 letters', 'sales', ['x'.repeat(41)]],
    ['more than 40', 'sales', Array.from({ length: 41 }, (_, at) => `c${at}`)],
  ])('are refused %s', async (_, list, shown) => {
    expect((await choose(list, shown)).status).toBe(422);
    expect(await chosen()).toEqual([]);
  });
});

it('nothing of a person who leaves is kept', async () => {
  await uploaded(await photo().png().toBuffer());
  await person.send('PUT', '/api/user/mail-choice', { kind: 'staff_joined', wanted: false });
  await person.send('PUT', '/api/user/list-columns', { list: 'sales', shown: ['number'], hidden: [] });
  await forgetSettings(database.queries, userId);
  for (const table of ['avatar_image', 'mail_choice', 'list_columns'] as const) {
    const rows = await database.queries.selectFrom(table).select('user_id').where('user_id', '=', userId).execute();
    expect(rows).toEqual([]);
  }
});
