import type { AccountHistoryEntry, SessionEntry, TrustedDevice } from '@folio/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCompany } from '../../../../../../tests/support/client.ts';
import {
  enter,
  goodPassword,
  openSessionDesk,
  type SessionDesk,
  signIn,
  signUp,
  type TestBrowser,
} from '../../../../test/desks/session-desk.ts';

let desk: SessionDesk;
beforeAll(async () => {
  desk = await openSessionDesk();
});
afterAll(() => desk?.close());

const list = async <T>(browser: TestBrowser, path: string) => (await browser.get(path)).body.data as T[];
const actionsOf = async (browser: TestBrowser) =>
  (await list<AccountHistoryEntry>(browser, '/api/user/history?limit=50')).map(({ action }) => action);
const newPassword = 'quite another one 9';
const change = (browser: TestBrowser, current: string, password: string) =>
  browser.post('/api/user/password', { current_password: current, password, password_confirmation: password });

describe('signing up', () => {
  it('gives the same answer for an email that has an account, and writes to its owner', async () => {
    const first = await signUp(desk.browser(), 'taken@example.com');
    const second = await signUp(desk.browser(), 'TAKEN@example.com', {
      name: 'Somebody else',
      password: newPassword,
      password_confirmation: newPassword,
    });
    expect(second).toEqual(first);
    await desk.mailTo('taken@example.com', /You already have a Folio account/);
    // Nothing of the account changed.
    const browser = desk.browser();
    await signIn(desk, browser, 'taken@example.com');
    expect((await browser.get('/api/user/profile')).body.data).toMatchObject({ name: 'Chan Tai Man' });
  });

  it.each([
    ['password123', 'lists'],
    ['Sunshine2024!', 'lists'],
    ['aabbaabbaabb', 'repeats'],
    ['weak.example', 'easy to guess'],
    ['weak@example.com', 'easy to guess'],
    ['chan tai man 88', 'easy to guess'],
    ['short', 'at least 10'],
    ['x'.repeat(201), 'at most 200'],
  ])('refuses the password %s', async (password, words) => {
    const email = password.startsWith('weak.') ? 'weak.example@example.com' : 'weak@example.com';
    const answer = await signUp(desk.browser(), email, { password, password_confirmation: password });
    expect([answer.status, answer.body.errors?.password?.[0]]).toEqual([422, expect.stringContaining(words)]);
  });
});

