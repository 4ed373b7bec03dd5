import { Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/page/avatar.tsx';
import { Icon } from '../../components/page/icon.tsx';
import { currentLanguage } from '../../i18n/start-language.ts';
import { useSession } from '../../session/session-store.ts';
import { companyNameIn } from './company-name.ts';
import { CompanySwitcher } from './company-switcher.tsx';
import { FlagSwitch } from './flags.tsx';
import { useAskedSignOut } from './use-asked-sign-out.tsx';
import './user-bar.css';

/** Who is signed in, in which company; languages; sign-out. */
export function UserBar() {
  const { t } = useTranslation('shell');
  const { profile, company } = useSession();
  const [isOpen, setOpen] = useState(false);
  const companyName = company === null ? t('noCompany') : companyNameIn(currentLanguage(), company);
  return (
    <div className="user-bar flex items-center gap-4 pad-10-12 ruled-above">
      <Popover
        trigger="click"
        placement="topLeft"
        open={isOpen}
        onOpenChange={setOpen}
        content={<CompanySwitcher onDone={() => setOpen(false)} />}
        arrow={false}
      >
        <button
          type="button"
          className="user-place tint-hover pad-4 text-inherit font-inherit border-0 bg-none fill-row flex items-center min-0 gap-10 text-left radius-large pointer"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          <Avatar name={profile?.name ?? ''} src={profile?.avatar ?? null} />
          <span className="grid min-0">
            <span className="user-name line-20 medium ellipsis">{profile?.name}</span>
            <span className="user-company font-small line-18 faint ellipsis">
              <span className="visually-hidden absolute clip nowrap">{t('currentCompany')}</span>
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
  const ask = useAskedSignOut();
  return (
    <button
      type="button"
      className="icon-button w-30 h-30 p-0 border-0 bg-none rigid grid centred muted radius-medium pointer"
      aria-label={t('signOut')}
      title={t('signOut')}
      onClick={ask}
    >
      <Icon name="sign-out" size={16} />
    </button>
  );
}
