import type { DocumentDetail, DocumentDraft } from '@folio/contract';
import { blankInvoiceDraft } from '@folio/contract/blank-draft';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useBankLine } from './use-bank-line.ts';

const document = { bank_lines: [{ id: 'l1' }, { id: 'l2' }] } as DocumentDetail;

function open(paid_from: string | null) {
  const first = { invoice: { ...blankInvoiceDraft('HKD'), paid_from, paid_date: '2026-03-01' } } as DocumentDraft;
  const { result } = renderHook(() => {
    const [draft, setDraft] = useState(first);
    return { draft, change: setDraft, pick: useBankLine(document, { draft, change: setDraft }) };
  });
  return {
    choose: (id: string | null) => act(() => result.current.pick.choose(id)),
    type: (account: string | null) =>
      act(() =>
        result.current.change((draft) => ({
          ...draft,
          invoice: draft.invoice && { ...draft.invoice, paid_from: account },
        })),
      ),
    noInvoice: () => act(() => result.current.change((draft) => ({ ...draft, invoice: null }))),
    shown: () => [result.current.pick.chosenId, result.current.draft.invoice?.paid_from ?? null],
  };
}

describe('the bank line that is the payment of a document', () => {
  it('takes the place of the account it was paid from, which comes back with the choice', () => {
    const pick = open('1010');
    pick.choose('l1');
    expect(pick.shown()).toEqual(['l1', null]);
    pick.choose('l2');
    expect(pick.shown()).toEqual(['l2', null]);
    pick.choose(null);
    expect(pick.shown()).toEqual([null, '1010']);
  });

  it('is cancelled by choosing it again', () => {
    const pick = open('1010');
    pick.choose('l1');
    pick.choose('l1');
    expect(pick.shown()).toEqual([null, '1010']);
  });

  it('does not bring back an account that the person removed before choosing', () => {
    const pick = open('1010');
    pick.choose('l1');
    pick.choose(null);
    pick.type(null);
    pick.choose('l2');
    pick.choose(null);
    expect(pick.shown()).toEqual([null, null]);
  });

  it('is offered only for an invoice', () => {
    const pick = open(null);
    pick.choose('l1');
    pick.noInvoice();
    expect(pick.shown()).toEqual([null, null]);
  });
});
