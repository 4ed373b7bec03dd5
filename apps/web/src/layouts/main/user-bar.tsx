import { Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../components/feedback/confirm.tsx';
import { Avatar } from '../../components/page/avatar.tsx';
import { Icon } from '../../components/page/icon.tsx';
import { currentLanguage } from '../../i18n/start-language.ts';
import { signOut } from '../../session/session-actions.ts';
import { useSession } from '../../session/session-store.ts';
import { companyNameIn } from './company-name.ts';
import { CompanySwitcher } from './company-switcher.tsx';
import { FlagSwitch } from './flags.tsx';
import './user-bar.css';

/** Who is signed in, in which company; languages; sign-out. */
export function UserBar() {
  const { t } = useTranslation('shell');
  const { profile, company } = useSession();
  const [isOpen, setOpen] = useState(false);
  const companyName = company === null ? t('noCompany') : companyNameIn(currentLanguage(), company);
  return (
    <div className="user-bar">
      <Popover
        trigger="click"
        placement="topLeft"
        open={isOpen}
        onOpenChange={setOpen}
        content={<CompanySwitcher onDone={() => setOpen(false)} />}
        arrow={false}
      >
        <button type="button" className="user-place" aria-haspopup="dialog" aria-expanded={isOpen}>
          <Avatar name={profile?.name ?? ''} src={profile?.avatar ?? null} />
          <span className="user-words">
            <span className="user-name">{profile?.name}</span>
            <span className="user-company">
              <span className="visually-hidden">{t('currentCompany')}</span>
              {companyName}
            </span>
          </span>
        </button>
      </Popover>
      <FlagSwitch />
      <SignOutButton />
    </div>
  );
}

function SignOutButton() {
  const { t } = useTranslation('shell');
  const confirm = useConfirm();
  const ask = async () => {
    if (await confirm({ title: t('signOutConfirm'), okText: t('signOut') })) await signOut();
  };
  return (
    <button type="button" className="icon-button" aria-label={t('signOut')} title={t('signOut')} onClick={ask}>
      <Icon name="sign-out" size={16} />
    </button>
  );
}
