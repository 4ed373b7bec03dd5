import type { Pricing, Usage } from '@folio/contract';
import { Select, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePricing, useUsage } from '../../../api/queries/people/pricing.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { PlanCard } from './plan-card.tsx';
import { roomiestFor } from './plan-room.ts';
import { UsageMeters } from './usage-meters.tsx';
import './pricing.css';

/** The plans side by side; below them, for signed-in users, their usage. */
export function PlanView({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('pricing');
  const pricing = usePricing();
  const usage = useUsage(isSignedIn);
  const { data: plans, error } = pricing;
  if (error && plans === undefined) return <ErrorState detail={error.message} onRetry={() => void pricing.refetch()} />;
  if (plans === undefined) return <Skeleton active />;
  return (
    <>
      <ul className="pricing-plans grid gap-16 below-16" aria-label={t('plans')}>
        {plans.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isCurrent={plan.id === plans.current} />
        ))}
      </ul>
      {isSignedIn && usage.error && <ErrorState detail={usage.error.message} onRetry={() => void usage.refetch()} />}
      {usage.data && <UsageCard pricing={plans} usage={usage.data} />}
    </>
  );
}

/** The usage compared with the current plan for all users, or with a selected plan. */
function UsageCard({ pricing, usage }: { pricing: Pricing; usage: Usage }) {
  const { t } = useTranslation('pricing');
  const labelId = useId();
  const language = currentLanguage();
  const [chosenId, setChosenId] = useState(pricing.current ?? roomiestFor(pricing.plans, usage)?.id);
  const plan = pricing.plans.find(({ id }) => id === chosenId);
  if (plan === undefined) return null;
  return (
    <Card
      className="pricing-usage"
      title={t('usage.title')}
      extra={
        <span className="pricing-compare flex wrap items-center gap-8">
          <span id={labelId}>{t('usage.against')}</span>
          <Select
            aria-labelledby={labelId}
            value={plan.id}
            options={pricing.plans.map(({ id, name }) => ({ value: id, label: name[language] }))}
            onChange={setChosenId}
          />
        </span>
      }
    >
      <p className="font-base muted">{t('usage.lead')}</p>
      <UsageMeters usage={usage} limits={plan.limits} />
    </Card>
  );
}
