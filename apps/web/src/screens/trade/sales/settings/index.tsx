import type { SalesSettingDetail } from '@folio/contract';
import { Segmented, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { companyLevel } from '../../../../api/queries/people/company.ts';
import { useSalesSetting } from '../../../../api/queries/trade/sales-setting.ts';
import { MailTemplates } from '../../../../components/emails/mail-templates.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { useLeaveGuard } from '../../../../components/form/use-leave-guard.ts';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { SalesNav } from '../../../../components/navigation/sales-nav.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { NumbersPanel } from './numbers-panel.tsx';
import { SettingForm } from './setting-form.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { useSettingDraft } from './use-setting-draft.ts';
import '../../../../components/settings/settings.css';

const tabs = ['look', 'payment', 'rules', 'mail', 'numbers', 'terms'] as const;
type Tab = (typeof tabs)[number];

/** How documents look, are paid, sent, confirmed and numbered. */
export default function SalesSettingsScreen() {
  const { t } = useTranslation('sales-settings');
  const { data, error, refetch } = useSalesSetting();
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <SalesNav side="sales" />
      {error && data === undefined && <ErrorState detail={error.message} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton active />}
      {data && <SettingTabs detail={data} />}
    </>
  );
}

/** The parts of the setting; what was typed in one stays while the others are looked through. */
function SettingTabs({ detail }: { detail: SalesSettingDetail }) {
  const { t } = useTranslation('sales-settings');
  const { company } = useSession();
  const [view, setView] = useUrlState({ tab: 'look' });
  const draft = useSettingDraft(detail);
  useLeaveGuard(draft.isDirty, { title: t('leave'), detail: t('leaveDetail'), okText: t('leaveOk') });
  const tab = tabs.find((one) => one === view.tab) ?? 'look';
  const isOwner = company?.level === companyLevel.owner;
  return (
    <>
      <Segmented<Tab>
        className="max-full scroll-x below-16"
        aria-label={t('title')}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        onChange={(next) => setView({ tab: next })}
      />
      {!isOwner && <p className="below-14 font-base muted">{t('ownerOnly')}</p>}
      {tab === 'numbers' && <NumbersPanel isOwner={isOwner} />}
      {tab === 'terms' && <TermsPanel />}
      {tab !== 'numbers' && tab !== 'terms' && (
        <SettingForm tab={tab} draft={draft} detail={detail} isOwner={isOwner} />
      )}
      {tab === 'mail' && (
        <Card title={t('templates')} className="above-16">
          <MailTemplates />
        </Card>
      )}
    </>
  );
}
