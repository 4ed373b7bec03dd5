import type { InvoiceLink } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterLink, outgoingCalls } from '../../api/queries/trade/outgoing.ts';
import { useMay } from '../../session/use-may.ts';
import { useConfirm } from '../feedback/confirm.tsx';
import { StateTag, type StateTone } from '../feedback/state-tag.tsx';
import { toast } from '../feedback/toast/toast.ts';
import { refusalText } from '../form/refusal-text.ts';
import { type LinkState, linkStateOf } from './link-state.ts';
import { Moment, momentText } from './moment.tsx';

const tones: Record<LinkState, StateTone> = { open: 'blue', viewed: 'green', expired: 'grey', revoked: 'grey' };

/** One link: whether it is active, when the customer opened it, and a button to close it. */
export function LinkItem({ invoiceId, link }: { invoiceId: string; link: InvoiceLink }) {
  const { t } = useTranslation('outgoing');
  const readOnly = !useMay('write');
  const state = linkStateOf(link, new Date());
  const isOpen = state === 'open' || state === 'viewed';
  return (
    <li className="grid cells-start gap-2 pad-12-0 ruled-above">
      <div className="outgoing-line flex items-baseline between full gap-12 break">
        <span>
          {link.last_viewed_at === null
            ? t('link.notViewed')
            : t('link.viewed', { count: link.views, at: momentText(link.last_viewed_at) })}
        </span>
        <StateTag tone={tones[state]}>{t(`link.state.${state}`)}</StateTag>
      </div>
      <p className="font-small faint break">
        {t('link.made')} <Moment value={link.created_at} /> · {link.created_by ?? t('automatic')}
      </p>
      <p className="font-small faint break">
        {link.revoked_at === null ? t('link.until') : t('link.closedAt')}{' '}
        <Moment value={link.revoked_at ?? link.expires_at} />
      </p>
      {isOpen && !readOnly && <Revoke invoiceId={invoiceId} linkId={link.id} />}
    </li>
  );
}

function Revoke({ invoiceId, linkId }: { invoiceId: string; linkId: string }) {
  const { t } = useTranslation('outgoing');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const revoke = async () => {
    if (!(await confirm({ title: t('link.revokeAsk'), okText: t('link.revoke'), danger: true }))) return;
    setBusy(true);
    try {
      await outgoingCalls.revokeLink(invoiceId, linkId);
      toast.success(t('link.revoked'));
    } catch (cause) {
      toast.error(refusalText(cause));
    }
    await afterLink(queryClient, invoiceId);
    setBusy(false);
  };
  return (
    <Button size="small" danger loading={isBusy} onClick={() => void revoke()}>
      {t('link.revoke')}
    </Button>
  );
}
