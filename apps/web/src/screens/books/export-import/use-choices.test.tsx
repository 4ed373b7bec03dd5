import type { ImportChoices, ImportDetail } from '@folio/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pending, Refusal, serve, Unreached } from '../../../../test/fake-server.ts';
import { quiet } from '../../../../test/quiet.ts';
import { renderWithQueries } from '../../../../test/render.tsx';
import { importKey } from '../../../api/queries/books/exchange.ts';
import { useChoices } from './use-choices.ts';

const first = { accounts: {}, columns: {} } as unknown as ImportChoices;
const run = { id: 'r1', version: 3, choices: first } as ImportDetail;
const to = (code: string) => ({ accounts: { a: { to: 'account', code } } }) as unknown as Partial<ImportChoices>;

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
});

/** A server with one import that checks versions; `before` may delay or fail a save. */
function open(before: () => unknown = () => undefined) {
  const server = { version: run.version, choices: first, before };
  const calls = serve(async ({ body }) => {
    await server.before();
    const { version, choices } = body as { version: number; choices: ImportChoices };
    if (version !== server.version) throw new Refusal(409, 'stale_version');
    server.version += 1;
    server.choices = choices;
    return { ...run, version: server.version, choices };
  });
  const { client, result } = renderWithQueries(() => useChoices(run), { props: undefined });
  return {
    server,
    of: () => result.current,
    change: (change: Partial<ImportChoices>) => act(() => result.current.change(change)),
    settle: async () => {
      let isSettled = false;
      await act(async () => {
        isSettled = await result.current.settle();
      });
      return isSettled;
    },
    quiet: () => quiet(client),
    known: () => client.getQueryData<ImportDetail>(importKey('r1'))?.version,
    sent: () => calls.length,
  };
}

describe('the choices of an import', () => {
  it('are shown at once and saved; the screen gets the new reading', async () => {
    const choosing = open();
    choosing.change(to('4000'));
    expect([choosing.of().choices, choosing.of().isSaving]).toEqual([{ ...first, ...to('4000') }, true]);
    await choosing.quiet();
    expect([choosing.server.choices, choosing.known(), choosing.of().isSaving]).toEqual([
      { ...first, ...to('4000') },
      4,
      false,
    ]);
  });

  it('made during a save go together in the next request', async () => {
    const slow = pending<void>();
    const choosing = open(() => slow.promise);
    for (const code of ['4000', '4010', '4020']) choosing.change(to(code));
    slow.resolve();
    await choosing.quiet();
    expect([choosing.sent(), choosing.server.choices]).toEqual([2, { ...first, ...to('4020') }]);
  });

  it('that could not be saved stay on the screen and go with the next change', async () => {
    const choosing = open(() => {
      throw new Unreached();
    });
    choosing.change(to('4000'));
    await choosing.quiet();
    expect([choosing.of().error?.word, choosing.of().choices]).toEqual(['network', { ...first, ...to('4000') }]);
    choosing.server.before = () => undefined;
    choosing.change({ columns: { '1': 'name' } } as unknown as Partial<ImportChoices>);
    await choosing.quiet();
    expect([choosing.of().error, choosing.server.choices]).toEqual([null, choosing.of().choices]);
  });
});

describe('before an import is posted', () => {
  it('there is nothing to wait for once all choices are saved', async () => {
    const choosing = open();
    expect(await choosing.settle()).toBe(true);
    choosing.change(to('4000'));
    await choosing.quiet();
    expect([await choosing.settle(), choosing.sent()]).toEqual([true, 1]);
  });

  it('choices that could not be saved are sent again, and their reading is looked at first', async () => {
    const choosing = open(() => {
      throw new Unreached();
    });
    choosing.change(to('4000'));
    await choosing.quiet();
    expect(await choosing.settle()).toBe(false);
    choosing.server.before = () => undefined;
    expect(await choosing.settle()).toBe(false);
    expect(choosing.server.choices).toEqual({ ...first, ...to('4000') });
    expect([await choosing.settle(), choosing.of().error]).toEqual([true, null]);
  });

  it('a choice that is being saved is waited for', async () => {
    const slow = pending<void>();
    const choosing = open(() => slow.promise);
    choosing.change(to('4000'));
    expect(await choosing.settle()).toBe(false);
    slow.resolve();
    await choosing.quiet();
    expect(await choosing.settle()).toBe(true);
  });
});
