import { afterEach, describe, expect, it, vi } from 'vitest';
import { messageFiles } from './message-files.ts';

afterEach(() => vi.unstubAllGlobals());

const read = (answer: () => Promise<Response>) => {
  const asked = vi.fn((_path: string) => answer());
  vi.stubGlobal('fetch', asked);
  return new Promise<{ failure: string; found: unknown; path: unknown }>((done) =>
    messageFiles.read('zh-Hant', 'auth', (cause, found) =>
      done({ failure: cause instanceof Error ? cause.message : '', found, path: asked.mock.calls[0]?.[0] }),
    ),
  );
};
const answered = (body: string, status: number) => () => Promise.resolve(new Response(body, { status }));

describe('a message file', () => {
  it('is asked for by language and name', async () => {
    const found = { title: '登入' };
    expect(await read(answered(JSON.stringify(found), 200))).toEqual({
      failure: '',
      found,
      path: '/locales/zh-Hant/auth.json',
    });
  });

  it.each([
    ['without an answer', () => Promise.reject(new TypeError('Failed to fetch')), true],
    ['answered with 503', answered('', 503), true],
    ['answered with 404', answered('', 404), false],
    ['that is no JSON', answered('<html>', 200), false],
  ])('%s fails; another attempt is worth it: %3$s', async (_, answer, isWorthRetry) => {
    const { failure, found } = await read(answer);
    expect([failure.startsWith('/locales/zh-Hant/auth.json'), found]).toEqual([true, isWorthRetry]);
  });
});
