import type { Profile } from '@folio/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Call, pending, Refusal, serve, Unreached } from '../../test/fake-server.ts';
import { settled } from '../../test/render.tsx';
import { clearPageMemory } from '../session/page-memory.ts';
import { dispatchSession } from '../session/session-store.ts';
import { addFiles, closeUploadDialog, removeUpload, retryUpload, setStoreOnly, useUploads } from './upload-store.ts';

const pdf = (name: string) => new File(['%PDF-1.7 text'], name);
const nameOf = ({ body }: Call) => ((body as FormData).get('files[0]') as File).name;

function open(answer: Parameters<typeof serve>[0]) {
  const calls = serve(answer);
  const { result } = renderHook(() => useUploads());
  return {
    /** Without what others ask for meanwhile. */
    get calls() {
      return calls.filter(({ name }) => name.startsWith('POST'));
    },
    add: async (...files: File[]) => {
      await act(() => addFiles(files, 1_000_000));
      await act(settled);
    },
    list: () => result.current.items.map(({ name, status }) => `${name} ${status}`),
    id: (name: string) => result.current.items.find((one) => one.name === name)?.id ?? '',
    state: () => result.current,
  };
}

beforeEach(() => localStorage.setItem('companyId', 'c1'));
afterEach(() => {
  clearPageMemory();
  dispatchSession({ type: 'signedOut', byChoice: true });
});

describe('uploads', () => {
  it('are sent three at a time, in the order of the list', async () => {
    const answers = Array.from({ length: 5 }, () => pending<object>());
    const uploads = open(() => answers[uploads.calls.length - 1]?.promise);
    await uploads.add(...['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'].map(pdf));
    expect(uploads.calls.map(nameOf)).toEqual(['1.pdf', '2.pdf', '3.pdf']);
    answers[1]?.resolve({});
    await act(settled);
    expect(uploads.calls.map(nameOf)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf']);
    expect(uploads.list()).toEqual([
      '1.pdf uploading',
      '2.pdf done',
      '3.pdf uploading',
      '4.pdf uploading',
      '5.pdf waiting',
    ]);
  });

  it('go to the company that was open when they were added', async () => {
    const answers = Array.from({ length: 4 }, () => pending<object>());
    const uploads = open(() => answers[uploads.calls.length - 1]?.promise);
    await uploads.add(...['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map(pdf));
    localStorage.setItem('companyId', 'c2');
    answers[0]?.resolve({});
    await act(settled);
    expect(uploads.calls.map(({ name }) => name.split('/')[3])).toEqual(['c1', 'c1', 'c1', 'c1']);
  });

  it('that cannot be read or are of another kind are refused, and the others are sent', async () => {
    const gone = pdf('gone.pdf');
    gone.slice = () => {
      throw new DOMException('deleted', 'NotFoundError');
    };
    const uploads = open(() => ({}));
    await uploads.add(new File(['x'], 'a.doc'), gone, pdf('b.pdf'));
    expect(uploads.list()).toEqual(['a.doc refused', 'gone.pdf refused', 'b.pdf done']);
  });

  it('that failed say why, and can be sent again', async () => {
    let fault: Error | null = new Refusal(413, 'too_large', { message: 'Too large.' });
    const uploads = open(() => {
      if (fault) throw fault;
      return {};
    });
    await uploads.add(pdf('a.pdf'));
    expect(uploads.state().items[0]).toMatchObject({ status: 'error', message: 'Too large.' });
    fault = new Unreached();
    act(() => retryUpload(uploads.id('a.pdf')));
    await act(settled);
    expect(uploads.state().items[0]).toMatchObject({ status: 'error', message: '' });
    fault = null;
    act(() => retryUpload(uploads.id('a.pdf')));
    await act(settled);
    expect(uploads.list()).toEqual(['a.pdf done']);
  });

  it('one that is removed while it is sent makes room for the next', async () => {
    const uploads = open(() => pending<object>().promise);
    await uploads.add(...['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map(pdf));
    act(() => removeUpload(uploads.id('2.pdf')));
    await act(settled);
    expect(uploads.list()).toEqual(['1.pdf uploading', '3.pdf uploading', '4.pdf uploading']);
  });

  it('closing the list keeps what still needs something', async () => {
    const uploads = open((call) => {
      if (nameOf(call) === 'bad.pdf') throw new Unreached();
      return nameOf(call) === 'slow.pdf' ? pending<object>().promise : {};
    });
    await uploads.add(pdf('good.pdf'), pdf('bad.pdf'), pdf('slow.pdf'), new File(['x'], 'a.doc'));
    act(() => closeUploadDialog());
    expect([uploads.list(), uploads.state().isOpen]).toEqual([['bad.pdf error', 'slow.pdf uploading'], false]);
  });

  it('that are only stored take files of any kind, by their own call', async () => {
    const uploads = open(() => ({}));
    act(() => setStoreOnly(true));
    await uploads.add(new File(['x'], 'a.doc'));
    expect(uploads.calls.map(({ name }) => name)).toEqual(['POST /api/company/c1/file']);
  });

  it('take data files to their imports, and keep them in the list until somebody continues', async () => {
    dispatchSession({ type: 'refreshed', profile: { may: ['write'] } as unknown as Profile, company: null });
    const uploads = open(({ name }) => {
      if (name.startsWith('GET')) return [{ id: 'a1', active: true, kind: 'bank' }];
      if (name.includes('bank-import')) return { document_id: 'd1', earlier: null, statements: [{ lines: 3 }] };
      return { id: 's1', state: 'open', counts: { records: 2 } };
    });
    await uploads.add(new File(['Date,Amount'], 'april.csv'), new File(['Invoice no,Customer,Date'], 'sales.csv'));
    expect(uploads.calls.map(({ name, query }) => [name, query])).toEqual([
      ['POST /api/company/c1/sales-import/sales', {}],
      ['POST /api/company/c1/bank-import', { account_id: 'a1' }],
    ]);
    act(() => closeUploadDialog());
    expect(uploads.state().items.map(({ data }) => data)).toEqual([
      { route: 'bank', count: 3, isImported: false, path: '/bank-statement?account=a1&import=d1' },
      { route: 'sales', count: 2, isImported: false, path: '/sales?import=s1' },
    ]);
  });

  it('refuse data files of a person who may not import', async () => {
    dispatchSession({ type: 'refreshed', profile: { may: ['upload'] } as unknown as Profile, company: null });
    const uploads = open(() => ({}));
    await uploads.add(new File(['Date,Amount'], 'april.csv'));
    expect(uploads.state().items[0]).toMatchObject({ status: 'refused', problem: 'noImport' });
  });

  it('are forgotten when the person signs out', async () => {
    const uploads = open(() => pending<object>().promise);
    await uploads.add(pdf('a.pdf'));
    act(() => clearPageMemory());
    await act(settled);
    expect(uploads.state()).toEqual({ items: [], isOpen: false, storeOnly: false });
  });
});
