import type { ContactDetail, InvoiceDraft, InvoiceType } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTaxCodes } from '../../../api/queries/books/accounting-tax-code.ts';
import { useContact } from '../../../api/queries/trade/contact.ts';
import { readContact } from '../../../api/queries/trade/invoice-editing.ts';
import { usePaymentTerms } from '../../../api/queries/trade/sales-setting.ts';
import { useSession } from '../../../session/session-store.ts';
import { withContact } from '../draft-defaults.ts';
import type { PaperPartProps } from '../paper-part.ts';
import { useRateOfDay } from './money-fields.tsx';

/** Fills the defaults of a chosen contact into the draft where nothing was typed. */
export function useContactDefaults(type: InvoiceType, blank: InvoiceDraft, change: PaperPartProps['change']) {
  const queryClient = useQueryClient();
  const fillRate = useRateOfDay(change);
  const base = useSession().company?.base_currency ?? 'HKD';
  const { data: terms } = usePaymentTerms();
  const { data: taxCodes } = useTaxCodes();
  const { data: first } = useContact(blank.contact_id);
  const before = useRef<ContactDetail | null>(null);
  const context = useRef({ type, blank, terms, taxCodes, first, base });
  context.current = { type, blank, terms, taxCodes, first, base };
  return useCallback(
    (id: string) => {
      void readContact(queryClient, id).then((contact) => {
        if (contact === null) return;
        const now = context.current;
        change((draft) => {
          if (draft.contact_id !== id) return draft;
          const next = withContact(draft, contact, {
            type: now.type,
            blank: now.blank,
            previous: before.current ?? now.first ?? null,
            terms: now.terms ?? [],
            taxCodes: now.taxCodes ?? [],
          });
          before.current = contact;
          if (next.currency !== now.base && next.rate === null) fillRate(next.currency, next.issue_date);
          return next;
        });
      });
    },
    [queryClient, change, fillRate],
  );
}
