import type { InvoiceDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { afterPosting, invoiceKey } from '../../../../../api/queries/trade/invoice.ts';
import { moneyCalls } from '../../../../../api/queries/trade/invoice-money.ts';
import { toast } from '../../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../../components/form/refusal-text.ts';
import { newSettlement } from './settlements.ts';

const undoStaysMs = 8000;

/** Says what was done to a document, with an offer to take it back. */
export function useSettledToast() {
  const { t } = useTranslation('invoice-life');
  const queryClient = useQueryClient();
  const undo = async (id: string, entryId: string) => {
    try {
      const body = { journal_entry_id: entryId, reason: t('undo.fromToast') };
      queryClient.setQueryData(invoiceKey(id), await moneyCalls.undo(id, body, crypto.randomUUID()));
      await afterPosting(queryClient);
      toast.success(t('undo.done'));
    } catch (cause) {
      toast.error(refusalText(cause), { durationMs: 0 });
    }
  };
  /** `before` is the same document before the act; null where it was not on the screen, and is not undone from here. */
  return (words: string, before: InvoiceDetail | null, after: InvoiceDetail) => {
    queryClient.setQueryData(invoiceKey(after.id), after);
    const made = before === null ? undefined : newSettlement(before.settlements, after.settlements);
    toast.success(words, {
      durationMs: undoStaysMs,
      ...(made && {
        action: { label: t('common:undo'), run: () => void undo(after.id, made.journal_entry_id) },
      }),
    });
  };
}
