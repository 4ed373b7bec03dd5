import type { BankLineOffer, DocumentDetail, InvoiceDraft } from '@folio/contract';
import { useRef, useState } from 'react';
import type { Reviewing } from '../use-reviewing.ts';

export interface BankLinePick {
  offers: readonly BankLineOffer[];
  chosenId: string | null;
  /** Choosing what is chosen takes the choice back. */
  choose: (id: string | null) => void;
}

type Paid = Pick<InvoiceDraft, 'paid_from' | 'paid_date'>;

/** The bank line that is the document's payment. It takes the place of 'Paid from', which comes back with the choice. */
export function useBankLine(document: DocumentDetail, reviewing: Pick<Reviewing, 'draft' | 'change'>): BankLinePick {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const before = useRef<Paid>({ paid_from: null, paid_date: null });
  const offers = reviewing.draft.invoice === null ? [] : document.bank_lines;
  const setPaid = (paid: Paid) =>
    reviewing.change((draft) => (draft.invoice ? { ...draft, invoice: { ...draft.invoice, ...paid } } : draft));
  const choose = (id: string | null) => {
    const to = id === chosenId ? null : id;
    if (to === chosenId) return;
    const { invoice } = reviewing.draft;
    if (chosenId === null && invoice) {
      before.current = { paid_from: invoice.paid_from, paid_date: invoice.paid_date };
      if (invoice.paid_from !== null) setPaid({ paid_from: null, paid_date: null });
    }
    if (to === null && before.current.paid_from !== null) setPaid(before.current);
    setChosenId(to);
  };
  return { offers, chosenId: offers.some((one) => one.id === chosenId) ? chosenId : null, choose };
}
