import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useSession } from '../../session/session-store.ts';

/** Stands where a company's screens will, until there is a company. */
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

/** Screens that need no company: making one, practices, and the user's own settings. */
export function standsWithoutCompany(pathname: string): boolean {
  const inside = ['/company', '/practice', '/settings/explore'];
  const isInside = inside.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return isInside && !ofCompany.some((path) => pathname.startsWith(path));
}
