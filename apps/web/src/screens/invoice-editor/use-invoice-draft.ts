import type { InvoiceDetail, InvoiceDraft, InvoiceType } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { afterPosting, invoiceCalls, invoiceKey } from '../../api/queries/invoice.ts';
import { submitInvoice } from '../../api/queries/invoice-editing.ts';
import { type Autosave, useAutosave } from '../../components/use-autosave.ts';
import { useSession } from '../../session/session-store.ts';

interface DraftOf {
  type: InvoiceType;
  /** null until it has been saved for the first time. */
  id: string | null;
  version: number;
  draft: InvoiceDraft;
}

export interface InvoiceEditing extends Autosave<InvoiceDraft> {
  /** The record's id; null until it has been saved for the first time. */
  id: string | null;
  remove: () => Promise<void>;
  /** Confirms what is typed, or hands it in for approval; null where it could not be saved first. */
  finish: (how: 'confirm' | 'submit') => Promise<InvoiceDetail | null>;
  /** Makes a new draft of what is typed, of another type where asked; this one stays as it is. Answers the new one's id. */
  copyTyped: (type: InvoiceType, draft: InvoiceDraft) => Promise<string>;
  /** Forgets what this browser keeps of it, without saving. */
  forget: () => void;
}

/** The name under which this browser keeps what is not saved yet of an invoice. */
export function keptName(companyId: string, idOrType: string): string {
  return `invoice.${companyId}.${idOrType}`;
}

/** An invoice being written: saves itself, makes the record with the first change, confirms what is saved. */
export function useInvoiceDraft({ type, id: givenId, version, draft }: DraftOf): InvoiceEditing {
  const queryClient = useQueryClient();
  const { company } = useSession();
  const record = useRef({ id: givenId, createKey: crypto.randomUUID(), finishKey: crypto.randomUUID() });
  const [id, setId] = useState(givenId);
  const autosave = useAutosave<InvoiceDraft>({
    storageKey: keptName(company?.id ?? '', id ?? type),
    saved: draft,
    version,
    save: async (typed, at) => {
      const { current } = record;
      const saved =
        current.id === null
          ? await invoiceCalls.create(type, typed, current.createKey)
          : await invoiceCalls.save(current.id, at, typed);
      if (current.id === null) nameInAddress(saved.id);
      current.id = saved.id;
      setId(saved.id);
      queryClient.setQueryData(invoiceKey(saved.id), saved);
      return saved;
    },
    load: async () => (record.current.id === null ? null : await invoiceCalls.read(record.current.id)),
  });
  return {
    ...autosave,
    id,
    remove: async () => {
      await autosave.flush();
      if (record.current.id !== null) await invoiceCalls.remove(record.current.id);
      autosave.forget();
      await afterPosting(queryClient);
    },
    finish: async (how) => {
      const { isSaved, version: at } = await autosave.flush(record.current.id === null);
      const made = record.current.id;
      if (!isSaved || made === null) return null;
      const finished =
        how === 'confirm'
          ? await invoiceCalls.confirm(made, at)
          : await submitInvoice(made, at, record.current.finishKey);
      queryClient.setQueryData(invoiceKey(made), finished);
      void afterPosting(queryClient);
      return finished;
    },
    copyTyped: async (asType, typed) => {
      const made = await invoiceCalls.create(asType, typed, crypto.randomUUID());
      void afterPosting(queryClient);
      return made.id;
    },
    forget: autosave.forget,
  };
}

/** A reload finds the record again. Past the router on purpose: the form must not be made anew while someone types. */
function nameInAddress(id: string): void {
  window.history.replaceState(window.history.state, '', `/invoiceEditor?id=${id}`);
}
