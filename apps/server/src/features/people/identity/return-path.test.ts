import { describe, expect, it } from 'vitest';
import { returnPathOf } from './start.ts';

describe('where somebody may be sent back to', () => {
  it.each([
    ['/sales', '/sales'],
    ['/reports/balance-sheet?as_at=2026-03-31', '/reports/balance-sheet?as_at=2026-03-31'],
    ['/home#top', '/home'],
    ['/a/../sales', '/sales'],
  ])('%s', (text, path) => {
    expect(returnPathOf(text)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    '/',
    'sales',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/auth/sign-in',
    '/auth',
    '/api/oidc/acme/start',
    '/x/../api/user',
  ])('not %j', (text) => {
    expect(returnPathOf(text)).toBeNull();
  });
});