describe('a reset link', () => {
  const linkOf = async (email: string) => {
    await desk.browser().post('/fortify/forgot-password', { email });
    return (await desk.mailTo(email, /#token=([\w-]+)&/))[1] ?? '';
  };
  const reset = (email: string, token: string, password = newPassword) =>
    desk.browser().post('/fortify/reset-password', { email, token, password, password_confirmation: password });

  it('works once, ends every session and the trust, and lifts the lock', async () => {
    const email = 'reset@example.com';
    const browser = await enter(desk, email);
    await signIn(desk, browser, email, { trust: true });
    const stranger = desk.browser({ address: '203.0.113.20' });
    for (let n = 0; n < 5; n++) await stranger.post('/fortify/login', { email, password: 'not this one' });
    const token = await linkOf(email);
    expect((await reset(email, token, 'password123')).body.errors?.password).toBeDefined();
    expect((await reset(email, token)).status).toBe(200);
    await desk.mailTo(email, /Your Folio password was changed/);
    expect((await browser.get('/api/user/profile')).status).toBe(401);
    expect((await reset(email, token)).body.error).toBe('reset_link_expired');
    const login = await browser.post('/fortify/login', { email, password: newPassword });
    expect(login.body.data).toEqual({ second_factor_pending: true });
    expect((await stranger.post('/fortify/login', { email, password: newPassword })).status).toBe(200);
  });

  it('is for its own e-mail, and expires after five minutes', async () => {
    await signUp(desk.browser(), 'lost@example.com');
    const token = await linkOf('lost@example.com');
    expect((await reset('taken@example.com', token)).body.error).toBe('reset_link_expired');
    desk.pass(5);
    expect((await reset('lost@example.com', token)).body.error).toBe('reset_link_expired');
  });

  it('asked for an unknown e-mail gives the same answer, and no mail', async () => {
    const known = await desk.browser().post('/fortify/forgot-password', { email: 'lost@example.com' });
    const sent = desk.mails.length;
    expect(await desk.browser().post('/fortify/forgot-password', { email: 'nobody@example.com' })).toEqual(known);
    expect(desk.mails.slice(sent).filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  });
});

describe('strangers', () => {
  const forgot = (email: string, address: string) =>
    desk.browser({ address }).post('/fortify/forgot-password', { email });
  const linksTo = (email: string) => desk.mails.filter(({ to, text }) => to === email && text.includes('#token='));
  const reset = (email: string, token: string, address: string) => {
    const browser = desk.browser({ address });
    const form = { email, token, password: newPassword, password_confirmation: newPassword };
    return browser.post('/fortify/reset-password', form);
  };

  it('cannot keep a person from the link in their mailbox, nor fill the mailbox', async () => {
    const email = 'wanted@example.com';
    await signUp(desk.browser(), email);
    const asked = Array.from({ length: 12 }, (_, n) => forgot(email, `198.51.100.${n}`));
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    const [, token = ''] = await desk.mailTo(email, /#token=([\w-]+)&/);
    expect(linksTo(email)).toHaveLength(1);
    for (let n = 0; n < 12; n++)
      expect((await reset(email, 'guessed', `198.51.100.${n}`)).body.error).toBe('reset_link_expired');
    expect((await forgot(email, '203.0.113.77')).status).toBe(200);
    desk.pass(3);
    await forgot(email, '203.0.113.77');
    await desk.mailTo(email, new RegExp(`#token=(?!${token})`));
    expect((await reset(email, token, '203.0.113.77')).status).toBe(200);
  });

  it('cannot make the server hash passwords: a link is looked at first, and tries are counted by network', async () => {
    const email = 'hashed@example.com';
    const address = '198.51.100.200';
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push((await reset(email, `guessed ${n}`, address)).status);
    expect(statuses.filter((status) => status !== 410 && status !== 422)).toEqual([429]);
    // A weak password with a wrong link: the link is what is wrong, so nothing was counted or hashed for it.
    const weak = { email, token: 'guessed', password: 'password123', password_confirmation: 'password123' };
    const answer = await desk.browser({ address: '198.51.100.201' }).post('/fortify/reset-password', weak);
    expect(answer.body.error).toBe('reset_link_expired');
  });

  it('cannot have a code sent by a page of theirs', async () => {
    const browser = desk.browser({ site: 'same-origin' });
    await signUp(browser, 'lured@example.com');
    await browser.post('/fortify/login', { email: 'lured@example.com', password: goodPassword });
    const codes = () => desk.mails.filter(({ to }) => to === 'lured@example.com').length;
    for (const site of ['cross-site', 'same-site', 'none']) {
      const elsewhere = desk.browser({ site });
      elsewhere.setCookie('folio_session', browser.cookie('folio_session') ?? '');
      const answer = await elsewhere.get('/api/user/otp/request');
      expect([answer.status, answer.body.error, codes()]).toEqual([403, 'xsrf_token_invalid', 0]);
    }
    expect((await browser.get('/api/user/otp/request')).status).toBe(200);
    expect(codes()).toBe(1);
  });
});

describe('API tokens', () => {
  const tokens = async (browser: TestBrowser) =>
    (await list<{ name: string; state: string }>(browser, '/api/user/token')).map(({ name, state }) => [name, state]);
  const make = (browser: TestBrowser, name: string) =>
    browser.post('/api/user/token', { name, scope: 'write', days: 300 });

  it('are reported to their owner by email, and end when the password is changed or reset', async () => {
    const email = 'programs@example.com';
    const browser = await enter(desk, email);
    expect((await make(browser, 'Till')).status).toBe(200);
    await desk.mailTo(email, /The API token "Till" was added/);
    expect((await change(browser, goodPassword, newPassword)).status).toBe(200);
    await desk.mailTo(email, /every API token was revoked/);
    expect(await tokens(browser)).toEqual([['Till', 'revoked']]);
    expect((await make(browser, 'Scanner')).status).toBe(200);
    await desk.browser().post('/fortify/forgot-password', { email });
    const [, token = ''] = await desk.mailTo(email, /#token=([\w-]+)&/);
    const form = { email, token, password: 'a third one 33', password_confirmation: 'a third one 33' };
    expect((await desk.browser().post('/fortify/reset-password', form)).status).toBe(200);
    const again = desk.browser();
    await signIn(desk, again, email, { password: 'a third one 33' });
    expect(new Set((await tokens(again)).map(([, state]) => state))).toEqual(new Set(['revoked']));
  });
});

describe('the password', () => {
  it('is changed with the one before; other sessions end, this one goes on under a new token', async () => {
    const email = 'changing@example.com';
    const here = await enter(desk, email);
    const there = desk.browser();
    await signIn(desk, there, email, { trust: true });
    const refused = await change(here, 'not this one', newPassword);
    expect([refused.status, refused.body.errors?.current_password]).toEqual([
      422,
      ['This is not your password. Check it and try again.'],
    ]);
    const before = here.cookie('folio_session');
    expect((await change(here, goodPassword, newPassword)).status).toBe(200);
    expect(here.cookie('folio_session')).not.toBe(before);
    expect((await here.get('/api/user/session')).status).toBe(200);
    expect((await there.get('/api/user/profile')).status).toBe(401);
    expect((await there.post('/fortify/login', { email, password: newPassword })).body.data).toEqual({
      second_factor_pending: true,
    });
    expect(await actionsOf(here)).toEqual(
      expect.arrayContaining(['password_changed', 'password_failed', 'device_trusted']),
    );
  });

  it('is asked for again before a sensitive act, and counts for ten minutes', async () => {
    const browser = await enter(desk, 'recent@example.com');
    desk.pass(11);
    const asked = () => browser.post('/api/user/email', { email: 'elsewhere@example.com' });
    expect((await asked()).body.error).toBe('confirmation_needed');
    expect((await browser.post('/api/user/password/confirm', { password: 'not this one' })).body.error).toBe(
      'wrong_password',
    );
    expect((await asked()).body.error).toBe('confirmation_needed');
    expect((await browser.post('/api/user/password/confirm', { password: goodPassword })).status).toBe(200);
    expect((await asked()).status).toBe(200);
  });

  it('cannot be guessed inside an open session', async () => {
    const browser = await enter(desk, 'inside@example.com');
    const statuses = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await browser.post('/api/user/password/confirm', { password: `guess ${n}` })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await change(browser, goodPassword, newPassword)).status).toBe(429);
  });
});

describe('sessions', () => {
  it('are listed in plain words and end at once', async () => {
    const email = 'listed@example.com';
    const here = await enter(desk, email);
    const there = desk.browser({
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X) Firefox/140.0',
      address: '198.51.100.1',
    });
    await signIn(desk, there, email, { trust: true });
    const sessions = await list<SessionEntry>(here, '/api/user/session');
    expect(sessions.map(({ device, address, current }) => [device.browser, device.system, address, current])).toEqual(
      expect.arrayContaining([
        ['Chrome', 'Windows', '203.0.113.5', true],
        ['Firefox', 'macOS', '198.51.100.1', false],
      ]),
    );
    const other = sessions.find(({ current }) => !current);
    expect((await here.send('DELETE', `/api/user/session/${other?.id}`)).status).toBe(200);
    expect((await there.get('/api/user/profile')).status).toBe(401);
    const [trusted] = await list<TrustedDevice>(here, '/api/user/device');
    expect(trusted?.device).toEqual({ browser: 'Firefox', system: 'macOS' });
    expect((await here.send('DELETE', `/api/user/device/${trusted?.id}`)).status).toBe(200);
    expect((await there.post('/fortify/login', { email, password: goodPassword })).body.data).toEqual({
      second_factor_pending: true,
    });
  });

  it('all end but the one that asks', async () => {
    const email = 'everywhere@example.com';
    const here = await enter(desk, email);
    const others = [desk.browser(), desk.browser()];
    for (const browser of others) await signIn(desk, browser, email);
    expect((await here.post('/api/user/session/revoke-others')).body.data).toEqual({ ended: 2 });
    for (const browser of others) expect((await browser.get('/api/user/profile')).status).toBe(401);
    expect((await here.get('/api/user/profile')).status).toBe(200);
  });

  it('of others are not there', async () => {
    const mine = await enter(desk, 'mine@example.com');
    const theirs = await enter(desk, 'theirs@example.com');
    const [session] = await list<SessionEntry>(theirs, '/api/user/session');
    expect((await mine.send('DELETE', `/api/user/session/${session?.id}`)).status).toBe(404);
    expect((await theirs.get('/api/user/profile')).status).toBe(200);
  });

  it('are seen at most once in five minutes', async () => {
    const browser = await enter(desk, 'seen@example.com');
    const seen = async () => (await list<SessionEntry>(browser, '/api/user/session'))[0]?.last_seen_at;
    const first = await seen();
    desk.pass(4);
    expect(await seen()).toBe(first);
    desk.pass(2);
    expect(await seen()).toBe(desk.clock.now.toISOString());
  });
});

describe('the history', () => {
  it('is paged, the newest first, and holds no secret', async () => {
    const email = 'history@example.com';
    const browser = await enter(desk, email);
    await browser.post('/fortify/logout');
    await browser.post('/fortify/login', { email, password: 'my real secret?' });
    await signIn(desk, browser, email);
    const page = await browser.get('/api/user/history?page=1&limit=3');
    expect(page.body.meta).toEqual({ page: 1, limit: 3, total: 5 });
    expect(
      (await list<AccountHistoryEntry>(browser, '/api/user/history')).map(({ action, factor }) => [action, factor]),
    ).toEqual([
      ['signed_in', 'email_code'],
      ['sign_in_failed', null],
      ['signed_out', null],
      ['signed_in', 'email_code'],
      ['signed_up', null],
    ]);
    const { rows } = await sql<{ row: string }>`select account_event::text as row from account_event`.execute(
      desk.database.queries,
    );
    expect(rows.filter(({ row }) => /secret|battery/.test(row))).toEqual([]);
  });
});

describe('another e-mail', () => {
  const codeAt = async (email: string) => (await desk.mailTo(email, /^([A-Z0-9]{6}) is your code to change/))[1] ?? '';

  it('is taken with a code from the old address and one from the new', async () => {
    const browser = await enter(desk, 'old@example.com');
    await browser.post('/api/user/email', { email: 'new@example.com' });
    const codes = { old_code: await codeAt('old@example.com'), new_code: await codeAt('new@example.com') };
    const swapped = await browser.post('/api/user/email/confirm', {
      old_code: codes.new_code,
      new_code: codes.old_code,
    });
    expect(Object.keys(swapped.body.errors ?? {})).toEqual(['old_code', 'new_code']);
    expect((await browser.post('/api/user/email/confirm', codes)).body.data).toMatchObject({
      email: 'new@example.com',
    });
    await desk.mailTo('old@example.com', /now signs in with new@example\.com/);
    expect((await browser.post('/api/user/email/confirm', codes)).body.error).toBe('code_invalid');
    expect(
      (await desk.browser().post('/fortify/login', { email: 'old@example.com', password: goodPassword })).status,
    ).toBe(422);
    expect(
      (await desk.browser().post('/fortify/login', { email: 'new@example.com', password: goodPassword })).status,
    ).toBe(200);
  });

  it('of somebody else gives no hint, and no code is ever right', async () => {
    await signUp(desk.browser(), 'belongs@example.com');
    const browser = await enter(desk, 'wants@example.com');
    const free = await browser.post('/api/user/email', { email: 'nobodys@example.com' });
    expect(await browser.post('/api/user/email', { email: 'belongs@example.com' })).toEqual(free);
    await desk.mailTo('belongs@example.com', /Somebody wanted to use your email/);
    expect(
      desk.mails.filter(({ to, subject }) => to === 'belongs@example.com' && subject.includes('is your code')),
    ).toEqual([]);
    const old_code = await codeAt('wants@example.com');
    const answer = await browser.post('/api/user/email/confirm', { old_code, new_code: 'AAAAAA' });
    expect(answer.body.errors).toEqual({ new_code: ['The code is incorrect or has expired'] });
  });

  it('is given up after five tries or ten minutes', async () => {
    const browser = await enter(desk, 'tries@example.com');
    const ask = async () => {
      await browser.post('/api/user/email', { email: 'next@example.com' });
      return { old_code: await codeAt('tries@example.com'), new_code: await codeAt('next@example.com') };
    };
    const first = await ask();
    for (let n = 0; n < 5; n++) await browser.post('/api/user/email/confirm', { ...first, new_code: 'AAAAAA' });
    expect((await browser.post('/api/user/email/confirm', first)).body.message).toContain('Ask for the change again');
    const second = await ask();
    desk.pass(10);
    expect((await browser.post('/api/user/email/confirm', second)).body.error).toBe('code_invalid');
  });
});

describe('closing an account', () => {
  it('is rejected while a company would lose its last owner or a practice its last manager, and names it', async () => {
    const browser = await enter(desk, 'sole@example.com');
    await browser.post('/api/company', { ...sampleCompany, name: 'Lonely Limited' });
    const refused = await browser.post('/api/user/close');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You are the only owner of Lonely Limited. Make somebody else an owner first, then close your account.',
    ]);
    const manager = desk.browser();
    const practice = {
      account_type: 'practice',
      practice_name: 'Example CPA',
      pc_number: 'P12345',
      phone: '2345 6789',
      address: 'Central',
    };
    await signUp(manager, 'manager@example.com', practice);
    await signIn(desk, manager, 'manager@example.com');
    expect((await manager.post('/api/user/close')).body.message).toContain('the only manager of Example CPA');
  });

  it('takes everything personal away and ends every way in; what was written stays', async () => {
    const email = 'leaving@example.com';
    const browser = await enter(desk, email);
    const { id } = (await browser.get('/api/user/profile')).body.data as { id: string };
    expect((await browser.post('/api/user/close')).status).toBe(200);
    await desk.mailTo(email, /Your Folio account is closed/);
    expect((await browser.get('/api/user/profile')).status).toBe(401);
    expect((await desk.browser().post('/fortify/login', { email, password: goodPassword })).body.error).toBe(
      'credentials_invalid',
    );
    const row = await desk.database.queries
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Closed account', email: `closed-${id}@account.invalid`, password_hash: null });
    const events = await desk.database.queries
      .selectFrom('account_event')
      .select('action')
      .where('user_id', '=', id)
      .execute();
    expect(events.map(({ action }) => action)).toContain('account_closed');
    // The e-mail is free again, and its new account is another one.
    expect((await signUp(desk.browser(), email)).status).toBe(200);
  });
});
