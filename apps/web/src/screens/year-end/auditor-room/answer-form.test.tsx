import type { AuditRequest } from '@folio/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, Refusal, routes, serve } from '../../../../test/fake-server.ts';
import { quiet } from '../../../../test/quiet.ts';
import { quietClient } from '../../../../test/render.tsx';
import { AnswerForm } from './answer-form.tsx';

const request: AuditRequest = {
  id: 'r1',
  number: 1,
  text: 'Bank confirmation',
  due_on: null,
  owner: null,
  state: 'open',
  version: 3,
  answers: [],
};
const kept = { id: 'f1', name: 'letter.pdf', duplicate_of: null, trashed: null };
const onClose = vi.fn();

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
  onClose.mockClear();
});

/** The form, and a server that stores files as `store` says. */
async function open(store: (call: Call) => unknown) {
  const calls = serve(
    routes({
      'POST /api/company/c1/file': store,
      'POST /api/company/c1/file-trash/restore': () => ({ ids: [] }),
      'POST /api/company/c1/auditor-request/r1/answer': () => null,
      'GET /api/company/c1/file': () => ({ data: [], meta: { total: 0, more_than_total: false, next: null } }),
      'GET /api/*': () => ({ max_upload_bytes: 1_000 }),
    }),
  );
  const client = quietClient();
  render(
    <QueryClientProvider client={client}>
      <AnswerForm request={request} onClose={onClose} />
    </QueryClientProvider>,
  );
  await quiet(client);
  const place = document.querySelector('.line-drop');
  if (place === null) throw new Error('there is no place for files');
  const drop = async (...files: File[]) => {
    fireEvent.drop(place, { dataTransfer: { types: ['Files'], files } });
    await quiet(client);
  };
  const send = async () => {
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await quiet(client);
  };
  const answers = () => calls.filter(({ name }) => name.endsWith('/answer')).map(({ body }) => body);
  return { calls, drop, send, answers };
}

const letter = new File(['%PDF-1.7'], 'letter.pdf');

describe('an answer to a request of an auditor', () => {
  it('gives a file that was dropped on the form', async () => {
    const form = await open(() => kept);
    await form.drop(letter);
    expect(screen.getByText('letter.pdf')).toBeTruthy();
    await form.send();
    expect(form.answers()).toEqual([{ text: '', file_ids: ['f1'], version: 3 }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('gives the first file with the content of a dropped one', async () => {
    const form = await open(() => ({ ...kept, id: 'f2', duplicate_of: { id: 'f0', name: 'first.pdf' } }));
    await form.drop(letter, letter);
    await form.send();
    expect(form.answers()).toMatchObject([{ file_ids: ['f0'] }]);
  });

  it('takes the file out of the trash if it was there', async () => {
    const form = await open(() => ({ ...kept, trashed: { at: '2026-04-01T00:00:00Z', by: null } }));
    await form.drop(letter);
    const restored = form.calls.filter(({ name }) => name.endsWith('/restore')).map(({ body }) => body);
    expect(restored).toEqual([{ ids: ['f1'] }]);
  });

  it('says why a file is not taken, keeps what was typed, and takes the others', async () => {
    const form = await open(({ body }) => {
      if ((body as FormData).get('files[0]') === null) throw new Error('no file was sent');
      if (((body as FormData).get('files[0]') as File).name === 'full.pdf')
        throw new Refusal(507, 'storage_full', { message: 'No space is left.' });
      return kept;
    });
    const text = document.querySelector<HTMLTextAreaElement>('#answer-text');
    if (text === null) throw new Error('there is no text');
    fireEvent.change(text, { target: { value: 'As asked' } });
    await form.drop(new File(['x'], 'full.pdf'), new File([], 'empty.pdf'), letter);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'full.pdf: No space is left.',
      'empty.pdf: refused.empty max=0',
    ]);
    await form.send();
    expect(form.answers()).toEqual([{ text: 'As asked', file_ids: ['f1'], version: 3 }]);
  });
});
