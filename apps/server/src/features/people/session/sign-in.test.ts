import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  enter,
  goodPassword,
  openSessionDesk,
  type SessionDesk,
  signIn,
  signUp,
  type TestBrowser,
} from '../../../../test/desks/session-desk.ts';
import { limitAttempts, networkOf } from './attempts/attempts.ts';
import { hashPassword, hashToCompare, passwordMatches } from './password/password.ts';

let desk: SessionDesk;
beforeAll(async () => {
  desk = await openSessionDesk();
});
afterAll(() => desk?.close());

const login = (browser: TestBrowser, email: string, password: string) =>
  browser.post('/fortify/login', { email, password });
const wrong = (browser: TestBrowser, email: string) => login(browser, email, 'not this one at all');

describe('wrong passwords', () => {
  it('lock an e-mail for a minute after the fifth, then for twice as long each time, and say how long', async () => {
    await signUp(desk.browser(), 'locked@example.com');
    const browser = desk.browser();
    for (let n = 0; n < 5; n++) expect((await wrong(browser, 'locked@example.com')).status).toBe(422);
    const locked = await login(browser, 'locked@example.com', goodPassword);
    expect([locked.status, locked.body.message]).toEqual([429, 'Too many attempts. Please try again in 1 minute.']);
    desk.pass(0.5);
    expect((await wrong(browser, 'locked@example.com')).body.message).toBe(
      'Too many attempts. Please try again in 30 seconds.',
    );
    desk.pass(0.5);
    expect((await wrong(browser, 'locked@example.com')).status).toBe(422);
    expect((await wrong(browser, 'locked@example.com')).body.message).toBe(
      'Too many attempts. Please try again in 2 minutes.',
    );
    desk.pass(2);
    expect((await login(browser, 'LOCKED@example.com', goodPassword)).status).toBe(200);
    // The successful sign-in has reset the count of failures.
    expect((await wrong(browser, 'locked@example.com')).status).toBe(422);
    expect((await wrong(browser, 'locked@example.com')).status).toBe(422);
  });

  it('are counted the same, and answered the same, where the e-mail has no account', async () => {
    await signUp(desk.browser(), 'known@example.com');
    const answersOf = async (email: string) => {
      const browser = desk.browser({ address: '203.0.113.6' });
      const answers = [];
      for (let n = 0; n < 6; n++) answers.push(await wrong(browser, email));
      return answers;
    };
    expect(await answersOf('unknown@example.com')).toEqual(await answersOf('known@example.com'));
  });

  it('cannot share one try by coming all at once', async () => {
    await signUp(desk.browser(), 'crowd@example.com');
    const browser = desk.browser({ address: '203.0.113.7' });
    await browser.get('/fortify/csrf');
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrong(browser, 'crowd@example.com')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('of a stranger do not keep the owner out of a browser the account knows', async () => {
    const owner = await enter(desk, 'owner@example.com');
    const stranger = desk.browser({ address: '203.0.113.8' });
    for (let n = 0; n < 6; n++) await wrong(stranger, 'owner@example.com');
    expect((await login(stranger, 'owner@example.com', goodPassword)).status).toBe(429);
    expect((await login(owner, 'owner@example.com', goodPassword)).status).toBe(200);
  });

  it('from one network are limited across all accounts; correct ones are not counted', async () => {
    const address = '203.0.113.9';
    await signUp(desk.browser({ address }), 'office@example.com');
    for (let n = 0; n < 4; n++) await login(desk.browser({ address }), 'office@example.com', goodPassword);
    for (let n = 0; n < 57; n++) await limitAttempts(desk.database.queries, 'sign-in', address, 60, desk.clock.now);
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await wrong(desk.browser({ address }), `spray${n}@example.com`)).status);
    expect(statuses).toEqual([422, 422, 422, 429]);
    expect((await wrong(desk.browser({ address: '203.0.113.10' }), 'spray0@example.com')).status).toBe(422);
  });

  it('take the same work where there is no account to compare with', async () => {
    const costOf = (hash: string) => hash.split('$').slice(1, 4);
    const known = await hashToCompare(await hashPassword(goodPassword));
    const unknown = await hashToCompare(null);
    expect(costOf(unknown)).toEqual(costOf(known));
    expect(costOf(known)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    expect(await passwordMatches(null, 'nobody has this password')).toBe(false);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
    [null, 'unknown'],
  ])('the network of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('a session', () => {
  it('goes on under another token once the code is given, and the old one is dead', async () => {
    await signUp(desk.browser(), 'fixed@example.com');
    const browser = desk.browser();
    await login(browser, 'fixed@example.com', goodPassword);
    const before = browser.cookie('folio_session') ?? '';
    const thief = desk.browser();
    thief.setCookie('folio_session', before);
    expect((await thief.get('/api/user/profile')).status).toBe(200);
    await browser.get('/api/user/otp/request');
    await browser.post('/api/user/otp/verify', { code: await desk.codeFor('fixed@example.com') });
    expect(browser.cookie('folio_session')).not.toBe(before);
    expect((await browser.get('/api/user/session')).status).toBe(200);
    expect((await thief.get('/api/user/profile')).status).toBe(401);
  });

  it('is never taken over from a cookie the browser came with', async () => {
    await signUp(desk.browser(), 'planted@example.com');
    const browser = desk.browser();
    browser.setCookie('folio_session', 'planted');
    await login(browser, 'planted@example.com', goodPassword);
    expect(browser.cookie('folio_session')).not.toBe('planted');
  });

  it('that never gave its code ends after half an hour', async () => {
    await signUp(desk.browser(), 'late@example.com');
    const browser = desk.browser();
    await login(browser, 'late@example.com', goodPassword);
    desk.pass(31);
    expect((await browser.get('/api/user/profile')).status).toBe(401);
  });
});

describe('a one-time code', () => {
  const pending = async (email: string) => {
    await signUp(desk.browser(), email);
    const browser = desk.browser();
    await login(browser, email, goodPassword);
    await browser.get('/api/user/otp/request');
    return { browser, code: await desk.codeFor(email) };
  };
  const guess = (code: string) => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');

  it('is worth nothing after five wrong tries, which says that a new one is needed; a new one works', async () => {
    const { browser, code } = await pending('brute@example.com');
    const messages = [];
    for (let n = 0; n < 5; n++)
      messages.push((await browser.post('/api/user/otp/verify', { code: guess(code) })).body.message);
    expect(messages[3]).toBe('The code is incorrect or has expired');
    expect(messages[4]).toBe('This code was entered wrongly 5 times and no longer works. Ask for a new code.');
    const right = await browser.post('/api/user/otp/verify', { code });
    expect([right.status, right.body.error, right.body.errors]).toEqual([
      422,
      'code_invalid',
      { code: ['This code was entered wrongly 5 times and no longer works. Ask for a new code.'] },
    ]);
    await browser.get('/api/user/otp/request');
    expect((await browser.post('/api/user/otp/verify', { code: await desk.codeFor('brute@example.com') })).status).toBe(
      200,
    );
  });

  it('cannot be guessed by tries that come all at once', async () => {
    const { browser, code } = await pending('burst@example.com');
    const tries = Array.from({ length: 12 }, () => browser.post('/api/user/otp/verify', { code: guess(code) }));
    await Promise.all(tries);
    expect((await browser.post('/api/user/otp/verify', { code })).body.error).toBe('code_invalid');
  });

  it('expires after ten minutes', async () => {
    const { browser, code } = await pending('slow@example.com');
    desk.pass(10);
    expect((await browser.post('/api/user/otp/verify', { code })).body.message).toBe(
      'This code has expired or was used. Ask for a new code.',
    );
  });

  it('of somebody else opens nothing', async () => {
    const { code } = await pending('theirs@example.com');
    const { browser } = await pending('mine@example.com');
    expect((await browser.post('/api/user/otp/verify', { code, email: 'theirs@example.com' })).status).toBe(422);
  });
});

describe('a trusted browser', () => {
  it('skips the code for thirty days, for its own user only, and is rotated when trust begins', async () => {
    const browser = await enter(desk, 'trusting@example.com');
    const [device = ''] = browser.cookiesLike('folio_device_');
    const before = browser.cookie(device);
    await signIn(desk, browser, 'trusting@example.com', { trust: true });
    expect(browser.cookie(device)).not.toBe(before);
    await browser.post('/fortify/logout');
    const again = await login(browser, 'trusting@example.com', goodPassword);
    expect(again.body.data).toEqual({ second_factor_pending: false });
    expect((await browser.get('/api/user/session')).status).toBe(200);
    await signUp(browser, 'other@example.com');
    expect((await login(browser, 'other@example.com', goodPassword)).body.data).toEqual({
      second_factor_pending: true,
    });
    desk.pass(30 * 24 * 60);
    expect((await login(browser, 'trusting@example.com', goodPassword)).body.data).toEqual({
      second_factor_pending: true,
    });
  });

  it('is not made by a cookie somebody planted', async () => {
    const victim = await enter(desk, 'victim@example.com');
    const [device = ''] = victim.cookiesLike('folio_device_');
    const fresh = desk.browser();
    fresh.setCookie(device, 'planted');
    await signIn(desk, fresh, 'victim@example.com', { trust: true });
    expect(fresh.cookie(device)).not.toBe('planted');
    const thief = desk.browser();
    thief.setCookie(device, 'planted');
    expect((await login(thief, 'victim@example.com', goodPassword)).body.data).toEqual({ second_factor_pending: true });
  });

  it('is reported by email only if it is new to an account that knows another browser', async () => {
    const email = 'told@example.com';
    await enter(desk, email);
    expect(desk.mails.filter(({ to, subject }) => to === email && subject.includes('New sign-in'))).toEqual([]);
    await signIn(
      desk,
      desk.browser({ userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604', address: '198.51.100.7' }),
      email,
    );
    const [text] = await desk.mailTo(email, /New sign-in[\s\S]*/);
    expect(text).toContain('Safari on iPhone');
    expect(text).toContain('198.51.100.7');
  });
});
