import type { Arrival, IdentityRow } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type VouchingDesk, vouchingDesk } from '../../../../test/desks/vouching-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { type Answered, type Entrance, mailedCode, openEntrance, Visitor } from '../../../../test/entrance.ts';
import type { Database } from '../../../platform/database/open.ts';

let database: Database;
let entrance: Entrance;
let acme: VouchingDesk;
let other: VouchingDesk;
let count = 0;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  [acme, other] = [await vouchingDesk(), await vouchingDesk()];
  const provider = { clientId: 'folio', clientSecret: 'secret', answersByPost: false };
  entrance = await openEntrance(database, {
    identityProviders: [
      { ...provider, id: 'acme', name: 'Acme', issuer: acme.issuer },
      { ...provider, id: 'other', name: 'Other', issuer: other.issuer },
      { ...provider, id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9' },
    ],
  });
});
afterAll(async () => {
  await entrance.close();
  await Promise.all([acme.close(), other.close()]);
  await database.close();
});
let email: string;
let visitor: Visitor;
beforeEach(() => {
  count += 1;
  email = `guest${count}@example.com`;
  acme.claims = { sub: `subject-${count}`, email, email_verified: true, name: 'Guest' };
  other.claims = { ...acme.claims };
  visitor = new Visitor(entrance);
  entrance.clock.now = new Date(entrance.clock.now.getTime() + 3_600_000);
});

