import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/page/card.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { AvatarField } from '../avatar/avatar-field.tsx';
import { LookSettings } from './look-settings.tsx';
import { NameForm } from './name-form.tsx';

/** Who the user is, and how the product looks to them. */
export function ProfileTab() {
  const { t } = useTranslation('account-setting');
  const { profile } = useSession();
  if (profile === null) return null;
  return (
    <>
      <Card title={t('profile')}>
        <AvatarField profile={profile} />
        <dl className="account-who grid columns-auto-wide below-20">
          <dt className="faint">{t('email')}</dt>
          <dd className="break">{profile.email}</dd>
          <dt className="faint">{t('accountType')}</dt>
          <dd className="break">{t(`type.${profile.account_type}`)}</dd>
        </dl>
        <NameForm profile={profile} />
      </Card>
      <Card title={t('look')}>
        <LookSettings />
      </Card>
    </>
  );
}
