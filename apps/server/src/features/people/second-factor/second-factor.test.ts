import type { AuthenticatorSetUp, RecoveryCodes, SecondFactors } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/engines.ts';
import { type Answered, type Entrance, openEntrance, Visitor } from '../../../../test/entrance.ts';
import { codeAt } from '../../../platform/authenticator/index.ts';
import type { Database } from '../../../platform/database/open.ts';
import { createSecretBox } from '../../../platform/secret-box/index.ts';
import { whatKeepsSecretsShut } from './index.ts';

let database: Database;
let entrance: Entrance;
let count = 0;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  entrance = await openEntrance(database);
});
afterAll(async () => {
  await entrance.close();
  await database.close();
});
let email: string;
let owner: Visitor;
beforeEach(async () => {
  email = `person${count++}@example.com`;
  // Attempts are counted per quarter of an hour: every test needs a new one.
  wait(3600);
  owner = new Visitor(entrance);
  await owner.signUpAndIn(email);
});

const wait = (seconds: number) => {
  entrance.clock.now = new Date(entrance.clock.now.getTime() + seconds * 1000);
};
const of = <T>(answer: Answered): T => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.error}`);
  return answer.data as T;
};
const code = (secret: string, awaySeconds = 0) =>
  codeAt(secret, new Date(entrance.clock.now.getTime() + awaySeconds * 1000));

/** Sets up and confirms an authenticator app. Answers its secret. */
async function withApp(): Promise<string> {
  const { secret } = of<AuthenticatorSetUp>(await owner.call('POST', '/api/user/authenticator'));
  of(await owner.call('POST', '/api/user/authenticator/confirm', { code: code(secret) }));
  expect(entrance.mails.at(-1)?.subject).toBe('An authenticator app was added to your Folio account');
  return secret;
}

async function atTheSecondStep(): Promise<Visitor> {
  const visitor = new Visitor(entrance);
  await visitor.givePassword(email);
  return visitor;
}
const verify = (visitor: Visitor, given: string) => visitor.call('POST', '/api/user/otp/verify', { code: given });

describe('an authenticator app', () => {
  it('counts only after its first code, and its secret is sealed', async () => {
    const { secret, uri } = of<AuthenticatorSetUp>(await owner.call('POST', '/api/user/authenticator'));
    expect(uri).toContain(secret);
    const visitor = await atTheSecondStep();
    expect((await visitor.call('GET', '/api/user/second-factor/offered')).data).toMatchObject({ authenticator: false });
    expect((await verify(visitor, code(secret))).error).toBe('code_invalid');
    const wrong = await owner.call('POST', '/api/user/authenticator/confirm', { code: '000000' });
    expect([wrong.status, wrong.error]).toEqual([422, 'code_invalid']);
    const right = await owner.call('POST', '/api/user/authenticator/confirm', { code: code(secret) });
    expect(of<SecondFactors>(right).authenticator_since).not.toBeNull();
    const rows = await database.queries.selectFrom('authenticator').select('sealed_secret').execute();
    expect(rows.some((row) => row.sealed_secret.toString('latin1').includes(secret))).toBe(false);
  });

  it('takes the code of the step before, now and after; each once, and none older than one used', async () => {
    const secret = await withApp();
    wait(90);
    const first = await atTheSecondStep();
    expect((await verify(first, code(secret, -60))).error).toBe('code_invalid');
    expect((await verify(first, code(secret))).status).toBe(200);
    expect(await first.isIn()).toBe(true);
    const second = await atTheSecondStep();
    expect((await verify(second, code(secret))).error).toBe('code_invalid');
    expect((await verify(second, code(secret, -30))).error).toBe('code_invalid');
    expect((await verify(second, code(secret, 30))).status).toBe(200);
  });

  it('one code, given in two places at once, lets one in', async () => {
    const secret = await withApp();
    wait(60);
    const visitors = [await atTheSecondStep(), await atTheSecondStep()];
    const answers = await Promise.all(visitors.map((visitor) => verify(visitor, code(secret))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('cannot be guessed for long', async () => {
    const secret = await withApp();
    wait(900);
    const visitor = await atTheSecondStep();
    const answers: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) answers.push((await verify(visitor, '000001')).status);
    expect(answers.at(-1)).toBe(429);
    expect((await verify(visitor, code(secret))).status).toBe(429);
    wait(900);
    expect((await verify(await atTheSecondStep(), code(secret))).status).toBe(200);
  });

  it('is set up and removed only by who gave the password lately', async () => {
    await withApp();
    wait(660);
    for (const [method, path] of [
      ['POST', '/api/user/authenticator'],
      ['DELETE', '/api/user/authenticator'],
      ['POST', '/api/user/recovery-code'],
      ['POST', '/api/user/passkey/begin'],
    ] as const)
      expect((await owner.call(method, path)).error).toBe('confirmation_needed');
    of(await owner.call('POST', '/api/user/password/confirm', { password: 'correct horse battery' }));
    expect((await owner.call('POST', '/api/user/authenticator')).error).toBe('conflict');
    expect(of<SecondFactors>(await owner.call('DELETE', '/api/user/authenticator')).authenticator_since).toBeNull();
  });

  it('needs the key it was sealed with: another one stops the start', async () => {
    await withApp();
    expect(await whatKeepsSecretsShut(database.queries, entrance.box)).toBeNull();
    expect(await whatKeepsSecretsShut(database.queries, null)).toMatch(/^FOLIO_SECRET_KEY is empty/);
    const other = createSecretBox(Buffer.alloc(32, 6));
    expect(await whatKeepsSecretsShut(database.queries, other)).toMatch(/not the one/);
  });
});

describe('recovery codes', () => {
  const make = async () => of<RecoveryCodes>(await owner.call('POST', '/api/user/recovery-code')).codes;
  const recover = (visitor: Visitor, given: string) =>
    visitor.call('POST', '/api/user/second-factor/recovery', { code: given });

  it('exist only for an account with a second factor', async () => {
    expect((await owner.call('POST', '/api/user/recovery-code')).error).toBe('conflict');
  });

  it('let in once each, however they are written, and only their owner', async () => {
    await withApp();
    const codes = await make();
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    const stranger = new Visitor(entrance);
    await stranger.giveNewPassword(`other${count++}@example.com`);
    expect((await recover(stranger, first)).error).toBe('code_invalid');
    const visitor = await atTheSecondStep();
    expect((await recover(visitor, first.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect(await visitor.isIn()).toBe(true);
    const again = await atTheSecondStep();
    expect((await recover(again, first)).error).toBe('code_invalid');
    expect((await recover(again, second)).status).toBe(200);
    expect(of<SecondFactors>(await owner.call('GET', '/api/user/second-factor')).recovery_codes_left).toBe(8);
  });

  it('stop working when new ones are made, and are kept as hashes', async () => {
    await withApp();
    const [old = ''] = await make();
    const [fresh = ''] = await make();
    const visitor = await atTheSecondStep();
    expect((await recover(visitor, old)).error).toBe('code_invalid');
    const kept = await database.queries.selectFrom('recovery_code').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(fresh);
  });
});

describe('codes by mail', () => {
  const mailCodes = (on: boolean) => owner.call('PUT', '/api/user/second-factor', { mails_codes: on });
  const mailsNow = () => entrance.mails.filter(({ to }) => to === email).length;

  it('are given up only by who has another factor and codes for its loss', async () => {
    expect((await mailCodes(false)).error).toBe('conflict');
    const secret = await withApp();
    expect((await mailCodes(false)).error).toBe('conflict');
    of(await owner.call('POST', '/api/user/recovery-code'));
    expect(of<SecondFactors>(await mailCodes(false)).mails_codes).toBe(false);
    const before = mailsNow();
    const visitor = await atTheSecondStep();
    expect((await visitor.call('GET', '/api/user/otp/request')).status).toBe(200);
    expect(mailsNow()).toBe(before);
    wait(60);
    expect((await verify(visitor, code(secret))).status).toBe(200);
  });

  it('come back when the last other factor goes', async () => {
    await withApp();
    of(await owner.call('POST', '/api/user/recovery-code'));
    of(await mailCodes(false));
    expect(of<SecondFactors>(await owner.call('DELETE', '/api/user/authenticator')).mails_codes).toBe(true);
  });
});

describe('what happened', () => {
  it('is written down, without a code or a secret', async () => {
    const secret = await withApp();
    const events = await database.queries
      .selectFrom('account_event')
      .innerJoin('app_user', 'app_user.id', 'account_event.user_id')
      .select(['action', 'change'])
      .where('app_user.email', '=', email)
      .execute();
    expect(events.map(({ action }) => action)).toContain('authenticator_added');
    expect(JSON.stringify(events)).not.toContain(secret);
  });
});
