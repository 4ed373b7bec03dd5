import type { InvoiceDetail, InvoiceDraft, InvoiceType } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { afterPosting, invoiceCalls, invoiceKey } from '../../api/queries/invoice.ts';
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
  idNow: () => string | null;
  remove: () => Promise<void>;
  confirm: () => Promise<InvoiceDetail | null>;
}

/** An invoice being written: saves itself, makes the record with the first change, confirms what is saved. */
export function useInvoiceDraft({ type, id, version, draft }: DraftOf): InvoiceEditing {
  const queryClient = useQueryClient();
  const { company } = useSession();
  const record = useRef({ id, createKey: crypto.randomUUID() });
  const autosave = useAutosave<InvoiceDraft>({
    storageKey: `invoice.${company?.id}.${id ?? type}`,
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
      return saved.version;
    },
  });
  return {
    ...autosave,
    idNow: () => record.current.id,
    remove: async () => {
      const { id: made } = record.current;
      await autosave.flush();
      if (made !== null) await invoiceCalls.remove(made);
      await afterPosting(queryClient);
    },
    confirm: async () => {
      if (record.current.id === null) autosave.change((typed) => ({ ...typed }));
      const { isSaved, version: at } = await autosave.flush();
      const made = record.current.id;
      if (!isSaved || made === null) return null;
      const confirmed = await invoiceCalls.confirm(made, at);
      queryClient.setQueryData(invoiceKey(made), confirmed);
      await afterPosting(queryClient);
      return confirmed;
    },
  };
}

/** A reload finds the record again. Past the router on purpose: the form must not be made anew while someone types. */
function nameInAddress(id: string): void {
  window.history.replaceState(window.history.state, '', `/invoiceEditor?id=${id}`);
}
