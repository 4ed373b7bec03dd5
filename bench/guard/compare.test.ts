import { expect, test } from 'vitest';
import { better, compare, type GuardRecord, middle } from './compare.ts';

const record: GuardRecord = {
  takenAt: '2026-11-27T00:00:00Z',
  machine: 'two processors',
  load: 0.2,
  figures: [
    { id: 'post', name: 'posting', ratio: 4 },
    { id: 'page', name: 'a page', ratio: 2 },
  ],
};
const taken = (post: number, page: number) => [
  { id: 'post', name: 'posting', ratio: post },
  { id: 'page', name: 'a page', ratio: page },
];

test('a ratio up to a quarter worse than recorded holds, and one above does not', () => {
  expect(compare(record, taken(5, 2)).map(({ holds }) => holds)).toEqual([true, true]);
  expect(compare(record, taken(5.1, 2)).map(({ holds }) => holds)).toEqual([false, true]);
  expect(compare(record, taken(1, 2.6)).map(({ holds }) => holds)).toEqual([true, false]);
});

test('a new figure holds until it is recorded', () => {
  const [, , verdict] = compare(record, [...taken(4, 2), { id: 'search', name: 'a search', ratio: 9 }]);
  expect(verdict).toMatchObject({ recorded: null, holds: true });
});

test('a recorded figure that was not measured is an error', () => {
  expect(() => compare(record, taken(4, 2).slice(1))).toThrow('not measured: posting');
});

test('of two runs the better one counts, figure by figure', () => {
  expect(better(taken(6, 2), taken(5, 3))).toEqual(taken(5, 2));
});

test('the median of the runs is recorded', () => {
  expect(middle([taken(9, 2), taken(4, 3), taken(5, 1)])).toEqual(taken(5, 2));
});
