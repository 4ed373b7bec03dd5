import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { useRef } from 'react';
import type { InvoiceEditing } from './use-invoice-draft.ts';

/** A draft without its items; the object stays the same while a person edits an item. */
export type DraftHead = Omit<InvoiceDraft, 'items'>;

/** Props of every part of the form except the items. */
export interface PaperPartProps {
  type: InvoiceType;
  head: DraftHead;
  change: InvoiceEditing['change'];
  errors: Readonly<Record<string, string[]>>;
}

/** The head of a draft; the same object as long as no head field changes. */
export function useHead(draft: InvoiceDraft): DraftHead {
  const { items: _items, ...now } = draft;
  const last = useRef<DraftHead>(now);
  const before: Readonly<Record<string, unknown>> = { ...last.current };
  if (Object.entries(now).some(([key, value]) => value !== before[key])) last.current = now;
  return last.current;
}
