import { expect, it } from 'vitest';
import { answerConfirmation, askForConfirmation } from './confirmation.ts';

it('asks once for calls that need it together, and again for a later one', async () => {
  const together = [askForConfirmation(), askForConfirmation()];
  expect(together[0]).toBe(together[1]);
  answerConfirmation(true);
  expect(await Promise.all(together)).toEqual([true, true]);
  const later = askForConfirmation();
  expect(later).not.toBe(together[0]);
  answerConfirmation(false);
  expect(await later).toBe(false);
});
