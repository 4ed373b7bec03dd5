import type { BankRuleRow } from '@folio/contract';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pending, Refusal, serve } from '../../../../test/fake-server.ts';
import { quiet } from '../../../../test/quiet.ts';
import { renderWithQueries } from '../../../../test/render.tsx';
import { useBankRuleCalls, useBankRules } from './bank-rule.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }) as BankRuleRow);

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
});

async function open() {
  const server = { order: rows, before: (): unknown => undefined };
  const calls = serve(async ({ name, body }) => {
    if (!name.endsWith('/order')) return server.order;
    await server.before();
    const { ids } = body as { ids: string[] };
    server.order = ids.map((id) => ({ id }) as BankRuleRow);
    return server.order;
  });
  const { client, result } = renderWithQueries(() => ({ list: useBankRules().data, calls: useBankRuleCalls() }), {
    props: undefined,
  });
  await quiet(client);
  return {
    server,
    quiet: () => quiet(client),
    /** Resolves to the message of a refusal, or to an empty text. */
    order: (ids: string) =>
      result.current.calls.order([...ids]).then(
        () => '',
        (cause: Error) => cause.message,
      ),
    shown: () => result.current.list?.map(({ id }) => id).join(''),
    asked: () => calls.filter(({ name }) => name.endsWith('/order')).length,
  };
}

describe('the order of rules', () => {
  it('is shown at once, before the server has answered', async () => {
    const slow = pending<void>();
    const rules = await open();
    rules.server.before = () => slow.promise;
    await act(async () => {
      void rules.order('cab');
    });
    await waitFor(() => expect(rules.shown()).toBe('cab'));
    slow.resolve();
    await rules.quiet();
    expect([rules.shown(), rules.asked()]).toEqual(['cab', 1]);
  });

  it('is the old one again if the server rejects it', async () => {
    const rules = await open();
    rules.server.before = () => {
      throw new Refusal(409, 'conflict', { message: 'Changed elsewhere.' });
    };
    await act(async () => {
      expect(await rules.order('cab')).toBe('Changed elsewhere.');
    });
    expect(rules.shown()).toBe('abc');
  });

  it('is that of the server if another rule was added meanwhile', async () => {
    const rules = await open();
    await act(async () => {
      await rules.order('bcad');
    });
    await rules.quiet();
    expect(rules.shown()).toBe('bcad');
  });
});
