import type { DocumentDetail, RereadChange } from '@folio/contract';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, serve, Unreached } from '../../../../../../test/fake-server.ts';
import { quiet } from '../../../../../../test/quiet.ts';
import { renderWithQueries } from '../../../../../../test/render.tsx';
import { closeToast, toastStore } from '../../../../../components/feedback/toast/toast.ts';
import { useReread } from './use-reread.ts';
import { useRereadAnswer } from './use-reread-answer.ts';

const changed = [{ path: 'invoice.total' }] as RereadChange[];
const documentOf = (changes: RereadChange[] | null) =>
  ({ id: 'd1', version: 3, reread: changes === null ? null : { changes } }) as DocumentDetail;

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
  for (const { id } of toastStore.snapshot()) closeToast(id);
});

const toasts = () => toastStore.snapshot().map(({ text }) => text);

describe('another reading of a document', () => {
  function open(first: DocumentDetail | undefined, fault: Error | null = null) {
    const calls = serve(() => {
      if (fault !== null) throw fault;
      return documentOf(null);
    });
    const { client, result } = renderWithQueries(
      () => {
        const [document, setDocument] = useState(first);
        const [isAwaited, setAwaited] = useState(false);
        return { setDocument, isAwaited, reread: useReread(document, isAwaited, setAwaited) };
      },
      { props: undefined },
    );
    return {
      of: () => result.current.reread,
      isAwaited: () => result.current.isAwaited,
      do: async (work: (of: ReturnType<typeof useReread>) => void) => {
        act(() => work(result.current.reread));
        await act(async () => undefined);
        await quiet(client);
      },
      arrives: async (changes: RereadChange[]) => {
        act(() => result.current.setDocument(documentOf(changes)));
        await act(async () => undefined);
        await quiet(client);
      },
      names: () => calls.map(({ name }) => name.replace('/api/company/c1/document/d1/', '')),
    };
  }

  it('is waited for, and its changes are shown', async () => {
    const document = open(documentOf(null));
    await document.do((of) => of.ask());
    expect([document.names(), document.isAwaited(), document.of().changes]).toEqual([['POST reread'], true, null]);
    await document.arrives(changed);
    expect([document.isAwaited(), document.of().changes]).toEqual([false, changed]);
  });

  it('with the same values is said and dropped', async () => {
    const document = open(documentOf(null));
    await document.do((of) => of.ask());
    await document.arrives([]);
    expect([toasts(), document.names(), document.of().changes]).toEqual([
      ['reread.same'],
      ['POST reread', 'POST reread/leave'],
      null,
    ]);
  });

  it('can be put off and looked at again, without another request', async () => {
    const document = open(documentOf(changed));
    await document.do((of) => of.putOff());
    expect(document.of().changes).toBeNull();
    await document.do((of) => of.ask());
    expect([document.of().changes, document.names()]).toEqual([changed, []]);
  });

  it.each([
    [new Refusal(409, 'conflict', { message: 'It is being read.' }), 'It is being read.'],
    [new Unreached(), 'common:error.network'],
  ])('that is not possible says why: %s', async (fault, said) => {
    const document = open(documentOf(null), fault);
    await document.do((of) => of.ask());
    expect([toasts(), document.isAwaited()]).toEqual([[said], false]);
  });

  it('of a document that is still loaded is not asked for', async () => {
    const document = open(undefined);
    await document.do((of) => of.ask());
    expect(document.names()).toEqual([]);
  });
});

describe('the answer to another reading', () => {
  function open({ isSaved = true, fault = null as Error | null } = {}) {
    const calls = serve(() => {
      if (fault !== null) throw fault;
      return documentOf(null);
    });
    const onClose = vi.fn();
    const flush = async () => ({ isSaved, version: 9 });
    const { client, result } = renderWithQueries(
      () => useRereadAnswer({ document: documentOf(changed), flush, onClose }),
      { props: undefined },
    );
    return {
      onClose,
      of: () => result.current,
      do: async (work: (of: ReturnType<typeof useRereadAnswer>) => void) => {
        act(() => work(result.current));
        await vi.waitFor(() => expect(result.current.isBusy).toBe(false));
        await quiet(client);
      },
      bodies: () => calls.map(({ body }) => body),
    };
  }

  it.each([
    ['whole', null],
    ['in part', ['invoice.total']],
  ])('takes it %s, over what was typed meanwhile', async (_, paths) => {
    const answer = open();
    await answer.do((of) => of.take(paths));
    expect([answer.bodies(), toasts(), answer.onClose.mock.calls.length]).toEqual([
      [{ version: 9, paths }],
      ['reread.taken'],
      1,
    ]);
  });

  it('keeps the draft as it is', async () => {
    const answer = open();
    await answer.do((of) => of.leave());
    expect([answer.bodies(), toasts()]).toEqual([[{ version: 9 }], ['reread.kept']]);
  });

  it('waits until the draft can be saved', async () => {
    const answer = open({ isSaved: false });
    await answer.do((of) => of.take(null));
    expect([answer.bodies(), answer.onClose.mock.calls.length]).toEqual([[], 0]);
  });

  it('that is rejected says why and stays open', async () => {
    const answer = open({ fault: new Refusal(409, 'conflict', { message: 'Confirmed meanwhile.' }) });
    await answer.do((of) => of.take(null));
    expect([answer.of().refusal, answer.onClose.mock.calls.length]).toEqual(['Confirmed meanwhile.', 0]);
  });
});
