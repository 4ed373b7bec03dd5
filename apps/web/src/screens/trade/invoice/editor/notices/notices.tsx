import type { InvoiceType } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../../../../api/api-error.ts';
import { toast } from '../../../../../components/feedback/toast/toast.ts';
import type { DraftTotals } from '../../../../../components/invoice-form/draft-totals.ts';
import type { InvoiceEditing } from '../../../../../components/invoice-form/use-invoice-draft.ts';
import { Icon } from '../../../../../components/page/icon.tsx';
import { LookAlikes } from './look-alikes.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { StaleNotice } from './stale-notice.tsx';

interface NoticesProps {
  type: InvoiceType;
  editing: InvoiceEditing;
  error: ApiError | null;
  rejectedReason: string | null;
  counted: InvoiceEditing['draft'];
  totals: DraftTotals | null;
  /** Goes to the field a sentence is about. */
  onField: (path: string) => void;
}

/** What a person has to know above the sheet: why it was sent back or refused, and what it may be a copy of. */
export function Notices({ type, editing, error, rejectedReason, counted, totals, onField }: NoticesProps) {
  const { t } = useTranslation('invoice-editor');
  const navigate = useNavigate();
  const isStale = error?.word === 'already_confirmed';
  const copy = async () => {
    const made = await editing.copyTyped(type, { ...editing.draft, number: '' });
    editing.forget();
    toast.success(t('stale.copied'));
    navigate(`/invoiceEditor?id=${made}`, { replace: true });
  };
  const letGo = () => {
    editing.forget();
    navigate(`/invoice/${editing.id}`, { replace: true });
  };
  return (
    <>
      {rejectedReason !== null && (
        <div className="flex gap-10 below-12 pad-12-16 radius-large text-red bg-red" role="status">
          <Icon className="rigid above-2" name="undo" />
          <div className="fill-row min-0">
            <p>{t('rejected.title')}</p>
            <p className="text-plain">{rejectedReason}</p>
          </div>
        </div>
      )}
      {isStale && <StaleNotice message={error.message} onCopy={copy} onLetGo={letGo} />}
      {error && !isStale && error.word !== 'stale_version' && <RefusalNotice error={error} onField={onField} />}
      <LookAlikes type={type} id={editing.id} draft={counted} total={totals?.total ?? null} />
    </>
  );
}