const ARRIVED = '/auth/third-party';
const failed = (word: string) => `/auth/sign-in#third-party=${word}`;
const of = <T>(answer: Answered): T => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.error}`);
  return answer.data as T;
};

async function start(who = visitor, query = ''): Promise<string> {
  return (await who.call('GET', `/api/oidc/acme/start${query}`)).location;
}
/** Goes to the identity provider and back to Folio; answers where Folio redirects the browser. */
async function through(who = visitor, query = ''): Promise<string> {
  return (await who.call('GET', acme.comeBack(await start(who, query)))).location;
}
const arrival = async () => of<Arrival>(await visitor.call('GET', '/api/identity/arrival'));
const account = { name: 'Guest', account_type: 'company' };
async function makeAccount(): Promise<void> {
  expect(await through()).toBe(ARRIVED);
  of(await visitor.call('POST', '/api/identity/arrival/account', account));
}
async function confirmByMail(who: Visitor): Promise<void> {
  of(await who.call('GET', '/api/user/otp/request'));
  of(await who.call('POST', '/api/user/otp/verify', { code: mailedCode(entrance, email) }));
}

describe('a way to a provider and back', () => {
  it('asks with PKCE, state and nonce, for who somebody is and nothing more', async () => {
    const asked = new URL(await start()).searchParams;
    expect(asked.get('scope')).toBe('openid email profile');
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe('http://localhost:8080/api/oidc/acme/callback');
    for (const secret of ['state', 'nonce', 'code_challenge']) expect(asked.get(secret)).toMatch(/^[\w-]{43}$/);
    const kept = JSON.stringify(await database.queries.selectFrom('identity_request').selectAll().execute());
    expect(kept).not.toContain(asked.get('state'));
  });

  it.each([
    ['no state', { state: undefined }, 'lost'],
    ['a forged state', { state: 'x'.repeat(43) }, 'lost'],
    ['a forged code', { code: 'x' }, 'refused'],
    ['no code', { code: undefined }, 'refused'],
    ['another issuer', { iss: 'https://evil.example' }, 'refused'],
    ['no issuer', { iss: undefined }, 'refused'],
    ['an error', { code: undefined, error: 'server_error' }, 'refused'],
    ['the person’s no', { code: undefined, error: 'access_denied' }, 'cancelled'],
  ])('with %s it leads back to sign-in', async (_, changes, word) => {
    const answer = await visitor.call('GET', acme.comeBack(await start(), changes));
    expect([answer.status, answer.location]).toEqual([303, failed(word)]);
    expect((await visitor.call('GET', '/api/identity/arrival')).status).toBe(404);
  });

  it.each([
    ['nonce', { nonce: 'another' }],
    ['audience', { aud: 'somebody-else' }],
    ['issuer', { iss: 'https://evil.example' }],
    ['time', { exp: 1_000_000 }],
  ])('with a wrong %s in what the provider signed', async (_, claims) => {
    acme.claims = { ...acme.claims, ...claims };
    expect(await through()).toBe(failed('refused'));
  });

  it('is finished once, in the browser that began it, within ten minutes', async () => {
    const stranger = new Visitor(entrance);
    await start(stranger);
    const first = acme.comeBack(await start());
    expect((await stranger.call('GET', first)).location).toBe(failed('lost'));
    expect((await new Visitor(entrance).call('GET', first)).location).toBe(failed('lost'));
    const secret = visitor.cookies.get('folio_way') ?? '';
    expect((await visitor.call('GET', first)).location).toBe(ARRIVED);
    visitor.cookies.set('folio_way', secret);
    expect((await visitor.call('GET', first)).location).toBe(failed('lost'));
    const late = acme.comeBack(await start());
    entrance.clock.now = new Date(entrance.clock.now.getTime() + 601_000);
    expect((await visitor.call('GET', late)).location).toBe(failed('lost'));
  });

  it('belongs to the provider it was begun with', async () => {
    const mixed = acme.comeBack(await start()).replace('/acme/', '/other/');
    expect((await visitor.call('GET', mixed)).location).toBe(failed('lost'));
    const answer = other.comeBack(await start());
    expect((await visitor.call('GET', answer)).location).toBe(failed('refused'));
  });

  it('to a provider that is down, or not there, ends with a word', async () => {
    expect((await visitor.call('GET', '/api/oidc/gone/start')).location).toBe(failed('down'));
    expect((await visitor.call('GET', '/api/oidc/nobody/start')).location).toBe(failed('unknown'));
  });

  it('that posts its answer is sent on to where the cookies are', async () => {
    const back = acme.comeBack(await start());
    const [path = '', query = ''] = back.split('?');
    const answer = await entrance.app.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${query}&user=%7B%7D`,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?${query}`]);
    expect((await visitor.call('GET', String(answer.headers.location))).location).toBe(ARRIVED);
  });
});

describe('where it leads', () => {
  it.each([
    ['/sales?page=2', '/auth/confirm-code?redirectTo=%2Fsales%3Fpage%3D2'],
    ['//evil.example', '/auth/confirm-code'],
    ['https://evil.example', '/auth/confirm-code'],
    ['/\\evil.example', '/auth/confirm-code'],
    ['/%09/evil.example', '/auth/confirm-code?redirectTo=%2F%2509%2Fevil.example'],
    ['/auth/sign-in', '/auth/confirm-code'],
  ])('%s', async (path, landing) => {
    await makeAccount();
    expect(await through(new Visitor(entrance), `?return_to=${encodeURIComponent(path)}`)).toBe(landing);
  });
});

describe('somebody without an account', () => {
  it('sees what will be made; it has no password, and the code follows as for passwords', async () => {
    expect(await through()).toBe(ARRIVED);
    expect(await arrival()).toEqual({
      provider: { id: 'acme', name: 'Acme' },
      step: 'create',
      name: 'Guest',
      email,
      password_possible: false,
    });
    const made = await visitor.call('POST', '/api/identity/arrival/account', account);
    expect(made.data).toEqual({ next: 'second_factor', return_to: null });
    expect(await visitor.isIn()).toBe(false);
    await confirmByMail(visitor);
    expect(await visitor.isIn()).toBe(true);
    expect((await new Visitor(entrance).givePassword(email, '')).status).toBe(422);
    expect((await new Visitor(entrance).givePassword(email)).error).toBe('credentials_invalid');
    expect((await visitor.call('POST', '/api/identity/arrival/account', account)).status).toBe(404);
  });

  it('whose e-mail the provider did not check gives a mailed code first', async () => {
    acme.claims = { ...acme.claims, email_verified: undefined };
    expect(await through()).toBe(ARRIVED);
    expect(await arrival()).toMatchObject({ step: 'prove', password_possible: false });
    expect((await visitor.call('POST', '/api/identity/arrival/account', account)).error).toBe('conflict');
    of(await visitor.call('POST', '/api/identity/arrival/code'));
    for (let tries = 0; tries < 4; tries += 1)
      expect((await visitor.call('POST', '/api/identity/arrival/prove', { code: 'AAAAA2' })).error).toBe(
        'code_invalid',
      );
    const proved = await visitor.call('POST', '/api/identity/arrival/prove', { code: mailedCode(entrance, email) });
    expect(proved.data).toEqual({ next: 'create', return_to: null });
    expect(of(await visitor.call('POST', '/api/identity/arrival/account', account))).toMatchObject({ next: 'in' });
    expect(await visitor.isIn()).toBe(true);
  });

  it('with an unverified email learns of its account only by the code, which then links it', async () => {
    acme.claims = { ...acme.claims, email_verified: false };
    await new Visitor(entrance).signUpAndIn(email);
    await through();
    expect(await arrival()).toMatchObject({ step: 'prove', password_possible: false });
    const password = { password: 'correct horse battery' };
    expect((await visitor.call('POST', '/api/identity/arrival/password', password)).status).toBe(404);
    of(await visitor.call('POST', '/api/identity/arrival/code'));
    const code = mailedCode(entrance, email);
    expect(of(await visitor.call('POST', '/api/identity/arrival/prove', { code }))).toMatchObject({ next: 'in' });
  });

  it('a code is worth nothing after five wrong tries, or in another browser', async () => {
    acme.claims = { ...acme.claims, email_verified: false };
    await through();
    of(await visitor.call('POST', '/api/identity/arrival/code'));
    const code = mailedCode(entrance, email);
    const prove = (who: Visitor, given: string) => who.call('POST', '/api/identity/arrival/prove', { code: given });
    expect((await prove(new Visitor(entrance), code)).status).toBe(404);
    for (let tries = 0; tries < 5; tries += 1) await prove(visitor, 'AAAAA2');
    expect((await prove(visitor, code)).error).toBe('code_invalid');
  });
});

describe('somebody whose e-mail has an account', () => {
  beforeEach(async () => {
    await new Visitor(entrance).signUpAndIn(email);
    entrance.clock.now = new Date(entrance.clock.now.getTime() + 60_000);
  });

  it('is not connected without proof', async () => {
    expect(await through()).toBe(ARRIVED);
    expect(await arrival()).toMatchObject({ step: 'prove', password_possible: true });
    expect((await visitor.call('POST', '/api/identity/arrival/account', account)).error).toBe('conflict');
    expect(await visitor.isIn()).toBe(false);
    expect(await through(new Visitor(entrance))).toBe(ARRIVED);
  });

  it('proves it by the password; the second step is still owed', async () => {
    await through();
    const wrong = await visitor.call('POST', '/api/identity/arrival/password', { password: 'not this one' });
    expect([wrong.error, Object.keys(wrong.errors ?? {})]).toEqual(['wrong_password', ['password']]);
    const right = await visitor.call('POST', '/api/identity/arrival/password', { password: 'correct horse battery' });
    expect(right.data).toMatchObject({ next: 'second_factor' });
    expect(await visitor.isIn()).toBe(false);
    expect(await through(new Visitor(entrance))).toBe('/auth/confirm-code');
  });

  it('proves it by a code mailed to the account, which is the second step as well', async () => {
    await through();
    of(await visitor.call('POST', '/api/identity/arrival/code'));
    const code = mailedCode(entrance, email);
    expect(of(await visitor.call('POST', '/api/identity/arrival/prove', { code }))).toMatchObject({ next: 'in' });
    expect(await visitor.isIn()).toBe(true);
    expect(entrance.mails.map(({ subject }) => subject)).toContain('Acme can now sign in to your Folio account');
  });
});

describe('in the account setting', () => {
  const rows = async () => of<IdentityRow[]>(await visitor.call('GET', '/api/user/identity'));
  const link = async () =>
    of<{ url: string }>(await visitor.call('POST', '/api/user/identity/link', { provider: 'acme' }));

  it('a third party is linked by who gave the password lately, chosen to ask for no code, and unlinked', async () => {
    await visitor.signUpAndIn(email);
    const { url } = await link();
    expect((await visitor.call('GET', acme.comeBack(url))).location).toMatch(/#third-party=linked$/);
    expect(entrance.mails.at(-1)).toMatchObject({ to: email, subject: 'Acme can now sign in to your Folio account' });
    const [row] = await rows();
    expect(row).toMatchObject({ provider: { id: 'acme', name: 'Acme' }, email, skips_code: false });
    expect(await through(new Visitor(entrance))).toBe('/auth/confirm-code');
    of(await visitor.call('PUT', `/api/user/identity/${row?.id}`, { skips_code: true }));
    const next = new Visitor(entrance);
    expect(await through(next)).toBe('/home');
    expect(await next.isIn()).toBe(true);
    expect(of(await visitor.call('DELETE', `/api/user/identity/${row?.id}`))).toEqual([]);
    entrance.clock.now = new Date(entrance.clock.now.getTime() + 660_000);
    expect((await visitor.call('POST', '/api/user/identity/link', { provider: 'acme' })).error).toBe(
      'confirmation_needed',
    );
  });

  it('one that belongs to somebody else stays theirs, and a way begun by one session is not finished by another', async () => {
    const first = visitor;
    await makeAccount();
    const second = new Visitor(entrance);
    await second.signUpAndIn(`second${count}@example.com`);
    visitor = second;
    const { url } = await link();
    expect((await second.call('GET', acme.comeBack(url))).location).toMatch(/#third-party=linked_elsewhere$/);
    acme.claims = { ...acme.claims, sub: 'a-fresh-one' };
    const again = await link();
    second.cookies.set('folio_session', first.cookies.get('folio_session') ?? '');
    expect((await second.call('GET', acme.comeBack(again.url))).location).toBe(failed('lost'));
  });

  it('the only way in stays; the provider itself vouches again before a sensitive act', async () => {
    await makeAccount();
    await confirmByMail(visitor);
    const [row] = await rows();
    expect((await visitor.call('DELETE', `/api/user/identity/${row?.id}`)).error).toBe('confirmation_needed');
    const sent = of<{ url: string }>(
      await visitor.call('POST', '/api/user/identity/confirm', { provider: 'acme', return_to: '/sales' }),
    );
    expect((await visitor.call('GET', acme.comeBack(sent.url))).location).toBe('/sales#third-party=confirmed');
    expect((await visitor.call('DELETE', `/api/user/identity/${row?.id}`)).error).toBe('conflict');
  });
});
