import type { Accountant } from '@folio/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { profile } from '../../../../../gallery/answers.ts';
import { serve } from '../../../../../test/fake-server.ts';
import { quiet } from '../../../../../test/quiet.ts';
import { acted, quietClient } from '../../../../../test/render.tsx';
import { dispatchSession } from '../../../../session/session-store.ts';
import { CommentForm } from './comment-form.tsx';

const quay = { id: 'p1', name: 'Stone Quay CPA Limited' };
const tram = { id: 'p2', name: 'Tram & Co' };

beforeEach(() => localStorage.setItem('companyId', 'c1'));
afterEach(() => dispatchSession({ type: 'signedOut', byChoice: true }));

async function askAs(accountants: readonly Accountant[]) {
  serve(({ name }) => (name.endsWith('/accountant') ? accountants : { email: null, language: 'en-US' }));
  const client = quietClient();
  dispatchSession({
    type: 'refreshed',
    profile: { ...profile, may: ['read', 'write', 'owner'], via_practice: null },
    company: null,
  });
  const asked: [string, string][] = [];
  render(
    <QueryClientProvider client={client}>
      <CommentForm
        onSend={() => Promise.resolve(true)}
        onAsk={() => Promise.resolve(true)}
        onAskAccountant={(text, practiceId) => Promise.resolve(asked.push([text, practiceId]) > 0)}
      />
    </QueryClientProvider>,
  );
  await quiet(client);
  acted(() => fireEvent.click(screen.getByText('kind.question_accountant')));
  return {
    asked,
    send: async () => {
      const box = screen.getByLabelText('write.question_accountant');
      acted(() => fireEvent.change(box, { target: { value: 'Is it an asset?' } }));
      acted(() => fireEvent.click(screen.getByRole('button', { name: 'ask' })));
      await quiet(client);
    },
  };
}

it('an owner sees which practice gets the question', async () => {
  const form = await askAs([quay]);
  expect(screen.getByText('accountant.to practice=Stone Quay CPA Limited')).toBeTruthy();
  await form.send();
  expect(form.asked).toEqual([['Is it an asset?', 'p1']]);
});

it('an owner of a company with several practices chooses one', async () => {
  const form = await askAs([quay, tram]);
  acted(() => fireEvent.mouseDown(screen.getByLabelText('accountant.practice')));
  acted(() => fireEvent.click(screen.getByText('Tram & Co')));
  await form.send();
  expect(form.asked).toEqual([['Is it an asset?', 'p2']]);
});
