import type { SetUpStep } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCloseSetUp, useSetUp } from '../../../api/queries/people/company.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import './set-up-list.css';

const pages: Readonly<Record<Exclude<SetUpStep, 'details'>, string>> = {
  bank: '/bank-statement/accounts',
  opening: '/accounting/opening-balances',
  logo: '/sales/settings',
  fps: '/sales/settings?tab=payment',
  colleagues: '/settings/explore/staff',
  accountant: '/settings/explore',
};

/** The steps of a new company, for a person who may take them. */
export function useSetUpSteps() {
  const { company } = useSession();
  const isAsked = useMay('control') && company?.state === 'active';
  return { isAsked, ...useSetUp(isAsked) };
}

/** What a new company still sets up. It leaves when every step is done, or when a person closes it. */
export function SetUpList() {
  const { t } = useTranslation('home');
  const { company } = useSession();
  const { isAsked, data } = useSetUpSteps();
  const close = useCloseSetUp();
  if (!isAsked || company === null || data === undefined || data.closed) return null;
  const done = data.steps.filter((one) => one.done).length;
  if (done === data.steps.length) return null;
  return (
    <Card
      className="below-16"
      title={t('setUp.title')}
      extra={t('setUp.done', { done: String(done), steps: String(data.steps.length) })}
    >
      <ul className="set-up-steps grid gap-12">
        {data.steps.map(({ step, done: isDone }) => (
          <li key={step} className="flex items-top gap-10">
            <span className={isDone ? 'rigid text-green' : 'rigid faint'}>
              <Icon name={isDone ? 'circle-check' : 'chevron-right'} size={18} />
            </span>
            <span className="min-0">
              <span className="visually-hidden absolute clip nowrap">
                {t(isDone ? 'setUp.isDone' : 'setUp.isOpen')}{' '}
              </span>
              {isDone ? (
                <span className="muted">{t(`setUp.step.${step}.title`)}</span>
              ) : (
                <Link to={step === 'details' ? `/company/${company.id}` : pages[step]}>
                  {t(`setUp.step.${step}.title`)}
                </Link>
              )}
              <span className="block font-base muted">{t(`setUp.step.${step}.detail`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="above-12">
        <Button size="small" loading={close.isPending} onClick={() => close.mutate()}>
          {t('setUp.close')}
        </Button>
      </p>
    </Card>
  );
}
