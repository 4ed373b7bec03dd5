import type { DraftItem, InvoiceDraft, TaxCodeRow } from '@folio/contract';
import { blankInvoiceDraft, blankItem } from '@folio/contract/blank-draft';
import { MAX_ITEMS } from '@folio/contract/max-items';
import { act } from '@testing-library/react';
import { type ClipboardEvent, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../../../test/fake-server.ts';
import { renderWithQueries, settled } from '../../../../test/render.tsx';
import { closeToast, toastStore } from '../../feedback/toast/toast.ts';
import { useItems } from './use-items.ts';

const item = (name: string, changes: Partial<DraftItem> = {}): DraftItem => ({ ...blankItem, name, ...changes });
const vat = { code: 'VAT5', rate: '5', rates: [{ from: null, rate: '5' }] } as unknown as TaxCodeRow;

function open(...items: DraftItem[]) {
  serve(() => [vat]);
  const first: InvoiceDraft = { ...blankInvoiceDraft('HKD'), items };
  const { result } = renderWithQueries(
    () => {
      const [draft, setDraft] = useState(first);
      return { draft, items: useItems((update) => setDraft(update)) };
    },
    { props: undefined },
  );
  return {
    run: (work: (of: ReturnType<typeof useItems>) => void) => act(() => work(result.current.items)),
    draft: () => result.current.draft,
    names: () => result.current.draft.items.map(({ name }) => name).join(),
    steady: () => result.current.items,
  };
}

const undo = () => act(() => toastStore.snapshot().at(-1)?.action?.run());
const lastToast = () => toastStore.snapshot().at(-1)?.text;

beforeEach(() => {
  for (const { id } of toastStore.snapshot()) closeToast(id);
});

describe('the items of a document', () => {
  it('a new item has the account and the tax of the one before', () => {
    const list = open(item('a', { account_code: '6100', tax_code: 'VAT5', rate: '5', price: '9' }));
    list.run((of) => of.add());
    expect(list.draft().items[1]).toEqual({ ...blankItem, account_code: '6100', tax_code: 'VAT5', rate: '5' });
  });

  it.each([
    [0, 'b,c', 'a,b,c'],
    [2, 'a,b', 'a,b,c'],
  ])('number %i removed leaves %s, and comes back in its place', (index, left, back) => {
    const list = open(item('a'), item('b'), item('c'));
    list.run((of) => of.remove(index));
    expect(list.names()).toBe(left);
    undo();
    expect(list.names()).toBe(back);
  });

  it('the only item is replaced by a blank one when it is removed', () => {
    const list = open(item('a', { account_code: '6100' }));
    list.run((of) => of.remove(0));
    expect(list.draft().items).toEqual([{ ...blankItem, account_code: '6100' }]);
  });

  it('are never more than a document may have: not by adding, duplicating or undoing a removal', () => {
    const list = open(...Array.from({ length: MAX_ITEMS }, (_, at) => item(String(at))));
    list.run((of) => of.add());
    list.run((of) => of.duplicate(0));
    expect(list.draft().items).toHaveLength(MAX_ITEMS);
    list.run((of) => of.remove(0));
    list.run((of) => of.add());
    const offer = toastStore.snapshot().find(({ action }) => action !== undefined);
    act(() => offer?.action?.run());
    expect(list.draft().items).toHaveLength(MAX_ITEMS);
    expect(lastToast()).toBe(`items.full most=${MAX_ITEMS}`);
  });

  it('choosing a tax code makes the amounts exclusive of tax, and clearing it leaves them so', () => {
    const list = open(item('a'));
    list.run((of) => of.set(0, { tax_code: 'VAT5', rate: '5' }));
    expect(list.draft().amounts_are).toBe('tax_exclusive');
    list.run((of) => of.set(0, { tax_code: null, rate: null }));
    expect(list.draft().amounts_are).toBe('tax_exclusive');
  });

  it('a new price replaces the amount that was typed', () => {
    const list = open(item('a', { amount: '50.00' }));
    list.run((of) => of.set(0, { price: '7' }));
    expect(list.draft().items[0]).toMatchObject({ price: '7', amount: null });
  });
});

describe('a table pasted into the items', () => {
  function paste(list: ReturnType<typeof open>, text: string, cell = 'name') {
    const row = document.createElement('div');
    row.innerHTML = `<div data-row="0"><input data-cell="${cell}"></div>`;
    let isTaken = false;
    const event = {
      target: row.querySelector('input'),
      clipboardData: { getData: () => text },
      preventDefault: () => {
        isTaken = true;
      },
    };
    list.run((of) => of.paste(event as unknown as ClipboardEvent<HTMLElement>));
    return isTaken;
  }

  it('fills the items downwards, and one undo takes all of it back', async () => {
    const list = open(item('old'));
    await act(settled);
    expect(paste(list, 'Desk\t2\t100\nChair\t4\t50\n')).toBe(true);
    expect(list.names()).toBe('Desk,Chair');
    expect(lastToast()).toBe('paste.done count=2');
    undo();
    expect(list.names()).toBe('old');
  });

  it('is left to the field if it is a single text', () => {
    const list = open(item('old'));
    expect(paste(list, 'Desk')).toBe(false);
    expect(list.names()).toBe('old');
  });

  it('changes nothing if the document would have too many items', () => {
    const list = open(item('old'));
    const rows = Array.from({ length: MAX_ITEMS + 1 }, (_, at) => `${at}\t1\t1`).join('\n');
    paste(list, rows);
    expect(list.names()).toBe('old');
    expect(lastToast()).toContain('paste.tooMany');
  });
});
