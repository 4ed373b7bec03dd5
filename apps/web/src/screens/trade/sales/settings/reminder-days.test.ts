import { describe, expect, it } from 'vitest';
import { readReminderDays } from './reminder-days.ts';

describe('reminder days as typed', () => {
  it.each<[string[], number[]]>([
    [
      ['7', '-3', '1'],
      [-3, 1, 7],
    ],
    [['1', '+1', ' 1 '], [1]],
    [['soon', '1.5', ''], []],
    [
      ['-31', '366', '365', '-30'],
      [-30, 365],
    ],
    [
      ['1', '2', '3', '4', '5', '6', '7'],
      [1, 2, 3, 4, 5, 6],
    ],
  ])('%o are %o', (typed, days) => {
    expect(readReminderDays(typed)).toEqual(days);
  });
});
