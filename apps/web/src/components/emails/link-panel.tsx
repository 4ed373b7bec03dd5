import type { InvoiceLink } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterLink, outgoingCalls, useLinks } from '../../api/queries/trade/outgoing.ts';
import { useMay } from '../../session/use-may.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { toast } from '../feedback/toast/toast.ts';
import { refusalText } from '../form/refusal-text.ts';
import { Icon } from '../page/icon.tsx';
import { LinkItem } from './link-item.tsx';
import { NewLink } from './new-link.tsx';
import './outgoing.css';

const dayChoices = [7, 30, 90, 365] as const;

export function LinkPanel({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation('outgoing');
  const readOnly = !useMay('write');
  const { data, error, refetch } = useLinks(invoiceId);
  const [made, setMade] = useState<InvoiceLink | null>(null);
  if (error && !data) return <ErrorState detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <p className="font-base faint">{t('common:loading')}</p>;
  const madeNow = data.find((link) => link.id === made?.id && link.revoked_at === null);
  return (
    <div className="grid gap-16">
      {!readOnly && <MakeLink invoiceId={invoiceId} onMade={setMade} />}
      {made?.url && madeNow && <NewLink url={made.url} />}
      {data.length === 0 ? (
        <p className="font-base faint">{t('link.none')}</p>
      ) : (
        <ul className="outgoing-list grid" aria-label={t('link.title')}>
          {data.map((link) => (
            <LinkItem key={link.id} invoiceId={invoiceId} link={link} />
          ))}
        </ul>
      )}
    </div>
  );
}

function MakeLink({ invoiceId, onMade }: { invoiceId: string; onMade: (link: InvoiceLink) => void }) {
  const { t } = useTranslation('outgoing');
  const queryClient = useQueryClient();
  const id = useId();
  const [days, setDays] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      onMade(await outgoingCalls.makeLink(invoiceId, days));
      await afterLink(queryClient, invoiceId);
    } catch (cause) {
      toast.error(refusalText(cause));
    }
    setBusy(false);
  };
  return (
    <div className="gap-8-10 flex wrap items-center font-base muted">
      <label htmlFor={id}>{t('link.openFor')}</label>
      <Select
        id={id}
        value={days ?? 0}
        popupMatchSelectWidth={false}
        options={[
          { value: 0, label: t('link.usual') },
          ...dayChoices.map((count) => ({ value: count, label: t('link.days', { count }) })),
        ]}
        onChange={(chosen) => setDays(chosen === 0 ? null : chosen)}
      />
      <Button icon={<Icon name="link" size={15} />} loading={isBusy} onClick={() => void make()}>
        {t('link.make')}
      </Button>
    </div>
  );
}
