import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, serve } from '../../../../../test/fake-server.ts';
import { closeToast, toastStore } from '../../../../components/feedback/toast/toast.ts';
import { useDropping } from './use-dropping.ts';

const pdf = (name: string) => new File(['%PDF-1.7 text'], name);
/** A folder: browsers list it among dropped files, and cannot read it. */
function folder(name: string): File {
  const file = new File([], name);
  file.slice = () => {
    throw new DOMException('not a file', 'NotReadableError');
  };
  return file;
}
const texts = () => toastStore.snapshot().map(({ text }) => text);

function open() {
  const onSent = vi.fn();
  const { result } = renderHook(() => useDropping(onSent));
  return { onSent, of: () => result.current };
}

beforeEach(() => {
  for (const { id } of toastStore.snapshot()) closeToast(id);
});

describe('files dropped on a bank line', () => {
  it('are sent one after the other and reported once', async () => {
    const calls = serve(() => ({}));
    const line = open();
    await act(() => line.of().drop('l1', [pdf('a.pdf'), pdf('b.pdf')]));
    expect([calls.length, texts(), line.onSent.mock.calls.length]).toEqual([2, ['dropped count=2'], 1]);
  });

  it('that cannot be taken say why and stop no other', async () => {
    serve(({ body }) => {
      if ((body as FormData).get('files[0]') instanceof File) return {};
      throw new Error('no file');
    });
    const line = open();
    await act(() => line.of().drop('l1', [new File(['x'], 'a.doc'), folder('papers'), pdf('b.pdf')]));
    expect(texts()).toEqual(['a.doc: upload:refused.name', 'papers: upload:refused.name', 'dropped count=1']);
    expect(line.of().isBusy).toBe(false);
  });

  it('rejected by the server say what it said', async () => {
    serve(() => {
      throw new Refusal(422, 'validation_failed', { message: 'Too many pages.' });
    });
    const line = open();
    await act(() => line.of().drop('l1', [pdf('a.pdf')]));
    expect([texts(), line.onSent.mock.calls.length]).toEqual([['a.pdf: Too many pages.'], 0]);
  });
});
