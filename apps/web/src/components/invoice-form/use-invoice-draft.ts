import type { InvoiceDetail, InvoiceDraft, InvoiceType } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { afterPosting, invoiceCalls, invoiceKey } from '../../api/queries/trade/invoice.ts';
import { submitInvoice } from '../../api/queries/trade/invoice-editing.ts';
import { useSession } from '../../session/session-store.ts';
import { isSameDraft } from '../draft/draft-merge.ts';
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
  /** The id with a save that ended after the last rendering. */
  idNow: () => string | null;
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
  const record = useRef<OpenRecord>({ id: givenId, version, first: null, finishKey: crypto.randomUUID() });
  const [id, setId] = useState(givenId);
  const autosave = useAutosave<InvoiceDraft>({
    storageKey: keptName(company?.id ?? '', id ?? type),
    saved: draft,
    version,
    save: async (typed, at) => {
      const { current } = record;
      const made = current.id === null ? await createOnce(type, current, typed) : null;
      setId(current.id);
      const isSaved = made !== null && isSameDraft(current.first?.draft, typed);
      const saved = isSaved ? made : await saveOver(current, at, typed);
      queryClient.setQueryData(invoiceKey(saved.id), saved);
      return saved;
    },
    load: async () => (record.current.id === null ? null : await invoiceCalls.read(record.current.id)),
  });
  return {
    ...autosave,
    id,
    idNow: () => record.current.id,
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

/** The record of the form. */
interface OpenRecord {
  id: string | null;
  /** The version in which this form created it, or opened it. */
  version: number;
  /** The request that creates it, sent again unchanged after a lost response: a key belongs to one request. */
  first: { draft: InvoiceDraft; key: string } | null;
  finishKey: string;
}

/** Creates the record, once. After a lost response this is with the values of the first request. */
async function createOnce(type: InvoiceType, record: OpenRecord, typed: InvoiceDraft): Promise<InvoiceDetail> {
  record.first ??= { draft: typed, key: crypto.randomUUID() };
  try {
    const made = await invoiceCalls.create(type, record.first.draft, record.first.key);
    nameInAddress(made.id);
    record.id = made.id;
    record.version = made.version;
    return made;
  } catch (cause) {
    const isAnswered = cause instanceof ApiError && cause.status > 0 && cause.status < 500;
    if (isAnswered) record.first = null;
    throw cause;
  }
}

function saveOver({ id, version }: OpenRecord, at: number, typed: InvoiceDraft): Promise<InvoiceDetail> {
  return invoiceCalls.save(id ?? '', Math.max(at, version), typed);
}

/**
 * Puts the new id into the address so that a reload opens the same record. It bypasses the router, which would
 * remount the form while the user types.
 */
function nameInAddress(id: string): void {
  window.history.replaceState(window.history.state, '', `/invoiceEditor?id=${id}`);
}
