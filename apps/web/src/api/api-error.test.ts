import { describe, expect, it } from 'vitest';
import { errorOfAnswer } from './api-error.ts';

describe('a failed answer', () => {
  it('gives its word, sentence and fields', () => {
    const error = errorOfAnswer(422, {
      code: 422,
      error: 'validation_failed',
      message: 'Look again.',
      errors: { br: ['Taken.'] },
    });
    expect([error.status, error.word, error.message, error.fields]).toEqual([
      422,
      'validation_failed',
      'Look again.',
      { br: ['Taken.'] },
    ]);
  });
  it('takes the sentence from extra when there is no message', () => {
    expect(errorOfAnswer(500, { code: 500, extra: 'Out of paper.' }).message).toBe('Out of paper.');
  });
  it('without an envelope has no sentence; a 401 still means signed out', () => {
    expect(errorOfAnswer(502, '<html>')).toMatchObject({ word: 'unreadable', message: '' });
    expect(errorOfAnswer(401, null)).toMatchObject({ word: 'unauthenticated' });
  });
});
