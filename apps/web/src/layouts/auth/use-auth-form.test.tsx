import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pending } from '../../../test/fake-server.ts';
import { settled } from '../../../test/render.tsx';
import { ApiError } from '../../api/api-error.ts';
import { rule } from './form-rules.ts';
import { useAuthForm } from './use-auth-form.ts';

const send = vi.fn<(values: { email: string; password: string }) => Promise<void>>();
const rules = { email: [rule.required('Email?')], password: [rule.required('Password?')] };

function Form() {
  const form = useAuthForm({ email: '', password: '' }, rules, send);
  return (
    <form onSubmit={form.onSubmit} data-busy={form.isBusy} data-failure={form.failure}>
      {(['email', 'password'] as const).map((name) => {
        const { value, problem, onText, onLeave } = form.field(name);
        return (
          <input
            key={name}
            name={name}
            value={value}
            data-problem={problem}
            onChange={(event) => onText(event.target.value)}
            onBlur={onLeave}
          />
        );
      })}
    </form>
  );
}

function open() {
  const { container } = render(<Form />);
  const form = container.querySelector('form') as HTMLFormElement;
  const input = (name: string) => container.querySelector(`[name="${name}"]`) as HTMLInputElement;
  return {
    type: (name: string, value: string) => fireEvent.change(input(name), { target: { value } }),
    leave: (name: string) => fireEvent.blur(input(name)),
    submit: async () => {
      fireEvent.submit(form);
      await act(settled);
    },
    problems: () => [input('email').dataset.problem, input('password').dataset.problem],
    failure: () => form.dataset.failure,
    isBusy: () => form.dataset.busy === 'true',
    focused: () => document.activeElement?.getAttribute('name'),
  };
}

const filled = () => {
  const form = open();
  form.type('email', 'a@b.hk');
  form.type('password', 'secret');
  return form;
};

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a form of an auth page', () => {
  it('sends nothing while a field is missing: it says which and goes to the first', async () => {
    const form = open();
    form.type('email', 'a@b.hk');
    await form.submit();
    expect([form.problems(), form.focused(), send.mock.calls]).toEqual([['', 'Password?'], 'password', []]);
  });

  it('does not complain of a field that was only passed through, and forgives one that is typed into', async () => {
    const form = open();
    form.leave('email');
    expect(form.problems()).toEqual(['', '']);
    await form.submit();
    form.type('email', 'a');
    expect(form.problems()).toEqual(['', 'Password?']);
  });

  it('is sent once, however often it is submitted meanwhile', async () => {
    const answer = pending<void>();
    send.mockReturnValue(answer.promise);
    const form = filled();
    await form.submit();
    await form.submit();
    expect([send.mock.calls, form.isBusy()]).toEqual([[[{ email: 'a@b.hk', password: 'secret' }]], true]);
    answer.resolve();
    await act(settled);
    expect(form.isBusy()).toBe(false);
  });

  it.each([
    ['at its field', { email: ['Taken.', 'Really.'] }, 'Refused.', ['Taken.', ''], ''],
    ['above the form if no field shows it', { device: ['Unknown.'] }, 'Refused.', ['', ''], 'Refused.'],
    ['above the form', {}, 'Refused.', ['', ''], 'Refused.'],
    ['in general words if the server gave none', {}, '', ['', ''], 'error.generic'],
  ])('says why it was rejected %s', async (_, fields, message, problems, failure) => {
    send.mockRejectedValue(new ApiError({ status: 422, word: 'validation_failed', message, fields }));
    const form = filled();
    await form.submit();
    expect([form.problems(), form.failure(), form.isBusy()]).toEqual([problems, failure, false]);
    if (problems[0] !== '') expect(form.focused()).toBe('email');
  });

  it.each([
    [new ApiError({ status: 0, word: 'network' }), 'error.network'],
    [new TypeError('bug'), 'error.generic'],
  ])('after %s says %s, and nothing of it once it is sent again', async (cause, failure) => {
    send.mockRejectedValueOnce(cause);
    const form = filled();
    await form.submit();
    expect(form.failure()).toBe(failure);
    await form.submit();
    expect([form.failure(), send.mock.calls.length]).toEqual(['', 2]);
  });
});
