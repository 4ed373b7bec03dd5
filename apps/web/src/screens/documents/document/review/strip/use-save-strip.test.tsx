import type { DocumentDetail } from '@folio/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, serve } from '../../../../../../test/fake-server.ts';
import { quiet } from '../../../../../../test/quiet.ts';
import { renderOnScreen } from '../../../../../../test/render.tsx';
import { closeToast, toastStore } from '../../../../../components/feedback/toast/toast.ts';
import { useSaveStrip } from './use-save-strip.ts';
import { useStrip } from './use-strip.ts';

const part = (id: string, ...pages: number[]) => ({
  id,
  locked: false,
  segments: pages.map((page) => ({ page, region: null })),
});
const pages = [1, 2, 3].map((number) => ({ number }));

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
  for (const { id } of toastStore.snapshot()) closeToast(id);
});

/** A server with one file of three pages: it cuts, turns, and may refuse some pages. */
async function open({ parts = [part('a', 1, 2, 3)], isSaved = true } = {}) {
  const server = { parts, turns: new Map<number, number>(), refused: new Set<number>(), cuts: 0 };
  const calls = serve(({ name, body }) => {
    const id = name.split('/')[5] ?? '';
    if (name.startsWith('GET')) return { id, version: 4, file_parts: server.parts };
    if (name.endsWith('/part')) {
      const { parts: cut } = body as { parts: { segments: { page: number; region: null }[] }[] };
      server.cuts += 1;
      server.parts = cut.map(({ segments }, at) => ({ id: at === 0 ? 'a' : `new${at}`, locked: false, segments }));
      return server.parts;
    }
    const { page, turn } = body as { page: number; turn: number };
    if (server.refused.has(page)) throw new Refusal(409, 'conflict', { message: `Not page ${page}.` });
    server.turns.set(page, ((server.turns.get(page) ?? 0) + turn) % 360);
    return { id };
  });
  const document = { id: 'a', file_pages: pages, file_parts: parts } as unknown as DocumentDetail;
  const onDone = vi.fn();
  const { client, result } = renderOnScreen(
    () => {
      const strip = useStrip(document, 1);
      const flush = async () => ({ isSaved, version: 3 });
      return { strip, saving: useSaveStrip({ document, strip, flush, onDone }) };
    },
    { props: undefined, path: '/document/a' },
  );
  return {
    quiet: () => quiet(client),
    server,
    onDone,
    of: () => result.current,
    act: (work: (of: typeof result.current) => void) => act(() => work(result.current)),
    save: async () => {
      act(() => result.current.saving.save());
      await vi.waitFor(() => expect(result.current.saving.isBusy).toBe(false));
      await quiet(client);
    },
    changed: () =>
      calls
        .filter(({ name }) => name.startsWith('PUT'))
        .map(({ name, body }) => [name.split('/').slice(5).join('/'), body]),
  };
}

describe('saving the strip of pages', () => {
  it('sends the cuts over the saved version, and nothing else', async () => {
    const strip = await open();
    strip.act((of) => of.strip.cut(1));
    await strip.save();
    expect(strip.changed()).toEqual([
      [
        'a/part',
        {
          version: 3,
          parts: [
            { segments: [{ page: 1, region: null }] },
            {
              segments: [
                { page: 2, region: null },
                { page: 3, region: null },
              ],
            },
          ],
        },
      ],
    ]);
    expect([strip.onDone.mock.calls.length, strip.of().saving.refusal]).toEqual([1, null]);
  });

  it('turns a page in the document it belongs to after the cuts', async () => {
    const strip = await open();
    strip.act((of) => of.strip.cut(1));
    strip.act((of) => of.strip.turn(2));
    await strip.save();
    expect(strip.changed().at(-1)).toEqual(['new1/turn', { version: 4, page: 3, turn: 90 }]);
  });

  it('turns no page twice when it is saved again after a failure', async () => {
    const strip = await open();
    strip.act((of) => of.strip.turn(0));
    strip.act((of) => of.strip.turn(1));
    strip.server.refused.add(2);
    await strip.save();
    expect([strip.of().saving.refusal, strip.onDone.mock.calls.length]).toEqual(['Not page 2.', 0]);
    expect([...strip.of().strip.turns]).toEqual([[2, 90]]);
    strip.server.refused.clear();
    await strip.save();
    expect([[...strip.server.turns], strip.of().saving.refusal]).toEqual([
      [
        [1, 90],
        [2, 90],
      ],
      null,
    ]);
  });

  it('does nothing while the form cannot be saved', async () => {
    const strip = await open({ isSaved: false });
    strip.act((of) => of.strip.cut(1));
    await strip.save();
    expect([strip.changed(), strip.onDone.mock.calls.length]).toEqual([[], 0]);
  });

  it('leaves a page that belongs to no document as it is', async () => {
    const strip = await open({ parts: [part('a', 1, 2)] });
    strip.act((of) => of.strip.turn(2));
    await strip.save();
    expect(strip.changed()).toEqual([]);
  });

  it('the toast cuts the file back', async () => {
    const strip = await open();
    strip.act((of) => of.strip.cut(2));
    await strip.save();
    act(() => toastStore.snapshot().at(-1)?.action?.run());
    await vi.waitFor(() => expect(strip.server.cuts).toBe(2));
    await strip.quiet();
    expect(strip.server.parts.map(({ segments }) => segments.map(({ page }) => page))).toEqual([[1, 2, 3]]);
  });
});
