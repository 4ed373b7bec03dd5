import type { InvoiceType } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../api/api-error.ts';
import { invoiceCalls } from '../../../../api/queries/trade/invoice.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import type { DocumentKindChoice } from '../../../../components/invoice-form/head/letterhead.tsx';
import type { InvoiceEditing } from '../../../../components/invoice-form/use-invoice-draft.ts';
import { asKind, typeOfKind } from './document-kind.ts';

/**
 * Makes what is written a document of another kind. Of the same type it only says so; of another it is a new record, which takes the place
 * of the one that was made, and nothing typed is lost on the way.
 */
export function useKindSwitch(editing: InvoiceEditing, type: InvoiceType): (kind: DocumentKindChoice) => Promise<void> {
  const { t } = useTranslation('invoice-editor');
  const navigate = useNavigate();
  return async (kind) => {
    const to = typeOfKind(kind);
    if (to === type) {
      editing.change((draft) => asKind(draft, type, kind));
      return;
    }
    const isTouched = editing.id !== null || editing.state !== 'saved';
    if (!isTouched) {
      navigate(`/invoiceEditor?type=${kind}`, { replace: true });
      return;
    }
    try {
      const { isSaved } = await editing.flush();
      if (!isSaved) return;
      const made = await editing.copyTyped(to, asKind(editing.draftNow(), type, kind));
      const id = editing.idNow();
      editing.forget();
      if (id !== null) await invoiceCalls.remove(id).catch(() => undefined);
      navigate(`/invoiceEditor?id=${made}`, { replace: true });
    } catch (cause) {
      toast.error(cause instanceof ApiError && cause.message !== '' ? cause.message : t('common:error.network'));
    }
  };
}
