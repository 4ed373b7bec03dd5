import { Segmented } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { NoticesTab } from './notices-tab.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';
import { ReadingTab } from './reading/reading-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { TokensTab } from './tokens/tokens-tab.tsx';
import './account-setting.css';

const tabs = ['profile', 'security', 'notifications', 'tokens', 'reading'] as const;
type Tab = (typeof tabs)[number];

const contents: Readonly<Record<Tab, ComponentType>> = {
  profile: ProfileTab,
  security: SecurityTab,
  notifications: NoticesTab,
  tokens: TokensTab,
  reading: ReadingTab,
};

/** The user's own account, in tabs that are part of the address; and how documents of the current company are read. */
export default function AccountSettingScreen() {
  const { t } = useTranslation('account-setting');
  const [view, setView] = useUrlState({ tab: 'profile' });
  const tab = tabs.find((one) => one === view.tab) ?? 'profile';
  const Content = contents[tab];
  return (
    <>
      <PageHeader title={t('title')} actions={<Link to="/pricing">{t('plans')}</Link>} />
      <Segmented<Tab>
        className="max-full scroll-x below-16"
        aria-label={t('title')}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        onChange={(next) => setView({ tab: next })}
      />
      <div className="account-setting columns-one grid gap-16">
        <Content />
      </div>
    </>
  );
}
