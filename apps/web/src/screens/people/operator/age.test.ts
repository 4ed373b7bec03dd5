import { expect, it } from 'vitest';
import { formatAge } from './age.ts';

it.each([
  [0, '0 sec'],
  [59.9, '59 sec'],
  [60, '1 min'],
  [3599, '59 min'],
  [7200, '2 hr'],
  [86_400 * 3 + 5, '3 days'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatAge(seconds, 'en-US')).toBe(text);
});

it('has the words of the language', () => {
  expect(formatAge(7200, 'zh-Hant')).toMatch(/^2 ?小時$/);
});
