import type { InvoiceDetail } from '@folio/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pending, Refusal, serve } from '../../../../../test/fake-server.ts';
import { quiet } from '../../../../../test/quiet.ts';
import { renderOnScreen } from '../../../../../test/render.tsx';
import { invoiceKey } from '../../../../api/queries/trade/invoice.ts';
import { closeToast, toastStore } from '../../../../components/feedback/toast/toast.ts';
import type { ActionName } from './actions.ts';
import { useActions } from './use-actions.ts';

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
  for (const { id } of toastStore.snapshot()) closeToast(id);
});

function open({ type = 'sales_invoice', sure = true } = {}) {
  const server = { before: (): unknown => undefined };
  const calls = serve(async ({ name }) => {
    await server.before();
    const isNew = /\/(to-invoice|credit|copy|credit-note)$/.test(name);
    return { id: isNew ? 'new' : 'i1', number: 'INV-1', version: 8 };
  });
  const invoice = { id: 'i1', number: 'INV-1', type, version: 7 } as InvoiceDetail;
  const { client, result, router } = renderOnScreen(() => useActions(invoice), {
    props: undefined,
    path: '/invoice/i1',
    ask: () => sure,
  });
  return {
    server,
    of: () => result.current,
    run: async (...names: ActionName[]) => {
      act(() => {
        for (const name of names) void result.current.run(name);
      });
      await quiet(client);
    },
    start: (name: ActionName) => act(() => void result.current.run(name)),
    close: () => act(() => result.current.close()),
    quiet: () => quiet(client),
    kept: (id: string) => client.getQueryData<InvoiceDetail>(invoiceKey(id))?.version,
    sent: () =>
      calls
        .filter(({ name }) => !name.startsWith('GET'))
        .map(({ name, body }) => [name.replace('/api/company/c1/invoice/', ''), body]),
    path: () => router.state.location.pathname + router.state.location.search,
  };
}

const toasts = () => toastStore.snapshot().map(({ text }) => text);

describe('an action of a document', () => {
  it.each<ActionName>(['pay', 'director', 'deposit', 'applyCredit', 'badDebt', 'refund', 'send', 'void', 'reject'])(
    '%s asks in a dialog of its own first',
    async (name) => {
      const page = open();
      await page.run(name);
      expect([page.of().dialog, page.sent()]).toEqual([name, []]);
      page.close();
      expect(page.of().dialog).toBeNull();
    },
  );

  it.each([
    [true, [['i1/confirm', { version: 7 }]]],
    [false, []],
  ])('approval is asked for: %s', async (sure, sent) => {
    const page = open({ sure });
    await page.run('approve');
    expect(page.sent().map(([name, body]) => [String(name).replace('POST ', ''), body])).toEqual(sent);
  });

  it('shows at once what the document became', async () => {
    const page = open();
    await page.run('takeBack');
    expect([page.kept('i1'), page.of().busy]).toEqual([8, null]);
  });

  it('runs once, however often it is asked for; others wait for it', async () => {
    const slow = pending<void>();
    const page = open();
    page.server.before = () => slow.promise;
    page.start('takeBack');
    page.start('takeBack');
    page.start('copy');
    expect([page.sent().length, page.of().busy]).toEqual([1, 'takeBack']);
    slow.resolve();
    await page.quiet();
    expect(page.of().busy).toBeNull();
  });

  it('that was rejected says why, and may be tried again', async () => {
    const page = open();
    page.server.before = () => {
      throw new Refusal(409, 'conflict', { message: 'Changed.' });
    };
    await page.run('takeBack');
    expect([toasts(), page.of().busy]).toEqual([['Changed.'], null]);
    page.server.before = () => undefined;
    await page.run('takeBack');
    expect(page.kept('i1')).toBe(8);
  });

  it.each([
    ['sales_invoice', '/sales/recurring/new?from=i1'],
    ['purchase_bill', '/purchases/recurring/new?from=i1'],
  ])('of a %s leads to what repeats it', async (type, path) => {
    const page = open({ type });
    await page.run('recurring');
    expect([page.path(), page.sent()]).toEqual([path, []]);
  });
});

describe('the answer to a quotation', () => {
  it('is noted, and the toast takes it back', async () => {
    const page = open({ type: 'quotation' });
    await page.run('accepted');
    expect(toasts()).toEqual(['done.accepted number=INV-1']);
    act(() => toastStore.snapshot().at(-1)?.action?.run());
    await page.quiet();
    expect([page.sent().length, toasts().at(-1)]).toEqual([2, 'done.unanswered number=INV-1']);
    expect(toastStore.snapshot().at(-1)?.action).toBeUndefined();
  });
});
