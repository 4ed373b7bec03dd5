import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar.tsx';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { currentLanguage } from '../../i18n/start-language.ts';
import { companyNameIn } from '../../layouts/main/company-name.ts';
import { useSession } from '../../session/session-store.ts';
import { LookSettings } from './look-settings.tsx';
import { NameForm } from './name-form.tsx';
import { LanguageModel } from './reading/language-model.tsx';
import { LearntList } from './reading/learnt-list.tsx';
import './account-setting.css';

/** The user's own name, language and look; and how documents of the company on the screen are read. */
export default function AccountSettingScreen() {
  const { t } = useTranslation('account-setting');
  const { profile, company } = useSession();
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
        {company && (
          <>
            <Card title={t('reading.title', { company: companyNameIn(currentLanguage(), company) })}>
              <p className="reading-note">{t('reading.lead')}</p>
              <LanguageModel />
            </Card>
            <Card title={t('learnt.title')}>
              <LearntList />
            </Card>
          </>
        )}
      </div>
    </>
  );
}
