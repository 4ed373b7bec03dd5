import type { InvoiceDetail, InvoiceDraft } from '@folio/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pending, Refusal, serve, Unreached } from '../../../../../test/fake-server.ts';
import { renderOnScreen } from '../../../../../test/render.tsx';
import { closeToast, toastStore } from '../../../../components/feedback/toast/toast.ts';
import type { DocumentKindChoice } from '../../../../components/invoice-form/head/letterhead.tsx';
import { emptyDraft } from '../../../../components/invoice-form/invoice-draft.ts';
import { useInvoiceDraft } from '../../../../components/invoice-form/use-invoice-draft.ts';
import { useKindSwitch } from './use-kind-switch.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('companyId', 'c1');
  for (const { id } of toastStore.snapshot()) closeToast(id);
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** An editor of a sales invoice over a server that keeps every document it was given. */
function open({ id = null as string | null } = {}) {
  const blank = emptyDraft('HKD', '2026-03-03');
  const stored = new Map<string, { type: string; version: number; draft: InvoiceDraft }>();
  if (id !== null) stored.set(id, { type: 'sales_invoice', version: 1, draft: blank });
  const server = { stored, before: (_name: string): unknown => undefined };
  serve(async ({ name, body }) => {
    await server.before(name);
    const at = name.split('/')[5];
    if (at === undefined) {
      const { type, draft } = body as { type: string; draft: InvoiceDraft };
      const made = `i${stored.size + 1}`;
      stored.set(made, { type, version: 1, draft });
      return { id: made, ...stored.get(made) } as InvoiceDetail;
    }
    if (name.startsWith('DELETE')) return { deleted: stored.delete(at) };
    const before = stored.get(at);
    if (before === undefined) throw new Refusal(404, 'not_found');
    if (name.startsWith('PUT')) {
      const { version, draft } = body as { version: number; draft: InvoiceDraft };
      if (version !== before.version) throw new Refusal(409, 'stale_version');
      stored.set(at, { ...before, version: version + 1, draft });
    }
    return { id: at, ...stored.get(at) } as InvoiceDetail;
  });
  const { result, router } = renderOnScreen(
    () => {
      const editing = useInvoiceDraft({ type: 'sales_invoice', id, version: id === null ? 0 : 1, draft: blank });
      return { editing, switchTo: useKindSwitch(editing, 'sales_invoice') };
    },
    { props: undefined, path: '/invoiceEditor' },
  );
  const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    server,
    wait,
    of: () => result.current,
    type: (reference: string) => act(() => result.current.editing.change((draft) => ({ ...draft, reference }))),
    switchTo: async (kind: DocumentKindChoice) => {
      act(() => void result.current.switchTo(kind));
      await wait();
    },
    stored: () => [...stored.values()].map(({ type, draft }) => [type, draft.reference]),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

describe('another kind of document', () => {
  it('of an untouched form only opens another form', async () => {
    const editor = open();
    await editor.switchTo('quotation');
    expect([editor.stored(), editor.address()]).toEqual([[], '/invoiceEditor?type=quotation']);
  });

  it('takes what is typed along, and the record it was goes', async () => {
    const editor = open({ id: 'i1' });
    editor.type('PO 7');
    await editor.wait(600);
    await editor.switchTo('quotation');
    expect([editor.stored(), editor.address()]).toEqual([[['quotation', 'PO 7']], '/invoiceEditor?id=i2']);
  });

  it('leaves no record behind if the first save was still to come', async () => {
    const editor = open();
    editor.type('PO 7');
    await editor.switchTo('sales_credit_note');
    expect([editor.stored(), editor.address()]).toEqual([[['sales_credit_note', 'PO 7']], '/invoiceEditor?id=i2']);
  });

  it('has what was typed while the last save was running', async () => {
    const slow = pending<void>();
    const editor = open({ id: 'i1' });
    editor.server.before = (name) => (name.startsWith('PUT') ? slow.promise : undefined);
    editor.type('PO');
    await editor.switchTo('quotation');
    editor.type('PO 7');
    slow.resolve();
    await editor.wait();
    expect(editor.stored()).toEqual([['quotation', 'PO 7']]);
  });

  it('is not made while the form cannot be saved: nothing goes', async () => {
    const editor = open({ id: 'i1' });
    editor.type('PO 7');
    editor.server.stored.set('i1', {
      type: 'sales_invoice',
      version: 2,
      draft: { ...emptyDraft('HKD', null), reference: 'theirs' },
    });
    await editor.switchTo('quotation');
    expect([editor.stored(), editor.of().editing.state, editor.address()]).toEqual([
      [['sales_invoice', 'theirs']],
      'conflict',
      '/invoiceEditor',
    ]);
  });

  it('that cannot be made says why and leaves everything as it is', async () => {
    const editor = open({ id: 'i1' });
    editor.server.before = (name) => {
      if (name.startsWith('POST')) throw new Unreached();
    };
    editor.type('PO 7');
    await editor.switchTo('quotation');
    expect([editor.stored(), editor.address()]).toEqual([[['sales_invoice', 'PO 7']], '/invoiceEditor']);
    expect(toastStore.snapshot().map(({ text }) => text)).toEqual(['common:error.network']);
  });

  it('of the same type says so in the draft: a bill that was paid at once is a receipt', async () => {
    const editor = open();
    editor.type('PO 7');
    await editor.switchTo('sales_invoice');
    expect([editor.of().editing.draft.is_receipt, editor.address()]).toEqual([false, '/invoiceEditor']);
  });
});
