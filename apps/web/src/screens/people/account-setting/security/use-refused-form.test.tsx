import { act, renderHook } from '@testing-library/react';
import type { FormInstance } from 'antd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pending } from '../../../../../test/fake-server.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { useActing } from '../factors/use-acting.ts';
import { useRefusedForm } from './use-refused-form.ts';

const network = new ApiError({ status: 0, word: 'network' });
const rejected = new ApiError({ status: 422, word: 'validation_failed', message: 'Look again.' });
const atField = new ApiError({
  status: 422,
  word: 'validation_failed',
  message: 'Look again.',
  fields: { current: ['Wrong password.'] },
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a form whose calls are quiet', () => {
  function open() {
    const form = { setFields: vi.fn(), scrollToField: vi.fn() };
    const { result } = renderHook(() => useRefusedForm(form as unknown as FormInstance<object>));
    return { form, of: () => result.current, run: (work: () => Promise<void>) => act(() => result.current.run(work)) };
  }

  it.each([
    ['the server’s sentence', rejected, 'Look again.', 0],
    ['a lost connection', network, 'error.network', 0],
    ['a fault of the program', new TypeError('broken'), 'error.generic', 0],
    ['the sentences at their fields, and nothing above', atField, '', 1],
  ])('says %s', async (_, cause, failure, fields) => {
    const form = open();
    await form.run(() => Promise.reject(cause));
    expect([form.of().failure, form.form.setFields.mock.calls.length, form.of().isBusy]).toEqual([
      failure,
      fields,
      false,
    ]);
  });

  it('says the same fault at its field again after the next attempt', async () => {
    const form = open();
    for (let attempt = 0; attempt < 2; attempt++)
      await form.run(() => Promise.reject(new ApiError({ ...atField, fields: { ...atField.fields } })));
    expect(form.form.setFields).toHaveBeenCalledTimes(2);
  });

  it('forgets what went wrong with the next attempt', async () => {
    const form = open();
    await form.run(() => Promise.reject(rejected));
    await form.run(() => Promise.resolve());
    expect(form.of().failure).toBe('');
  });
});

describe('an act of a panel', () => {
  it.each([
    ['what the server says', rejected, 'Look again.'],
    ['what it says at a field', atField, 'Wrong password.'],
    ['a lost connection', network, 'error.network'],
    ['a fault of the program', new TypeError('broken'), 'error.generic'],
    [
      'nothing if the user closed the question for the password',
      new ApiError({ status: 403, word: 'confirmation_needed' }),
      '',
    ],
  ])('that fails says %s', async (_, cause, failure) => {
    const { result } = renderHook(() => useActing());
    let isDone = true;
    await act(async () => {
      isDone = await result.current.act(() => Promise.reject(cause));
    });
    expect([isDone, result.current.failure, result.current.isBusy]).toEqual([false, failure, false]);
  });

  it('is busy until it is done', async () => {
    const { result } = renderHook(() => useActing());
    const slow = pending<void>();
    let ended: Promise<boolean> = Promise.resolve(false);
    act(() => {
      ended = result.current.act(() => slow.promise);
    });
    expect(result.current.isBusy).toBe(true);
    await act(async () => {
      slow.resolve();
      await ended;
    });
    expect([await ended, result.current.isBusy]).toEqual([true, false]);
  });
});
