import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar.tsx';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useSession } from '../../session/session-store.ts';
import { LookSettings } from './look-settings.tsx';
import { NameForm } from './name-form.tsx';
import './account-setting.css';

/** The user's own name, language and look. */
export default function AccountSettingScreen() {
  const { t } = useTranslation('account-setting');
  const { profile } = useSession();
  if (profile === null) return null;
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="account-setting">
        <Card title={t('profile')}>
          <div className="account-who">
            <Avatar name={profile.name} size={56} />
            <dl>
              <dt>{t('email')}</dt>
              <dd>{profile.email}</dd>
              <dt>{t('accountType')}</dt>
              <dd>{t(`type.${profile.account_type}`)}</dd>
            </dl>
          </div>
          <NameForm profile={profile} />
        </Card>
        <Card title={t('look')}>
          <LookSettings />
        </Card>
      </div>
    </>
  );
}
