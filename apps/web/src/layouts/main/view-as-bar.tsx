import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { KeyCap } from '../../components/keyboard/key-cap.tsx';
import { useAltKeys } from '../../components/keyboard/use-alt-keys.ts';
import { Icon } from '../../components/page/icon.tsx';
import { currentLanguage } from '../../i18n/start-language.ts';
import { useAccessEnded } from '../../session/expired/access-ended.ts';
import { switchCompany } from '../../session/session-actions.ts';
import { useSession } from '../../session/session-store.ts';
import { companyNameIn } from './company-name.ts';
import './view-as-bar.css';

/** Above everything while somebody is in a client's books: whose they are, for which practice, and the way home. */
export function ViewAsBar() {
  const { company } = useSession();
  const hasEnded = useAccessEnded() !== null;
  const practice = company?.via_practice ?? null;
  if (company === null || practice === null || hasEnded) return null;
  return <Bar company={companyNameIn(currentLanguage(), company)} practice={practice.name} />;
}

function Bar({ company, practice }: { company: string; practice: string }) {
  const { t } = useTranslation('shell');
  const { profile } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await switchCompany(null);
    navigate('/practice');
  };
  useAltKeys([['KeyH', () => void leave()]]);
  return (
    <aside
      className="view-as-bar z-20 icons-rigid text-on-fill flex items-center sticky clip top-0 gap-10"
      aria-label={t('viewAs.label')}
    >
      <Icon name="eye" size={16} />
      <p className="fill-row min-0 ellipsis">
        <span className="hide-tablet">{t('viewAs.lead')}</span> <strong className="bold">{company}</strong>{' '}
        <span className="view-as-practice hide-tablet left-6">
          {t('viewAs.practice', { practice })}
          {profile?.role && ` · ${t(`role.${profile.role}`)}`}
        </span>
      </p>
      <Button size="small" onClick={() => void leave()} aria-keyshortcuts="Alt+H">
        {t('viewAs.leave')}
        <KeyCap>{t('keys.leave')}</KeyCap>
      </Button>
    </aside>
  );
}
