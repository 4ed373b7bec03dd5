import type { ListColumns } from '@folio/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, Refusal, serve } from '../../../../test/fake-server.ts';
import { quiet } from '../../../../test/quiet.ts';
import { renderWithQueries } from '../../../../test/render.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { useListColumns } from './use-list-columns.ts';

const all = ['number', 'contact', 'total'].map((key) => ({ key, title: `The ${key}` }));

async function open(kept: ListColumns[], put: (call: Call) => unknown = () => kept) {
  const calls = serve((call) => (call.name.startsWith('PUT') ? put(call) : kept));
  const { client, result } = renderWithQueries(() => useListColumns('sales', all), { props: undefined });
  await quiet(client);
  return {
    settle: () => quiet(client),
    shown: () => result.current.columns.map(({ key }) => key).join(' '),
    of: () => result.current,
    sent: () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body),
  };
}

beforeEach(() => {
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

describe('the columns of a list on the screen', () => {
  it('are those the person chose, and those of Folio for another list', async () => {
    const kept = { list: 'sales' as const, shown: ['number', 'total', 'contact'], hidden: [] };
    expect((await open([kept])).shown()).toBe('number total contact');
    expect((await open([{ ...kept, list: 'purchases' }])).shown()).toBe('number contact total');
  });

  it('change at once and are kept', async () => {
    const list = await open([]);
    await act(async () =>
      list.of().choose([
        { key: 'number', isShown: true },
        { key: 'contact', isShown: false },
      ]),
    );
    await list.settle();
    expect(list.shown()).toBe('number total');
    expect(list.sent()).toEqual([{ list: 'sales', shown: ['number'], hidden: ['contact'] }]);
    await act(async () => list.of().reset());
    await list.settle();
    expect(list.shown()).toBe('number contact total');
    expect(list.sent()[1]).toEqual({ list: 'sales', shown: [], hidden: [] });
  });

  it('return to what was kept if the server rejects the choice', async () => {
    const list = await open([], () => {
      throw new Refusal(422, 'validation_failed', { message: 'No.' });
    });
    await act(async () => list.of().choose([{ key: 'contact', isShown: false }]));
    await list.settle();
    expect(list.shown()).toBe('number contact total');
  });

  it('are moved and left out in the chooser, except the first', async () => {
    const chosen: string[] = [];
    const arranged = all.map((column) => ({ ...column, isShown: true }));
    const choose = (columns: readonly { key: string; isShown: boolean }[]) =>
      chosen.push(columns.map(({ key, isShown }) => (isShown ? key : `(${key})`)).join(' '));
    render(<ColumnChooser arranged={arranged} isChosen={false} choose={choose} reset={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'columns.open' }));
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes[0]).toHaveProperty('disabled', true);
    fireEvent.click(boxes[2] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'columns.up column=The total' }));
    expect(chosen).toEqual(['number contact (total)', 'number total contact']);
  });
});
