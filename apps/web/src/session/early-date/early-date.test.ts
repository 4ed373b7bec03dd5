import { expect, it } from 'vitest';
import { answerEarlyDate, askAboutEarlyDate, askOnceDuring } from './early-date.ts';

const question = { about: 'takeover' as const, sentences: ['The day is early.'] };

it('asks separately for each call', async () => {
  const both = [askAboutEarlyDate(question), askAboutEarlyDate(question)];
  answerEarlyDate(true);
  answerEarlyDate(false);
  expect(await Promise.all(both)).toEqual([true, false]);
});

it('asks once for the calls of one act, and again afterwards', async () => {
  const together = askOnceDuring(() => Promise.all([askAboutEarlyDate(question), askAboutEarlyDate(question)]));
  answerEarlyDate(true);
  expect(await together).toEqual([true, true]);
  const later = askAboutEarlyDate(question);
  answerEarlyDate(false);
  expect(await later).toBe(false);
});
