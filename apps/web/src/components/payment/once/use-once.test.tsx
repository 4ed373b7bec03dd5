import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pending } from '../../../../test/fake-server.ts';
import { renderWithQueries } from '../../../../test/render.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { useOnce } from './use-once.ts';

function open(run: (key: string) => Promise<string>) {
  const onDone = vi.fn<(answer: string) => void>();
  const { result } = renderWithQueries(() => useOnce(run, onDone), { props: undefined });
  return { onDone, of: () => result.current, submit: () => act(() => result.current.submit()) };
}

describe('the call of a dialog', () => {
  it('is made once for a double click', async () => {
    const answer = pending<string>();
    const run = vi.fn(() => answer.promise);
    const dialog = open(run);
    act(() => {
      void dialog.of().submit();
      void dialog.of().submit();
    });
    await act(async () => answer.resolve('done'));
    expect([run.mock.calls.length, dialog.onDone.mock.calls]).toEqual([1, [['done']]]);
  });

  it('has the same key when it is tried again after a lost response', async () => {
    const run = vi.fn<(key: string) => Promise<string>>();
    run.mockRejectedValueOnce(new ApiError({ status: 0, word: 'network' })).mockResolvedValueOnce('done');
    const dialog = open(run);
    await dialog.submit();
    expect(dialog.of()).toMatchObject({ isBusy: false, error: { word: 'network' } });
    await dialog.submit();
    expect(run.mock.calls[0]).toEqual(run.mock.calls[1]);
    expect([dialog.onDone.mock.calls.length, dialog.of().error]).toEqual([1, null]);
  });

  it('of another dialog has another key', async () => {
    const run = vi.fn<(key: string) => Promise<string>>().mockResolvedValue('done');
    await open(run).submit();
    await open(run).submit();
    expect(run.mock.calls[0]).not.toEqual(run.mock.calls[1]);
  });

  it('shows the messages of the server at their fields', async () => {
    const fields = { amount: ['Too much.'] };
    const dialog = open(() => Promise.reject(new ApiError({ status: 422, word: 'validation_failed', fields })));
    await dialog.submit();
    expect([dialog.of().at('amount'), dialog.of().at('date')]).toEqual([['Too much.'], []]);
  });

  it('stays busy once it succeeded, because the dialog closes', async () => {
    const dialog = open(async () => 'done');
    await dialog.submit();
    await dialog.submit();
    expect([dialog.of().isBusy, dialog.onDone.mock.calls.length]).toEqual([true, 1]);
  });
});
