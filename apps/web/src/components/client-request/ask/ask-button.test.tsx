import type { Accountant, Profile } from '@folio/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profile } from '../../../../gallery/answers.ts';
import { serve } from '../../../../test/fake-server.ts';
import { quiet } from '../../../../test/quiet.ts';
import { acted, quietClient } from '../../../../test/render.tsx';
import { dispatchSession } from '../../../session/session-store.ts';
import { AskButton } from './ask-button.tsx';
// Loaded before the button asks for it, so that no test waits for a file.
import './ask-dialog.tsx';

const practice = { id: 'p1', name: 'Stone Quay CPA Limited' };
const owner: Partial<Profile> = { may: ['read', 'write', 'owner'], via_practice: null };

beforeEach(() => localStorage.setItem('companyId', 'c1'));
afterEach(() => dispatchSession({ type: 'signedOut', byChoice: true }));

async function open(who: Partial<Profile>, accountants: readonly Accountant[]) {
  const calls = serve(({ name }) => {
    if (name.endsWith('/accountant')) return accountants;
    return name.endsWith('/question-proposal') ? { email: 'boss@b.hk', language: 'en-US' } : [];
  });
  const client = quietClient();
  dispatchSession({ type: 'refreshed', profile: { ...profile, ...who }, company: null });
  render(
    <QueryClientProvider client={client}>
      <AskButton subject={{ type: 'invoice', id: 'i1', label: 'INV-1' }} />
    </QueryClientProvider>,
  );
  await quiet(client);
  return {
    made: () => calls.map(({ name, body }) => [name.replace('/api/company/c1/', ''), body]),
    press: async (name: string) => {
      acted(() => fireEvent.click(screen.getByRole('button', { name })));
      await quiet(client);
    },
  };
}

describe('the button that asks', () => {
  it('asks the practice of an owner, without an address', async () => {
    const asking = await open(owner, [practice]);
    await asking.press('accountant.button');
    expect(screen.getByText('accountant.to practice=Stone Quay CPA Limited')).toBeTruthy();
    acted(() => fireEvent.change(screen.getByLabelText('ask.text'), { target: { value: 'Is it due?' } }));
    await asking.press('accountant.send');
    expect(asking.made()).toEqual([
      ['GET accountant', undefined],
      [
        'POST accountant-question',
        { practice_id: 'p1', questions: [{ subject_type: 'invoice', subject_id: 'i1', text: 'Is it due?' }] },
      ],
    ]);
  });

  it('lets the owner choose among several practices', async () => {
    const asking = await open(owner, [practice, { id: 'p2', name: 'Tram & Co' }]);
    await asking.press('accountant.button');
    expect(screen.getByLabelText('accountant.practice')).toBeTruthy();
  });

  it.each<[string, Partial<Profile>]>([
    ['an owner whose company has no practice', owner],
    ['a reader', { may: ['read'], via_practice: null }],
  ])('is not there for %s', async (_, who) => {
    await open(who, []);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks the client where the person keeps the books', async () => {
    const asking = await open({ may: ['read', 'write'], via_practice: practice }, []);
    await asking.press('ask.button');
    expect(screen.getByLabelText('ask.email')).toHaveProperty('value', 'boss@b.hk');
  });
});
