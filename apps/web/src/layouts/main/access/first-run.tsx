import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useSession } from '../../../session/session-store.ts';

/** Replaces a company's screens until the user has a company. */
export function FirstRun() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { profile } = useSession();
  return (
    <>
      <PageHeader title={t('firstRun.title', { name: profile?.name ?? '' })} />
      <Card>
        <EmptyState
          illustration="boat"
          title={t('firstRun.lead')}
          detail={t('firstRun.detail')}
          action={
            <Button type="primary" size="large" icon={<Icon name="plus" />} onClick={() => navigate('/company/new')}>
              {t('firstRun.action')}
            </Button>
          }
        />
      </Card>
    </>
  );
}

/** Settings that are a company's own. */
const ofCompany = [
  '/settings/explore/access-management',
  '/settings/explore/corporate-staff-management',
  '/settings/explore/file-storage',
];

/** Screens that need no company: making one, practices, rooms of auditors, the user's own settings, and the server's operation. */
export function standsWithoutCompany(pathname: string): boolean {
  const inside = ['/company', '/practice', '/auditor-room', '/settings/explore', '/operator'];
  const isInside = inside.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return isInside && !ofCompany.some((path) => pathname.startsWith(path));
}
