import type { DocumentDetail, TaughtColumns } from '@folio/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, serve, Unreached } from '../../../../test/fake-server.ts';
import { quiet } from '../../../../test/quiet.ts';
import { renderOnScreen } from '../../../../test/render.tsx';
import { closeToast, toastStore } from '../../feedback/toast/toast.ts';
import { type ColumnsOnPage, useColumns } from './use-columns.ts';

const document = { id: 'd1' } as DocumentDetail;
const known = { columns: [{ role: 'date', from: 0, to: 1 }] } as unknown as TaughtColumns;
const drawn = { columns: [{ role: 'amount', from: 0, to: 1 }] } as unknown as TaughtColumns;

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
  for (const { id } of toastStore.snapshot()) closeToast(id);
});

async function open({ sure = false, isSaved = true, layout = { id: 'y1' } as { id: string } | null } = {}) {
  const server = { before: (_replace: boolean): unknown => undefined };
  const calls = serve(async ({ name, body }) => {
    if (name.startsWith('GET')) return { taught: known, layout, offers: [] };
    await server.before((body as { replace?: boolean } | undefined)?.replace === true);
    return { id: 'd1', version: 6, draft: { statements: [{ lines: [1, 2] }, { lines: [3] }] } };
  });
  const onRead = vi.fn();
  const flush = { current: async () => ({ isSaved, version: 5 }) };
  const { client, result } = renderOnScreen(() => useColumns({ document, flush, isWanted: true, onRead }), {
    props: undefined,
    ask: () => sure,
  });
  await quiet(client);
  return {
    server,
    onRead,
    of: () => result.current,
    do: async (...works: ((of: ColumnsOnPage) => void)[]) => {
      act(() => {
        for (const work of works) work(result.current);
      });
      await quiet(client);
      await vi.waitFor(() => expect(result.current.isBusy).toBe(false));
      await quiet(client);
    },
    sent: () => calls.filter(({ name }) => !name.startsWith('GET')).map(({ body }) => body),
  };
}

const edited = new Refusal(409, 'edited_rows', { message: 'Rows were changed.' });
const toasts = () => toastStore.snapshot().map(({ text }) => text);

describe('the columns of a statement', () => {
  it('are those that Folio knows, until some are drawn', async () => {
    const columns = await open();
    expect(columns.of().taught).toEqual(known);
    await columns.do((of) => of.change(drawn));
    expect(columns.of().taught).toEqual(drawn);
  });

  it('as drawn are read over the saved draft, and all rows are counted', async () => {
    const columns = await open();
    await columns.do((of) => of.change(drawn));
    await columns.do((of) => of.read());
    expect(columns.sent()).toEqual([{ version: 5, taught: drawn, replace: false }]);
    expect([toasts(), columns.onRead.mock.calls]).toEqual([['columns.done count=3'], [[6]]]);
  });

  it('are not read while the draft cannot be saved', async () => {
    const columns = await open({ isSaved: false });
    await columns.do((of) => of.read());
    expect([columns.sent(), columns.onRead.mock.calls]).toEqual([[], []]);
  });

  it.each([
    [true, [false, true], 1],
    [false, [false], 0],
  ])('rows that a person changed are replaced only after a yes: %s', async (sure, replaces, times) => {
    const columns = await open({ sure });
    columns.server.before = (replace) => {
      if (!replace) throw edited;
    };
    await columns.do((of) => of.take('y9'));
    expect(columns.sent().map((body) => (body as { replace: boolean }).replace)).toEqual(replaces);
    expect([columns.onRead.mock.calls.length, columns.of().refusal]).toEqual([times, null]);
  });

  it.each([
    ['the server’s reason', new Refusal(422, 'validation_failed', { message: 'No date.' }), 'No date.'],
    ['a lost connection', new Unreached(), 'common:error.network'],
  ])('that cannot be read say why: %s', async (_, fault, said) => {
    const columns = await open();
    columns.server.before = () => {
      throw fault;
    };
    await columns.do((of) => of.read());
    expect([columns.of().refusal, columns.onRead.mock.calls.length]).toEqual([said, 0]);
    columns.server.before = () => undefined;
    await columns.do((of) => of.read());
    expect(columns.of().refusal).toBeNull();
  });

  it('are forgotten on request, if there is a layout', async () => {
    const columns = await open();
    await columns.do((of) => of.forget());
    expect(toasts()).toEqual(['columns.forgotten']);
    const none = await open({ layout: null });
    await none.do((of) => of.forget());
    expect(none.sent()).toEqual([]);
  });
});
