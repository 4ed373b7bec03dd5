import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refusal, serve, Unreached } from '../../../../test/fake-server.ts';
import { settled } from '../../../../test/render.tsx';
import { useSendingFiles } from './use-sending-files.ts';

const pdf = (name: string) => new File(['%PDF-1.7 text'], name);
const mb = 1024 * 1024;

function open(answer: Parameters<typeof serve>[0], name: string | null = 'Mei') {
  const calls = serve(answer);
  const onChanged = vi.fn();
  const { result } = renderHook(() =>
    useSendingFiles({ token: 't', questionId: 'q', maxFileBytes: mb, requireName: () => name, onChanged }),
  );
  const wait = async () => {
    for (let turns = 0; turns < 6; turns++) await act(settled);
  };
  return {
    calls,
    onChanged,
    send: async (...files: File[]) => {
      act(() => result.current.send(files));
      await wait();
    },
    retry: async (key: number) => {
      act(() => result.current.retry(key));
      await wait();
    },
    shown: () => result.current.sending.map(({ file, problem, canRetry }) => [file.name, problem, canRetry]),
    first: () => result.current.sending[0]?.key ?? 0,
  };
}

describe('files that answer a question', () => {
  it('leave the list as they arrive', async () => {
    const card = open(() => ({ id: 'q' }));
    await card.send(pdf('a.pdf'), pdf('b.pdf'));
    expect([card.calls.length, card.onChanged.mock.calls.length, card.shown()]).toEqual([2, 2, []]);
  });

  it('are not sent before the person said who they are', async () => {
    const card = open(() => ({}), null);
    await card.send(pdf('a.pdf'));
    expect([card.calls, card.shown()]).toEqual([[], []]);
  });

  it('that cannot be taken say why, and the others are sent all the same', async () => {
    const gone = pdf('gone.pdf');
    gone.slice = () => {
      throw new DOMException('deleted', 'NotFoundError');
    };
    const large = new File([new Uint8Array(mb + 1)], 'large.pdf');
    const card = open(() => ({ id: 'q' }));
    await card.send(new File(['x'], 'a.doc'), gone, large, pdf('b.pdf'));
    expect(card.calls).toHaveLength(1);
    expect(card.shown()).toEqual([
      ['a.doc', 'upload:refused.name max=1', false],
      ['gone.pdf', 'upload:refused.content max=1', false],
      ['large.pdf', 'upload:refused.tooLarge max=1', false],
    ]);
  });

  it('can be sent again after the connection was lost', async () => {
    let isLost = true;
    const card = open(() => {
      if (isLost) throw new Unreached();
      return { id: 'q' };
    });
    await card.send(pdf('a.pdf'));
    expect(card.shown()).toEqual([['a.pdf', 'common:error.network', true]]);
    isLost = false;
    await card.retry(card.first());
    expect(card.shown()).toEqual([]);
  });

  it('rejected by the server show its sentences', async () => {
    const card = open(() => {
      throw new Refusal(422, 'validation_failed', { errors: { file: ['Not a picture.', 'Too dark.'] } });
    });
    await card.send(pdf('a.pdf'));
    expect(card.shown()).toEqual([['a.pdf', 'Not a picture. Too dark.', true]]);
  });
});
