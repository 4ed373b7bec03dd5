import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Refusal, serve } from '../../../../../../test/fake-server.ts';
import { quiet } from '../../../../../../test/quiet.ts';
import { quietClient } from '../../../../../../test/render.tsx';
import { StoredPaper } from './stored-paper.tsx';

async function open(path: string, isGone = false) {
  const calls = serve(({ name }) => {
    if (isGone) throw new Refusal(404, 'not_found');
    return name.endsWith('/original') ? new Blob(['x']) : { name: 'nar1.pdf', type: 'application/pdf' };
  });
  const taken: string[] = [];
  const client = quietClient();
  const take = async (file: File) => {
    taken.push(`${file.name} ${file.type}`);
    return null;
  };
  const shown = () => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <StoredPaper companyId="k1" paper={{ take }} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(shown());
  await quiet(client);
  rerender(shown());
  return { calls: calls.map(({ name }) => name.replace('/api/company/k1/', '')), taken };
}

it('the form reads the stored document that the address names, once', async () => {
  expect(await open('/company/k1?paper=d1')).toEqual({
    calls: ['GET document/d1', 'GET document/d1/original'],
    taken: ['nar1.pdf application/pdf'],
  });
});

it('nothing is read where the address names none', async () => {
  expect(await open('/company/k1')).toEqual({ calls: [], taken: [] });
});

it('a document that cannot be opened says so', async () => {
  expect((await open('/company/k1?paper=d1', true)).taken).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('paper.unopened');
});
