import type { BankAccountRow, BankLineRow } from '@folio/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../../../../test/fake-server.ts';
import { renderWithQueries, settled } from '../../../../../test/render.tsx';
import type { LineShow } from '../../../../api/queries/banking/bank.ts';
import { sampleLine, sampleSuggestion } from '../coding/sample-line.test-data.ts';
import type { Command } from '../keys/key-map.ts';
import { LineList } from '../list/line-list.ts';
import { useDesk } from './use-desk.ts';

const suggested = (id: string, score = 97) =>
  sampleLine(id, { state: 'suggested', suggestion: sampleSuggestion({ score }) });
const coded = (id: string) => sampleLine(id, { state: 'matched' });
const account = { id: 'acc', currency: 'HKD' } as BankAccountRow;

function open(lines: readonly BankLineRow[], { show = 'to_do' as LineShow, readOnly = false, candidates = 2 } = {}) {
  const calls = serve(({ name, body }) => {
    if (name.endsWith('/candidates'))
      return { candidates: Array.from({ length: candidates }, (_, at) => sampleSuggestion({ score: 90 - at })) };
    if (!name.endsWith('/accept')) return { line: coded(name.split('/').at(-2) ?? ''), others: [] };
    const { ids } = body as { ids: string[] };
    return { accepted: ids, refused: [], lines: ids.map(coded) };
  });
  const list = new LineList(show);
  const meta = { page: 1, limit: 100, total: lines.length };
  list.put({ data: [...lines], meta } as Parameters<LineList['put']>[0]);
  const { result, rerender } = renderWithQueries(() => useDesk(list, account, readOnly), { props: undefined });
  const press = async (...commands: Command[]) => {
    for (const command of commands) {
      act(() => result.current.run(command));
      rerender(undefined);
    }
    await act(settled);
    await act(settled);
    rerender(undefined);
  };
  return {
    calls,
    press,
    desk: () => result.current,
    at: () => result.current.current.line?.id,
    accepted: () =>
      calls.filter(({ name }) => name.endsWith('/accept')).map(({ body }) => (body as { ids: string[] }).ids.join('')),
  };
}

const down: Command = { do: 'move', by: 1, extend: false };
const panel = (name: 'classify' | 'split' | 'exclude' | 'match'): Command => ({ do: 'panel', panel: name });

beforeEach(() => localStorage.setItem('companyId', 'c1'));

describe('a command on the list of bank lines', () => {
  it.each<[string, Command[], string]>([
    ['down twice', [down, down], 'c'],
    ['up from the first', [{ do: 'move', by: -1, extend: false }], 'a'],
    ['to the end', [{ do: 'last' }], 'd'],
    ['a page down in a short list', [{ do: 'page', by: 1 }], 'd'],
    ['to the end and to the beginning', [{ do: 'last' }, { do: 'first' }], 'a'],
  ])('%s', async (_, commands, at) => {
    const list = open(['a', 'b', 'c', 'd'].map((id) => suggested(id)));
    await list.press(...commands);
    expect(list.at()).toBe(at);
  });

  it('accepts the current line; the next one takes its place', async () => {
    const list = open(['a', 'b', 'c'].map((id) => suggested(id)));
    await list.press({ do: 'accept' }, { do: 'accept' });
    expect([list.accepted(), list.at()]).toEqual([['a', 'b'], 'c']);
  });

  it('goes on to the next line to do where coded lines stay in the list', async () => {
    const list = open([suggested('a'), coded('b'), suggested('c')], { show: 'all' });
    await list.press({ do: 'accept' });
    expect(list.at()).toBe('c');
    await list.press({ do: 'first' }, { do: 'accept' });
    expect([list.accepted(), list.at()]).toEqual([['a'], 'c']);
  });

  it('asks for an account where there is nothing to accept', async () => {
    const list = open([sampleLine('a')]);
    await list.press({ do: 'accept' });
    expect([list.desk().panel, list.accepted()]).toEqual(['classify', []]);
  });

  it('accepts the selected lines together, and forgets the selection', async () => {
    const list = open(['a', 'b', 'c'].map((id) => suggested(id)));
    await list.press({ do: 'move', by: 1, extend: true }, { do: 'accept' });
    expect([list.accepted(), list.desk().selection.ids.size, list.at()]).toEqual([['ab'], 0, 'c']);
  });

  it('accepts all lines that are certain, and only those', async () => {
    const list = open([suggested('a'), suggested('b', 80), suggested('c', 95)]);
    expect(list.desk().certain.map(({ id }) => id)).toEqual(['a', 'c']);
    await list.press({ do: 'acceptCertain' });
    expect(list.accepted()).toEqual(['ac']);
  });

  it('takes the candidate with the number, and none where there is no such number', async () => {
    const list = open([suggested('a'), suggested('b')]);
    await list.press({ do: 'pick', index: 5 });
    expect([list.accepted(), list.at()]).toEqual([[], 'a']);
    await list.press({ do: 'pick', index: 1 });
    expect(list.calls.at(-1)?.body).toMatchObject({ ids: ['a'], pick: { index: 1, score: 89 } });
  });

  it('opens a panel for the line, and closes it when another line is gone to', async () => {
    const list = open(['a', 'b'].map((id) => suggested(id)));
    await list.press(panel('split'));
    expect(list.desk().panel).toBe('split');
    await list.press(down);
    expect(list.desk().panel).toBeNull();
  });

  it.each([
    ['classify', 'classify'],
    ['exclude', 'exclude'],
    ['split', null],
    ['match', null],
  ] as const)('with lines selected, %s opens %s for all of them', async (name, bulk) => {
    const list = open(['a', 'b'].map((id) => suggested(id)));
    await list.press({ do: 'select' }, panel(name));
    expect([list.desk().bulkPanel, list.desk().panel]).toEqual([bulk, null]);
  });

  it('closes one thing at a time: the panel, the side, then the selection', async () => {
    const list = open(['a', 'b'].map((id) => suggested(id)));
    await list.press(panel('split'), { do: 'rule' });
    const open3 = () => [list.desk().panel, list.desk().side, list.desk().selection.ids.size];
    expect(open3()).toEqual(['split', 'rule', 0]);
    await list.press({ do: 'close' }, { do: 'select' });
    expect(open3()).toEqual([null, 'rule', 1]);
    await list.press({ do: 'close' });
    expect(open3()).toEqual([null, null, 1]);
    await list.press({ do: 'close' });
    expect(open3()).toEqual([null, null, 0]);
  });

  it('changes nothing for a person who may only read', async () => {
    const list = open(
      ['a', 'b'].map((id) => suggested(id)),
      { readOnly: true },
    );
    const changes: Command[] = [
      { do: 'accept' },
      { do: 'acceptCertain' },
      { do: 'select' },
      { do: 'refuse' },
      panel('split'),
    ];
    await list.press(...changes, { do: 'pick', index: 0 }, { do: 'move', by: 1, extend: true });
    expect([list.calls, list.desk().panel, list.desk().selection.ids.size, list.at()]).toEqual([[], null, 0, 'b']);
    await list.press({ do: 'file' });
    expect(list.desk().side).toBe('file');
  });
});
