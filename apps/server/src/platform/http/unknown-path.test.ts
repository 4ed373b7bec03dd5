import { expect, it } from 'vitest';
import { isScreenPath } from './unknown-path.ts';

it.each([
  '/',
  '/home',
  '/sales/customers',
  '/reports/balance-sheet',
  '/contact/3f2f7c1e-0d0f-4f0e-9a55-2f0f6a1f3b11',
  '/apiary',
  '/ready-made',
  '/accounts/6100.10',
  '/i',
])('%s may be a screen', (path) => {
  expect(isScreenPath(path)).toBe(true);
});

it.each([
  '/api',
  '/api/none',
  '/API/none',
  '/fortify/none',
  '/assets/none',
  '/livez/x',
  '/readyz/x',
  '/healthz',
  '/metrics',
  '/.well-known/x',
  '/.well-known/security.txt',
  '/robots.txt',
  '/wp-login.php',
  '/sales/none.js',
  '/.env',
])('%s is not found', (path) => {
  expect(isScreenPath(path)).toBe(false);
});
