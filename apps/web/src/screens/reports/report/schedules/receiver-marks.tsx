import type { ReceiverState } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';

/** Marks receivers outside the company and those who have unsubscribed, so that a slip is seen before it is saved. */
export function ReceiverMarks({ receivers }: { receivers: readonly ReceiverState[] }) {
  const { t } = useTranslation('reports');
  const marked = receivers.filter(({ outside, unsubscribed }) => outside || unsubscribed);
  if (marked.length === 0) return null;
  return (
    <div className="grid gap-8 font-small" role="status">
      <ul className="grid gap-4" aria-label={t('mailing.marks')}>
        {marked.map(({ address, outside, unsubscribed }) => (
          <li key={address} className="flex wrap items-center gap-8">
            <span className="break">{address}</span>
            {outside && <StateTag tone="amber">{t('mailing.outside')}</StateTag>}
            {unsubscribed && <StateTag tone="grey">{t('mailing.unsubscribed')}</StateTag>}
          </li>
        ))}
      </ul>
      {marked.some(({ outside }) => outside) && <p className="muted">{t('mailing.outsideDetail')}</p>}
      {marked.some(({ unsubscribed }) => unsubscribed) && <p className="muted">{t('mailing.unsubscribedDetail')}</p>}
    </div>
  );
}
