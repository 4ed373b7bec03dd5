import type { InvoiceDetail, InvoiceType } from '@folio/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pending } from '../../../../../test/fake-server.ts';
import { renderOnScreen, settled } from '../../../../../test/render.tsx';
import { ApiError } from '../../../../api/api-error.ts';
import { closeToast, toastStore } from '../../../../components/feedback/toast/toast.ts';
import { emptyDraft } from '../../../../components/invoice-form/invoice-draft.ts';
import type { InvoiceEditing } from '../../../../components/invoice-form/use-invoice-draft.ts';
import { useFinish } from './use-finish.ts';

beforeEach(() => {
  for (const { id } of toastStore.snapshot()) closeToast(id);
});

interface Opened {
  type?: InvoiceType;
  needsApproval?: boolean;
  sure?: boolean;
}

function open({ type = 'sales_invoice', needsApproval = false, sure = true }: Opened = {}) {
  const done = { id: 'i1', number: 'INV-1', confirm_status: 'confirmed' } as InvoiceDetail;
  const finish = vi.fn(async (_how: string): Promise<InvoiceDetail | null> => done);
  const remove = vi.fn(async () => undefined);
  const onDone = vi.fn();
  const first = emptyDraft('HKD', '2026-03-03');
  const { result, rerender, router } = renderOnScreen(
    ({ draft }) => useFinish({ draft, finish, remove } as unknown as InvoiceEditing, type, needsApproval, onDone),
    { props: { draft: first }, path: '/invoiceEditor', ask: () => sure },
  );
  return {
    finish,
    remove,
    onDone,
    done,
    of: () => result.current,
    do: async (work: (of: ReturnType<typeof useFinish>) => Promise<void>) => {
      await act(() => work(result.current));
      await act(settled);
    },
    type: () => rerender({ draft: { ...first, reference: 'typed' } }),
    path: () => router.state.location.pathname,
  };
}

const toasts = () => toastStore.snapshot().map(({ text }) => text);

describe('finishing a document', () => {
  it.each([
    ['sales_invoice', false, 'confirmed', 'confirm', 'done.posted number=INV-1'],
    ['quotation', false, 'confirmed', 'confirm', 'done.issued number=INV-1'],
    ['sales_invoice', true, 'pending', 'submit', 'done.handedIn number=INV-1'],
  ] as const)('a %s, approval needed %s', async (type, needsApproval, confirm_status, how, said) => {
    const editor = open({ type, needsApproval });
    editor.finish.mockResolvedValue({ ...editor.done, confirm_status });
    await editor.do((of) => of.finish());
    expect([editor.finish.mock.calls, toasts(), editor.path()]).toEqual([[[how]], [said], '/invoice/i1']);
    expect(editor.onDone).toHaveBeenCalledTimes(1);
  });

  it('stays on the form while the draft cannot be saved', async () => {
    const editor = open();
    editor.finish.mockResolvedValue(null);
    await editor.do((of) => of.finish());
    expect([toasts(), editor.path(), editor.of().isBusy]).toEqual([[], '/invoiceEditor', false]);
  });

  it('happens once, however often it is asked for', async () => {
    const editor = open();
    const slow = pending<InvoiceDetail>();
    editor.finish.mockReturnValue(slow.promise);
    act(() => void editor.of().finish());
    expect(editor.of().isBusy).toBe(true);
    await editor.do((of) => of.finish());
    slow.resolve(editor.done);
    await act(settled);
    expect(editor.finish).toHaveBeenCalledTimes(1);
  });

  it('that the server rejects shows why until the draft changes', async () => {
    const editor = open();
    const refused = new ApiError({ status: 422, word: 'validation_failed', fields: { 'items.0.price': ['Missing.'] } });
    editor.finish.mockRejectedValue(refused);
    await editor.do((of) => of.finish());
    expect([editor.of().refusal, editor.path()]).toEqual([refused, '/invoiceEditor']);
    editor.type();
    expect(editor.of().refusal).toBeNull();
  });

  it('without any answer counts as a lost connection', async () => {
    const editor = open();
    editor.finish.mockRejectedValue(new TypeError('broken'));
    await editor.do((of) => of.finish());
    expect(editor.of().refusal?.word).toBe('network');
  });
});

describe('giving a document up', () => {
  it.each<[InvoiceType, string]>([
    ['sales_invoice', '/sales'],
    ['quotation', '/sales'],
    ['purchase_bill', '/purchases'],
  ])('of type %s leads to %s', async (type, path) => {
    const editor = open({ type });
    await editor.do((of) => of.remove(false));
    expect([editor.remove.mock.calls.length, editor.path()]).toEqual([1, path]);
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('needs a yes unless it is untouched: untouched %s', async (isUntouched, times) => {
    const editor = open({ sure: false });
    await editor.do((of) => of.remove(isUntouched));
    expect(editor.remove).toHaveBeenCalledTimes(times);
  });
});
