import type { DashboardNeeds } from '@folio/contract';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon, type IconName } from '../../../components/page/icon.tsx';
import { useSession } from '../../../session/session-store.ts';
import './needs-cards.css';

/** What waits for a person; each card leads to where it is done. */
export function NeedsCards({ needs }: { needs: DashboardNeeds | undefined }) {
  const { t } = useTranslation('home');
  const { company, profile } = useSession();
  const currency = company?.base_currency;
  const questions = needs?.open_questions ?? 0;
  const requests = needs?.access_requests ?? 0;
  const isPractice = (profile?.via_practice ?? null) !== null;
  const asked = isPractice ? (needs?.accountant_questions ?? 0) : 0;
  const answers = needs?.answered_questions ?? 0;
  return (
    <ul className="needs grid gap-16 below-16" aria-label={t('needs.label')}>
      <Need
        to="/sales?state=overdue"
        icon="clock"
        isLate={/[1-9]/.test(needs?.overdue_from_customers ?? '')}
        figure={needs && <Amount value={needs.overdue_from_customers} currency={currency} />}
      >
        {t('needs.overdue')}
      </Need>
      <Need
        to="/purchases?state=unpaid"
        icon="calendar-clock"
        figure={needs && <Amount value={needs.to_pay_this_week} currency={currency} />}
      >
        {t('needs.toPay')}
      </Need>
      <Need to="/questions" icon="comment" figure={needs?.open_questions}>
        {t('needs.questions', { count: questions })}
        {answers > 0 && <span className="block faint">{t('needs.answers', { count: answers })}</span>}
      </Need>
      {asked > 0 && (
        <Need to="/questions" icon="comment" figure={asked}>
          {t('needs.asked', { count: asked })}
        </Need>
      )}
      {requests > 0 && (
        <Need to="/settings/explore/access-management" icon="users" figure={requests}>
          {t('needs.requests', { count: requests })}
        </Need>
      )}
    </ul>
  );
}

interface NeedProps {
  to: string;
  icon: IconName;
  figure: ReactNode;
  isLate?: boolean;
  children: ReactNode;
}

/** A figure and what it counts, as one link. */
export function Need({ to, icon, figure, isLate, children }: NeedProps) {
  return (
    <li>
      <Link to={to} className="need h-full pad-14-16 text-inherit flex items-center gap-14 bg-card framed radius-huge">
        <span
          className={
            isLate
              ? 'w-36 h-36 rigid grid centred radius-medium text-amber bg-amber'
              : 'w-36 h-36 rigid grid centred text-link bg-grey radius-medium'
          }
        >
          <Icon name={icon} size={19} />
        </span>
        <span className="grid min-0 gap-2">
          {figure === undefined ? (
            <Skeleton.Node active style={{ width: 72, height: 24 }} />
          ) : (
            <span className="need-figure bold figures num">{figure}</span>
          )}
          <span className="font-small line-18 faint">{children}</span>
        </span>
      </Link>
    </li>
  );
}
