import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal, serve } from '../../../../test/fake-server.ts';
import { quiet } from '../../../../test/quiet.ts';
import { renderWithQueries } from '../../../../test/render.tsx';
import { type Run, useRunAgain } from './use-run-again.ts';

const run = { date: '2026-04-30', entry_ids: ['e1'] } as unknown as Run;
const entry = { id: 'e1', lines: [{ currency: 'USD', rate: '7.85' }] };

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
});

function start(answer: () => unknown) {
  const opened: string[][] = [];
  serve(answer);
  const { client, result } = renderWithQueries(() => useRunAgain((...shown) => opened.push(shown)), {
    props: undefined,
  });
  return { opened, client, result };
}

describe('running a revaluation again', () => {
  it('says that its rates are read until they are shown, so that none is typed under them', async () => {
    let answer: (entry: unknown) => void = () => undefined;
    const { opened, client, result } = start(() => new Promise((done) => (answer = done)));
    act(() => void result.current.again(run));
    await act(() => Promise.resolve());
    expect([result.current.reading, opened]).toEqual([run, []]);
    await act(async () => {
      answer(entry);
      await quiet(client);
    });
    expect([result.current.reading, opened]).toEqual([null, [['2026-04-30', 'USD:7.85']]]);
  });

  it('opens the day with the known rates if those of the run cannot be read', async () => {
    const { opened, result } = start(() => {
      throw new Refusal(404, 'not_found');
    });
    await act(() => result.current.again(run));
    expect([result.current.reading, opened]).toEqual([null, [['2026-04-30', '']]]);
  });
});
