import type { DashboardNeeds } from '@folio/contract';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AskButton } from '../../../../components/client-request/ask/ask-button.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { Icon, type IconName } from '../../../../components/page/icon.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { type OwnerNeed, type OwnerNeedKey, ownerNeeds } from './owner-needs.ts';

const icons: Readonly<Record<OwnerNeedKey, IconName>> = {
  questions: 'comment',
  answers: 'comment',
  requests: 'users',
  drafts: 'file-search',
  overdue: 'clock',
};

/** What waits for the owner: how much, and the one thing to do next. */
export function OwnerNeedsCard({ needs }: { needs: DashboardNeeds | undefined }) {
  const { t } = useTranslation('home');
  if (needs === undefined)
    return (
      <Card title={t('needs.label')} className="below-16">
        <Skeleton active paragraph={{ rows: 2 }} />
      </Card>
    );
  const all = ownerNeeds(needs);
  const ask = <AskButton size="small" subject={{ type: 'none', id: null, label: '' }} />;
  return (
    <Card title={t('needs.label')} extra={ask} className="below-16">
      {all.length === 0 ? (
        <p className="m-0 flex items-center gap-8 muted">
          <span className="rigid grid centred text-green">
            <Icon name="circle-check" size={18} />
          </span>
          {t('you.none')}
        </p>
      ) : (
        <ul className="m-0 p-0 list-none last-unruled">
          {all.map((need) => (
            <Row key={need.key} need={need} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ need: { key, count, path, amount } }: { need: OwnerNeed }) {
  const { t } = useTranslation('home');
  const { company } = useSession();
  return (
    <li className="ruled-below">
      <Link to={path} className="tint-link flex items-center gap-12 pad-10-12 text-inherit radius-medium">
        <span className="rigid grid centred faint">
          <Icon name={icons[key]} size={18} />
        </span>
        <span className="fill-row min-0">
          {t(`you.${key}.title`, { count })}
          {amount !== undefined && (
            <>
              {' · '}
              <Amount value={amount} currency={company?.base_currency} strong />
            </>
          )}
        </span>
        <span className="rigid text-link">{t(`you.${key}.act`)}</span>
      </Link>
    </li>
  );
}
