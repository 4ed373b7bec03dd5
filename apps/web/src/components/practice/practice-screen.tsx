import type { PracticeDetail } from '@folio/contract';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePractice } from '../../api/queries/people/practice.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { ExploreNav } from '../navigation/explore-nav.tsx';
import { Card } from '../page/card.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PracticeActions } from './practice-actions.tsx';
import './practice.css';

/** A practice's public profile and the actions it offers. */
export default function PracticeDetailScreen() {
  const { practiceId = '' } = useParams();
  const { data, error, refetch } = usePractice(practiceId);
  if (error && !data) return <ErrorState detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <PageHeader title={data.name} actions={<PracticeActions practice={data} />} />
      <ExploreNav />
      <PracticeFacts practice={data} />
    </>
  );
}

export function PracticeFacts({ practice }: { practice: PracticeDetail }) {
  const { t } = useTranslation('access');
  const { pc_number, phone, email, website, address, about } = practice;
  const facts: { field: string; value: ReactNode }[] = [
    { field: 'pc_number', value: pc_number },
    { field: 'phone', value: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> },
    { field: 'email', value: <a href={`mailto:${email}`}>{email}</a> },
    { field: 'website', value: website && <Website address={website} /> },
    { field: 'address', value: address },
    { field: 'about', value: about },
  ];
  return (
    <Card title={t('detail')}>
      <dl className="practice-facts terms-faint grid">
        {facts
          .filter(({ value }) => Boolean(value))
          .map(({ field, value }) => (
            <div key={field} className={field === 'about' ? 'whole-row' : undefined}>
              <dt className="font-small">{t(`col.${field}`)}</dt>
              <dd className="around-2-0-0 break prewrap">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

function Website({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address.replace(/^https?:\/\//, '')}
    </a>
  );
}
