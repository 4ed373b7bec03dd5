import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../../../test/fake-server.ts';
import { quiet } from '../../../../test/quiet.ts';
import { quietClient } from '../../../../test/render.tsx';
import { ReceiverFields } from './receiver-fields.tsx';
import { useReceiver } from './use-receiver.ts';

beforeEach(() => localStorage.setItem('companyId', 'c1'));
afterEach(() => vi.restoreAllMocks());

function Fields() {
  return <ReceiverFields state={useReceiver()} />;
}

/** The fields before their proposal has arrived, and what makes it arrive. */
function open() {
  const answer = Promise.withResolvers<{ email: string; language: string }>();
  serve(() => answer.promise);
  const client = quietClient();
  const selected = vi.spyOn(HTMLInputElement.prototype, 'select');
  render(
    <QueryClientProvider client={client}>
      <Fields />
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('ask.email');
  const arrive = async () => {
    answer.resolve({ email: 'boss@b.hk', language: 'en-US' });
    await quiet(client);
  };
  return { field, arrive, selected };
}

describe('the address that is proposed late', () => {
  it('is selected for a person who is in the field already, so that typing replaces it', async () => {
    const { field, arrive, selected } = open();
    act(() => field.focus());
    await arrive();
    expect(field.value).toBe('boss@b.hk');
    expect(selected.mock.contexts).toEqual([field]);
  });

  it('leaves a person who is elsewhere in peace', async () => {
    const { field, arrive, selected } = open();
    await arrive();
    expect(field.value).toBe('boss@b.hk');
    expect(selected).not.toHaveBeenCalled();
  });

  it('does not replace what was typed', async () => {
    const { field, arrive, selected } = open();
    act(() => field.focus());
    act(() => void fireEvent.change(field, { target: { value: 'me@b.hk' } }));
    await arrive();
    expect(field.value).toBe('me@b.hk');
    expect(selected).not.toHaveBeenCalled();
  });
});
