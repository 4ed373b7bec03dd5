import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Client,
  createSampleCompany,
  dataOf,
  newestCode,
  password,
  sampleCompany,
  signedInClient,
} from '../support/client.ts';
import { mailed } from '../support/mailed.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
  server.clean();
});

async function register(email: string, more: object = {}) {
  const client = new Client(server.url);
  await client.get('/fortify/csrf');
  return {
    client,
    answer: await client.post('/fortify/register', {
      name: 'A',
      email,
      password,
      password_confirmation: password,
      account_type: 'company',
      ...more,
    }),
  };
}

describe('the calls of the specification: people', () => {
  it('answers every success as {code: 0, data, meta} and every failure as {code, error, message}', async () => {
    const client = new Client(server.url);
    expect((await client.get('/fortify/csrf')).body).toEqual({ code: 0, data: null, meta: {} });
    const refused = await client.get('/api/user/profile');
    expect(refused.status).toBe(401);
    expect(refused.body).toEqual({ code: 401, error: 'unauthenticated', message: 'Unauthenticated.' });
  });

  it('keeps how a person wants dates written, and writes refusals so in both languages', async () => {
    const client = await signedInClient(server.url, server.folder, 'dates@example.com');
    const companyId = await createSampleCompany(client);
    const refusal = async (language: string) => {
      const headers = { 'content-type': 'application/json', 'accept-language': language };
      const body = JSON.stringify({ through: '2099-01-05', reason: '' });
      return (await client.call('PUT', `/api/company/${companyId}/period-lock`, body, headers)).body.message;
    };
    const profile = dataOf<{ date_format: string }>(await client.get('/api/user/profile'));
    expect(profile.date_format).toBe('month_day_year');
    expect([await refusal('en'), await refusal('zh')]).toEqual([
      expect.stringContaining('Jan 5, 2099'),
      expect.stringContaining('2099年1月5日'),
    ]);
    for (const [date_format, en, zh] of [
      ['day_month_year', '5 Jan 2099', '2099年1月5日'],
      ['iso', '2099-01-05', '2099-01-05'],
    ]) {
      expect(dataOf(await client.put('/api/user', { date_format }))).toMatchObject({ date_format });
      expect([await refusal('en'), await refusal('zh')]).toEqual([
        expect.stringContaining(` ${en}`),
        expect.stringContaining(zh ?? ''),
      ]);
    }
    expect((await client.put('/api/user', { date_format: 'mdy' })).status).toBe(422);
  });

  it('refuses a mutation without the XSRF token', async () => {
    const client = new Client(server.url);
    const answer = await client.post('/fortify/login', { email: 'a@example.com', password: 'x' });
    expect([answer.status, answer.body.error]).toEqual([403, 'xsrf_token_invalid']);
  });

  it.each(['company', 'person'])('signs up a %s', async (account_type) => {
    const { answer } = await register(`${account_type}@example.com`, { account_type });
    expect(answer.body).toEqual({ code: 0, data: null, meta: {} });
  });

  it('signs up a practice with its number, and asks for it', async () => {
    const missing = await register('practice@example.com', { account_type: 'practice' });
    expect(missing.answer.status).toBe(422);
    expect(Object.keys(missing.answer.body.errors ?? {}).sort()).toEqual([
      'address',
      'pc_number',
      'phone',
      'practice_name',
    ]);
    const whole = {
      account_type: 'practice',
      practice_name: 'Example CPA',
      pc_number: 'p12345',
      phone: '2345 6789',
      address: 'Central',
    };
    expect((await register('practice@example.com', whole)).answer.body.code).toBe(0);
  });

  it('takes the payload of sign-up from the query string as well', async () => {
    const client = new Client(server.url);
    await client.get('/fortify/csrf');
    const query = new URLSearchParams({
      name: 'Q',
      email: 'query@example.com',
      password,
      password_confirmation: password,
      account_type: 'person',
    });
    expect((await client.post(`/fortify/register?${query}`)).body.code).toBe(0);
  });

  it('says in the caller’s language what is wrong with a sign-up', async () => {
    const { client, answer } = await register('twice@example.com', { password_confirmation: 'another one' });
    expect(answer.body.errors?.password_confirmation).toEqual(['The Two passwords that you entered do not match!']);
    client.language = 'zh-Hant';
    const chinese = await client.post('/fortify/register', {
      name: '',
      email: 'x',
      password: 'short',
      password_confirmation: 'short',
      account_type: 'company',
    });
    expect(chinese.body.errors).toEqual({
      name: ['請輸入名稱'],
      email: ['請輸入有效的電郵'],
      password: ['最少輸入 10 個字元'],
    });
  });

  it('gives the same answer for a taken email, whatever its case, and writes to its owner', async () => {
    const first = await register('taken@example.com');
    const second = await register('TAKEN@example.com');
    expect([second.answer.status, second.answer.body]).toEqual([first.answer.status, first.answer.body]);
    await mailed(server.folder, 'taken@example.com', /already has an account/);
  });

  it('holds everything but the profile, the code calls and sign-out back while the second factor is pending', async () => {
    const { client } = await register('pending@example.com');
    dataOf(await client.post('/fortify/login', { email: 'pending@example.com', password }));
    expect(
      dataOf<{ second_factor_pending: boolean }>(await client.get('/api/user/profile')).second_factor_pending,
    ).toBe(true);
    const refused = await client.get('/api/company');
    expect([refused.status, refused.body.error]).toEqual([403, 'second_factor_pending']);
    dataOf(await client.get('/api/user/otp/request'));
    const wrong = await client.post('/api/user/otp/verify', { code: 'AAAAAA', email: 'pending@example.com' });
    expect([wrong.status, wrong.body.error]).toEqual([422, 'code_invalid']);
    const before = client.cookie('folio_session');
    dataOf(
      await client.post('/api/user/otp/verify', {
        code: newestCode(server.folder, 'pending@example.com').toLowerCase(),
      }),
    );
    expect(client.cookie('folio_session')).not.toBe(before);
    expect(dataOf<unknown[]>(await client.get('/api/company'))).toEqual([]);
  });

  it('lets a code work once, and only the newest', async () => {
    const { client } = await register('codes@example.com');
    dataOf(await client.post('/fortify/login', { email: 'codes@example.com', password }));
    dataOf(await client.get('/api/user/otp/request'));
    const first = newestCode(server.folder, 'codes@example.com');
    dataOf(await client.get('/api/user/otp/request'));
    const second = newestCode(server.folder, 'codes@example.com');
    expect((await client.post('/api/user/otp/verify', { code: first })).body.error).toBe('code_invalid');
    expect((await client.post('/api/user/otp/verify', { code: second })).body.code).toBe(0);
    expect((await client.post('/api/user/otp/verify', { code: second })).body.error).toBe('code_invalid');
  });

  it('stops guessing at a code', async () => {
    const { client } = await register('guess@example.com');
    dataOf(await client.post('/fortify/login', { email: 'guess@example.com', password }));
    dataOf(await client.get('/api/user/otp/request'));
    const right = newestCode(server.folder, 'guess@example.com');
    for (let n = 0; n < 5; n++)
      await client.post('/api/user/otp/verify', { code: right === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA' });
    expect((await client.post('/api/user/otp/verify', { code: right })).body.error).toBe('code_invalid');
  });

  it('gives the same answer for a wrong password and an unknown email', async () => {
    const { client } = await register('known@example.com');
    const wrong = await client.post('/fortify/login', { email: 'known@example.com', password: 'not this one' });
    const unknown = await client.post('/fortify/login', { email: 'unknown@example.com', password: 'not this one' });
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.error).toBe('credentials_invalid');
  });

  it('stops guessing at a password', async () => {
    const { client } = await register('brute@example.com');
    const answers = [];
    for (let n = 0; n < 11; n++)
      answers.push(
        (await client.post('/fortify/login', { email: 'brute@example.com', password: `guess ${n}` })).status,
      );
    expect(answers.at(-1)).toBe(429);
  });

  it('signs out', async () => {
    const client = await signedInClient(server.url, server.folder, 'out@example.com');
    expect((await client.get('/api/user/profile')).status).toBe(200);
    dataOf(await client.post('/fortify/logout'));
    expect((await client.get('/api/user/profile')).status).toBe(401);
  });

  it('resets a password once, ends the sessions and says nothing about unknown emails', async () => {
    const email = 'forgetful@example.com';
    const client = await signedInClient(server.url, server.folder, email);
    expect((await client.post('/fortify/forgot-password', { email: 'nobody@example.com' })).body.code).toBe(0);
    dataOf(await client.post('/fortify/forgot-password', { email }));
    const token = (await mailed(server.folder, email, /#token=([\w-]+)&/))[1] ?? '';
    const form = { email, token, password: 'another good one', password_confirmation: 'another good one' };
    dataOf(await client.post('/fortify/reset-password', form));
    expect((await client.get('/api/user/profile')).status).toBe(401);
    expect((await client.post('/fortify/reset-password', form)).body.error).toBe('reset_link_expired');
    expect((await client.post('/fortify/login', { email, password: 'another good one' })).body.code).toBe(0);
  });
});

describe('the calls of the specification: companies', () => {
  it('creates, lists and updates a company', async () => {
    const client = await signedInClient(server.url, server.folder, 'owner@example.com');
    const id = await createSampleCompany(client);
    const list = await client.get('/api/company?page=1&limit=10');
    expect(list.body.meta).toEqual({ page: 1, limit: 10, total: 1 });
    expect(dataOf<{ id: string; level: number }[]>(list)[0]).toMatchObject({
      id,
      level: 2,
      ...sampleCompany,
      // A text is kept as the name of a row.
      directors: sampleCompany.directors.map((name) => ({ name, kind: null })),
      shareholders: sampleCompany.shareholders.map((name) => ({ name, shares: null })),
      secretaries: sampleCompany.secretaries.map((name) => ({ name, licence: null })),
      br_number: '12345678',
      br_branch: '000',
      base_currency: 'HKD',
      state: 'active',
    });
    dataOf(
      await client.put(`/api/company/${id}`, {
        ...sampleCompany,
        directors: 'One text 一段文字',
        contact_phone: '+852 2345 6789',
      }),
    );
    const after = dataOf<{ directors: { name: string }[]; contact_phone: string }[]>(
      await client.get('/api/company'),
    )[0];
    expect([after?.directors.map(({ name }) => name), after?.contact_phone]).toEqual([
      ['One text 一段文字'],
      '+852 2345 6789',
    ]);
    const accounts = dataOf<{ code: string; currency: string }[]>(await client.get(`/api/company/${id}/account/`));
    expect(accounts.map((account) => [account.code, account.currency])).toEqual([['1010', 'HKD']]);
    expect(dataOf<unknown[]>(await client.get(`/api/company/${id}/ledger-account`)).length).toBe(82);
  });

  it('asks for every required field by its own sentence', async () => {
    const client = await signedInClient(server.url, server.folder, 'empty@example.com');
    const answer = await client.post('/api/company', {});
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      name: ['Please enter name'],
      registration_number: ['Please enter registration number'],
      incorporated_date: ['Please enter incorporated date'],
      industry: ['Please enter industry'],
      br: ['Please enter BR'],
      ci: ['Please enter CI'],
      address: ['Please enter address'],
      fye: ['Please enter FYE'],
      directors: ['Please enter director info'],
      shareholders: ['Please enter shareholder info'],
      secretaries: ['Please enter secretary info'],
    });
  });

  it('refuses a malformed BR, CI and a company of tomorrow', async () => {
    const client = await signedInClient(server.url, server.folder, 'format@example.com');
    const malformed = await client.post('/api/company', { ...sampleCompany, br: '123', ci: 'ABC' });
    expect(malformed.body.errors).toEqual({
      br: ['BR must be 8 digits, with or without the branch number'],
      ci: ['CI must be up to 8 digits, or a letter and up to 7 digits'],
    });
    const tomorrow = await client.post('/api/company', { ...sampleCompany, incorporated_date: '2999-01-01' });
    expect(tomorrow.body.errors).toEqual({ incorporated_date: ['The date must not be in the future'] });
  });

  it('shows a company to no other user', async () => {
    const owner = await signedInClient(server.url, server.folder, 'mine@example.com');
    const id = await createSampleCompany(owner);
    const stranger = await signedInClient(server.url, server.folder, 'stranger@example.com');
    expect(dataOf<unknown[]>(await stranger.get('/api/company'))).toEqual([]);
    for (const path of [
      'account/',
      'ledger-account',
      'document',
      'sales-invoice',
      'bill',
      'dashboard',
      'report/trial-balance?as_at=2026-03-31',
    ]) {
      expect([path, (await stranger.get(`/api/company/${id}/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await stranger.put(`/api/company/${id}`, sampleCompany)).status).toBe(404);
  });
});
