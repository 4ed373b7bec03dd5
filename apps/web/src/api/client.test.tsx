import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal, routes, serve, Unreached } from '../../test/fake-server.ts';
import { settled } from '../../test/render.tsx';
import { answerConfirmation } from '../session/confirm/confirmation.ts';
import { answerEarlyDate } from '../session/early-date/early-date.ts';
import type { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { type ClientEvents, onClientEvent } from './client-events.ts';

const names: (keyof ClientEvents)[] = ['failed', 'signOut', 'missing', 'unauthenticated', 'secondFactorPending'];
let heard: string[] = [];
let deaf: (() => void)[] = [];

beforeEach(() => {
  heard = [];
  deaf = names.map((name) => onClientEvent(name, () => heard.push(name)));
});
afterEach(() => {
  for (const stop of deaf) stop();
});

const failure = (asked: Promise<unknown>): Promise<ApiError> =>
  asked.then(
    () => {
      throw new Error('the call succeeded');
    },
    (cause) => cause,
  );

/** Rejects a call until its body or an earlier call meets `until`. */
const once = (refusal: Refusal) => {
  let isFirst = true;
  return () => {
    if (!isFirst) return 'done';
    isFirst = false;
    throw refusal;
  };
};

describe('a call', () => {
  it('returns the data and the meta of the envelope, for the company of the session', async () => {
    localStorage.setItem('companyId', 'c1');
    const calls = serve(() => ({ data: [1], meta: { total: 1 } }));
    expect(await call('GET', '/api/company/:companyId/contact', { query: { q: 'a' } })).toEqual({
      data: [1],
      meta: { total: 1 },
    });
    expect(calls[0]).toMatchObject({ name: 'GET /api/company/c1/contact', query: { q: 'a' } });
    expect(calls[0]?.headers['Accept-Language']).toBe('en-US');
    expect(heard).toEqual([]);
  });

  it.each([
    [401, 'unauthenticated', false, ['unauthenticated', 'signOut']],
    [401, 'confirmation_failed', false, ['signOut', 'failed']],
    [403, 'second_factor_pending', false, ['secondFactorPending']],
    [404, 'not_found', false, ['missing', 'failed']],
    [404, 'not_found', true, ['missing']],
    [422, 'validation_failed', false, ['failed']],
    [422, 'validation_failed', true, []],
    [500, 'internal', false, ['failed']],
  ])('rejected with %i %s, quiet %s, emits %j', async (status, word, quiet, events) => {
    serve(() => {
      throw new Refusal(status, word, { message: 'No.', errors: { name: ['Too long.'] } });
    });
    const error = await failure(call('GET', '/api/x', { quiet }));
    expect(error).toMatchObject({ status, word, message: 'No.', fields: { name: ['Too long.'] } });
    expect(heard).toEqual(events);
  });

  it('without a response is a lost connection, and shows no message from the server', async () => {
    serve(() => {
      throw new Unreached();
    });
    expect(await failure(call('GET', '/api/x'))).toMatchObject({ status: 0, word: 'network', message: '' });
    expect(heard).toEqual(['failed']);
  });

  it('that was answered by something else says so in general words', async () => {
    serve(() => {
      throw new Refusal(502, '', {});
    });
    expect(await failure(call('GET', '/api/x'))).toMatchObject({ status: 502, message: 'common:error.generic' });
  });

  it('that was cancelled is reported to the caller only', async () => {
    const abort = new AbortController();
    serve(() => new Promise(() => undefined));
    const asked = failure(call('GET', '/api/x', { signal: abort.signal }));
    await settled();
    abort.abort();
    expect(await asked).toMatchObject({ word: 'cancelled' });
    expect(heard).toEqual([]);
  });
});

describe('a call that needs the password again', () => {
  it('is repeated as it was once the password is confirmed', async () => {
    const calls = serve(once(new Refusal(403, 'confirmation_needed')));
    const asked = call('POST', '/api/x', { body: { a: 1 } });
    await settled();
    answerConfirmation(true);
    expect((await asked).data).toBe('done');
    expect(calls.map(({ body }) => body)).toEqual([{ a: 1 }, { a: 1 }]);
  });

  it('is given up if the person does not confirm', async () => {
    const calls = serve(once(new Refusal(403, 'confirmation_needed', { message: 'Confirm.' })));
    const asked = failure(call('POST', '/api/x'));
    await settled();
    answerConfirmation(false);
    expect(await asked).toMatchObject({ word: 'confirmation_needed' });
    expect(calls).toHaveLength(1);
  });

  it('shares one question with the other calls that need it', async () => {
    serve(
      routes({
        'POST /a': once(new Refusal(403, 'confirmation_needed')),
        'POST /b': once(new Refusal(403, 'confirmation_needed')),
      }),
    );
    const both = Promise.all([call('POST', '/a'), call('POST', '/b')]);
    await settled();
    answerConfirmation(true);
    expect((await both).map(({ data }) => data)).toEqual(['done', 'done']);
  });
});

describe('a posting before the books begin', () => {
  it.each(['before_takeover', 'before_incorporation'])('%s is sent again with the confirmation', async (word) => {
    const calls = serve(once(new Refusal(422, word, { message: 'Early.' })));
    const asked = call('POST', '/api/x', { body: { date: '2020-01-01' } });
    await settled();
    answerEarlyDate(true);
    expect((await asked).data).toBe('done');
    expect(calls.at(-1)?.body).toEqual({ date: '2020-01-01', accept_early_date: true });
  });

  it('is not sent again if the person declines, who has read the reason already', async () => {
    const calls = serve(once(new Refusal(422, 'before_takeover', { message: 'Early.' })));
    const asked = failure(call('POST', '/api/x', { body: {} }));
    await settled();
    answerEarlyDate(false);
    expect((await asked).message).toBe('Early.');
    expect([calls.length, heard]).toEqual([1, []]);
  });
});
