import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
