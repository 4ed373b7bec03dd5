import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useAccessEnded } from '../../../session/expired/access-ended.ts';
import { switchCompany } from '../../../session/session-actions.ts';
import { useSession } from '../../../session/session-store.ts';
import { companyNameIn } from '../company-name.ts';

/** Replaces a company's screens when the user's access to it ends. */
export function AccessEnded() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { profile } = useSession();
  const ended = useAccessEnded();
  const hasPractice = (profile?.practices.length ?? 0) > 0;
  const leave = async () => {
    await switchCompany(null);
    navigate(hasPractice ? '/practice' : '/home', { replace: true });
  };
  if (ended === null) return null;
  const company = companyNameIn(currentLanguage(), ended);
  return (
    <div role="alert">
      <Card>
        <EmptyState
          illustration="boat"
          title={t('accessEnded.title', { company })}
          detail={
            ended.via_practice
              ? t('accessEnded.ofPractice', { practice: ended.via_practice.name })
              : t('accessEnded.ofMember')
          }
          action={
            <Button type="primary" size="large" autoFocus onClick={() => void leave()}>
              {t(hasPractice ? 'accessEnded.toPractice' : 'accessEnded.toHome')}
            </Button>
          }
        />
      </Card>
    </div>
  );
}
