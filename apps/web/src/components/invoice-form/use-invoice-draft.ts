import type { InvoiceDetail, InvoiceDraft, InvoiceType } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { afterPosting, invoiceCalls, invoiceKey } from '../../api/queries/trade/invoice.ts';
import { submitInvoice } from '../../api/queries/trade/invoice-editing.ts';
import { useSession } from '../../session/session-store.ts';
import { type Autosave, useAutosave } from '../draft/use-autosave.ts';

interface DraftOf {
  type: InvoiceType;
  /** null until the first save. */
  id: string | null;
  version: number;
  draft: InvoiceDraft;
}

export interface InvoiceEditing extends Autosave<InvoiceDraft> {
  id: string | null;
  remove: () => Promise<void>;
  /** Confirms the draft or submits it for approval; null if it could not be saved first. */
  finish: (how: 'confirm' | 'submit') => Promise<InvoiceDetail | null>;
  /**
   * Creates a new draft from the typed values, of another type if requested; this draft does not change. Resolves to
   * the id of the new draft.
   */
  copyTyped: (type: InvoiceType, draft: InvoiceDraft) => Promise<string>;
  /** Deletes what this browser keeps of the draft, without saving. */
  forget: () => void;
}

/** The name under which this browser keeps unsaved changes of an invoice. */
export function keptName(companyId: string, idOrType: string): string {
  return `invoice.${companyId}.${idOrType}`;
}

/** Edits an invoice: saves automatically, creates the record on the first change, and confirms what is saved. */
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

/**
 * Puts the new id into the address so that a reload opens the same record. It bypasses the router, which would
 * remount the form while the user types.
 */
function nameInAddress(id: string): void {
  window.history.replaceState(window.history.state, '', `/invoiceEditor?id=${id}`);
}
