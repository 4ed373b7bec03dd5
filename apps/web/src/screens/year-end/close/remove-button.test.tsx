import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { settled } from '../../../../test/render.tsx';
import { ConfirmContext } from '../../../components/feedback/confirm.tsx';
import { RemoveButton } from './remove-button.tsx';

it.each([
  ['keeps', false, 0],
  ['deletes', true, 1],
] as const)('asks, and %s what the answer says', async (_, isSure, times) => {
  const [onRemove, ask] = [vi.fn(), vi.fn(async () => isSure)];
  render(
    <ConfirmContext value={ask}>
      <RemoveButton label="Delete" question="Delete the task?" detail="Its note is deleted." onRemove={onRemove} />
    </ConfirmContext>,
  );
  await act(async () => {
    screen.getByRole('button', { name: 'Delete' }).click();
    await settled();
  });
  expect(ask).toHaveBeenCalledWith({
    title: 'Delete the task?',
    detail: 'Its note is deleted.',
    okText: 'Delete',
    danger: true,
  });
  expect(onRemove).toHaveBeenCalledTimes(times);
});
