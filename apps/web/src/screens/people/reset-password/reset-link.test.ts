import { expect, it } from 'vitest';
import { readResetLink } from './reset-link.ts';

it.each([
  ['#token=abc&email=lam%2Bx%40harbour.hk', { token: 'abc', email: 'lam+x@harbour.hk' }],
  ['#token=abc', null],
  ['#token=&email=a@b.hk', null],
  ['', null],
])('the reset link %s', (hash, link) => {
  expect(readResetLink(hash)).toEqual(link);
});
