import type { ReportName } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../components/page/card.tsx';
import { Icon, type IconName } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import './report-index.css';

interface IndexEntry<Name extends string> {
  name: Name;
  icon: IconName;
}

/** The reports, grouped as accountants expect. */
const reportGroups: readonly { group: string; entries: readonly IndexEntry<ReportName>[] }[] = [
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

/** Tools to set up, close and verify the books. */
const toolGroups: readonly { group: string; entries: readonly IndexEntry<string>[] }[] = [
  {
    group: 'setup',
    entries: [
      { name: 'chart-of-accounts', icon: 'columns' },
      { name: 'opening-balances', icon: 'plus' },
      { name: 'tax-codes', icon: 'tag' },
      { name: 'exchange-rates', icon: 'arrow-left-right' },
    ],
  },
  {
    group: 'closing',
    entries: [
      { name: 'journals', icon: 'pencil' },
      { name: 'revaluation', icon: 'refresh' },
      { name: 'year-end', icon: 'calendar-clock' },
      { name: 'period-lock', icon: 'lock' },
    ],
  },
  {
    group: 'proof',
    entries: [
      { name: 'audit-trail', icon: 'eye' },
      { name: 'verify', icon: 'circle-check' },
      { name: 'export-import', icon: 'download' },
    ],
  },
];

/** The reports, and the tools for people who keep the books. */
export function ReportIndex() {
  const { t } = useTranslation('reports');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <div className="report-groups grid columns-even gap-16">
        {reportGroups.map(({ group, entries }) => (
          <Card key={group} flush title={t(`group.${group}`)}>
            <IndexList entries={entries} pathOf={(name) => `/reports/${name}`} words="report" about="about" />
          </Card>
        ))}
      </div>
      <h2 className="report-tools-title font-head">{t('tools')}</h2>
      <div className="report-groups grid columns-even gap-16 report-tool-groups">
        {toolGroups.map(({ group, entries }) => (
          <Card key={group} flush title={t(`toolGroup.${group}`)}>
            <IndexList entries={entries} pathOf={(name) => `/accounting/${name}`} words="tool" about="aboutTool" />
          </Card>
        ))}
      </div>
    </>
  );
}

interface IndexListProps {
  entries: readonly IndexEntry<string>[];
  pathOf: (name: string) => string;
  /** The message group of the names and descriptions. */
  words: 'report' | 'tool';
  about: 'about' | 'aboutTool';
}

function IndexList({ entries, pathOf, words, about }: IndexListProps) {
  const { t } = useTranslation('reports');
  return (
    <ul className="report-list">
      {entries.map(({ name, icon }) => (
        <li key={name}>
          <Link to={pathOf(name)}>
            <span className="report-icon rigid grid centred text-link bg-grey radius-medium">
              <Icon name={icon} size={18} />
            </span>
            <span>
              <strong className="block bold">{t(`${words}.${name}`)}</strong>
              <span>{t(`${about}.${name}`)}</span>
            </span>
            <Icon name="chevron-right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
