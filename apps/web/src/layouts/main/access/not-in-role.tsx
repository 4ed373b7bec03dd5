import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useSession } from '../../../session/session-store.ts';
import { useCompanyName } from '../use-company-name.ts';

/** Replaces a screen that the user's role does not include. */
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
