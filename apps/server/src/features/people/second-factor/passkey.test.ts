import type { SecondFactors } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/engines.ts';
import { type Answered, type Entrance, openEntrance, Visitor } from '../../../../test/entrance.ts';
import { PasskeyDevice } from '../../../../test/passkey-device.ts';
import type { Database } from '../../../platform/database/open.ts';

const site = 'http://localhost:8080';
let database: Database;
let entrance: Entrance;
let count = 0;
let email: string;
let owner: Visitor;
let device: PasskeyDevice;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  entrance = await openEntrance(database);
});
afterAll(async () => {
  await entrance.close();
  await database.close();
});
beforeEach(async () => {
  email = `passkey${count++}@example.com`;
  wait(3600);
  owner = new Visitor(entrance);
  await owner.signUpAndIn(email);
  device = new PasskeyDevice(site);
});

const wait = (seconds: number) => {
  entrance.clock.now = new Date(entrance.clock.now.getTime() + seconds * 1000);
};
const of = <T>(answer: Answered): T => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.error}`);
  return answer.data as T;
};
const begin = async (who: Visitor, path: string) => of<{ challenge: string }>(await who.call('POST', path));
const add = (who: Visitor, made: ReturnType<PasskeyDevice['make']>) =>
  who.call('POST', '/api/user/passkey', { name: 'Office laptop', made });

async function withPasskey(): Promise<void> {
  of(await add(owner, device.make(await begin(owner, '/api/user/passkey/begin'))));
}

/** Signs in with only the passkey, without a password. */
async function comeBack(who: Visitor): Promise<Answered> {
  const shown = device.show(await begin(who, '/api/passkey/begin'));
  return who.call('POST', '/api/passkey/sign-in', { shown });
}

async function noEntry(answer: Answered, who: Visitor): Promise<void> {
  expect([answer.status, answer.error]).toEqual([422, 'code_invalid']);
  expect(await who.isIn()).toBe(false);
}

describe('a passkey is made', () => {
  it('once by one question, and each question holds for one answer', async () => {
    const asked = await begin(owner, '/api/user/passkey/begin');
    expect(of<SecondFactors>(await add(owner, device.make(asked))).passkeys.map(({ name }) => name)).toEqual([
      'Office laptop',
    ]);
    expect(entrance.mails.at(-1)?.text).toContain('The passkey "Office laptop" was added to your account.');
    const again = await add(owner, new PasskeyDevice(site).make(asked));
    expect([again.status, again.error]).toEqual([422, 'validation_failed']);
  });

  it('not twice by one device, not for another site, not by a question that was not asked of this person', async () => {
    await withPasskey();
    const twice = await add(owner, device.make(await begin(owner, '/api/user/passkey/begin')));
    expect([twice.status, twice.error]).toEqual([409, 'conflict']);
    const lookAlike = new PasskeyDevice('http://f0lio.example');
    const elsewhere = await add(owner, lookAlike.make(await begin(owner, '/api/user/passkey/begin')));
    expect([elsewhere.status, elsewhere.error]).toEqual([422, 'validation_failed']);
    const other = new Visitor(entrance);
    await other.signUpAndIn(`other-${email}`);
    const asked = await begin(other, '/api/user/passkey/begin');
    expect((await add(owner, new PasskeyDevice(site).make(asked))).status).toBe(422);
    expect(of<SecondFactors>(await owner.call('GET', '/api/user/second-factor')).passkeys).toHaveLength(1);
  });
});

describe('a passkey alone', () => {
  it('lets its person in, once by one question', async () => {
    await withPasskey();
    const visitor = new Visitor(entrance);
    device.counter += 1;
    const shown = device.show(await begin(visitor, '/api/passkey/begin'));
    of(await visitor.call('POST', '/api/passkey/sign-in', { shown }));
    expect(await visitor.isIn()).toBe(true);
    const thief = new Visitor(entrance);
    await noEntry(await thief.call('POST', '/api/passkey/sign-in', { shown }), thief);
  });

  it('is rejected as copied if its counter did not increase', async () => {
    await withPasskey();
    device.counter = 7;
    of(await comeBack(new Visitor(entrance)));
    for (const counter of [7, 3]) {
      device.counter = counter;
      const visitor = new Visitor(entrance);
      await noEntry(await comeBack(visitor), visitor);
    }
    device.counter = 8;
    expect((await comeBack(new Visitor(entrance))).status).toBe(200);
  });

  it('is rejected if the device did not verify the user, or for another site, or too late', async () => {
    await withPasskey();
    const visitor = new Visitor(entrance);
    device.counter += 1;
    device.isVerified = false;
    await noEntry(await comeBack(visitor), visitor);
    device.isVerified = true;
    device.origin = 'http://f0lio.example';
    await noEntry(await comeBack(visitor), visitor);
    device.origin = site;
    device.rpId = 'f0lio.example';
    await noEntry(await comeBack(visitor), visitor);
    device.rpId = 'localhost';
    const shown = device.show(await begin(visitor, '/api/passkey/begin'));
    wait(301);
    await noEntry(await visitor.call('POST', '/api/passkey/sign-in', { shown }), visitor);
    device.counter += 1;
    expect((await comeBack(visitor)).status).toBe(200);
  });
});

describe('a passkey as the second step', () => {
  it('lets in who gave the password, and not with the passkey of somebody else', async () => {
    await withPasskey();
    const stranger = new Visitor(entrance);
    await stranger.giveNewPassword(`stranger-${email}`);
    const nothing = await stranger.call('POST', '/api/user/second-factor/passkey/begin');
    expect(nothing.status).toBe(404);
    const visitor = new Visitor(entrance);
    await visitor.givePassword(email);
    device.counter += 1;
    const shown = device.show(await begin(visitor, '/api/user/second-factor/passkey/begin'));
    expect((await stranger.call('POST', '/api/user/second-factor/passkey', { shown })).error).toBe('code_invalid');
    expect(await stranger.isIn()).toBe(false);
    of(await visitor.call('POST', '/api/user/second-factor/passkey', { shown }));
    expect(await visitor.isIn()).toBe(true);
  });

  it('a question asked for one thing is no answer to another', async () => {
    await withPasskey();
    device.counter += 1;
    const visitor = new Visitor(entrance);
    const shown = device.show(await begin(owner, '/api/user/confirm-passkey/begin'));
    await noEntry(await visitor.call('POST', '/api/passkey/sign-in', { shown }), visitor);
    wait(660);
    expect((await owner.call('POST', '/api/user/recovery-code')).error).toBe('confirmation_needed');
    const fresh = device.show(await begin(owner, '/api/user/confirm-passkey/begin'));
    of(await owner.call('POST', '/api/user/confirm-passkey', { shown: fresh }));
    of(await owner.call('POST', '/api/user/recovery-code'));
  });
});
