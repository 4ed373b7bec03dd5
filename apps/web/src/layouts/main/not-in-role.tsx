import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useSession } from '../../session/session-store.ts';
import { useCompanyName } from './use-company-name.ts';

/** Stands where a screen would, for whose role it is not. */
export function NotInRole() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { profile } = useSession();
  const company = useCompanyName();
  const role = profile?.role ? t(`role.${profile.role}`) : '';
  return (
    <Card>
      <EmptyState
        illustration="search"
        title={t('notInRole.title')}
        detail={t('notInRole.detail', { role, company })}
        action={
          <Button type="primary" onClick={() => navigate('/home')}>
            {t('notInRole.home')}
          </Button>
        }
      />
    </Card>
  );
}
