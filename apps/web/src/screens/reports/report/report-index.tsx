import type { ReportName } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/page/card.tsx';
import type { IconName } from '../../../components/page/icon.tsx';
import { IndexList } from '../../../components/page/index-list.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SavedReports } from './saved/saved-reports.tsx';
import { ScheduleList } from './schedules/schedule-list.tsx';

interface IndexEntry {
  name: ReportName;
  icon: IconName;
}

/** The reports, grouped as accountants expect. */
const reportGroups: readonly { group: string; entries: readonly IndexEntry[] }[] = [
  {
    group: 'statements',
    entries: [
      { name: 'profit-loss', icon: 'chart' },
      { name: 'balance-sheet', icon: 'building' },
      { name: 'cash-flow', icon: 'arrow-left-right' },
    ],
  },
  {
    group: 'ledgers',
    entries: [
      { name: 'trial-balance', icon: 'columns' },
      { name: 'general-ledger', icon: 'folder' },
      { name: 'journal-report', icon: 'file' },
    ],
  },
  {
    group: 'transactions',
    entries: [
      { name: 'account-transaction', icon: 'bank' },
      { name: 'transaction-detail', icon: 'receipt' },
    ],
  },
  {
    group: 'debts',
    entries: [
      { name: 'aged-receivable', icon: 'calendar-clock' },
      { name: 'aged-payable', icon: 'clock' },
    ],
  },
];

/** The reports. */
export function ReportIndex() {
  const { t } = useTranslation('reports');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <SavedReports />
      <ScheduleList className="below-16" />
      <div className="index-groups grid columns-even gap-16">
        {reportGroups.map(({ group, entries }) => (
          <Card key={group} flush title={t(`group.${group}`)}>
            <IndexList
              rows={entries.map(({ name, icon }) => ({
                path: `/reports/${name}`,
                icon,
                title: t(`report.${name}`),
                about: t(`about.${name}`),
              }))}
            />
          </Card>
        ))}
        <Card flush title={t('group.layouts')}>
          <IndexList
            rows={[{ path: '/reports/layouts', icon: 'columns', title: t('layout.title'), about: t('layout.about') }]}
          />
        </Card>
        <Card flush title={t('group.packs')}>
          <IndexList
            rows={[{ path: '/reports/packs', icon: 'folder', title: t('pack.title'), about: t('pack.about') }]}
          />
        </Card>
      </div>
    </>
  );
}
