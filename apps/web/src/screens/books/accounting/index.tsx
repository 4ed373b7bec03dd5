import { useTranslation } from 'react-i18next';
import { useNeeds } from '../../../api/queries/reports/needs.ts';
import { MonthStrip } from '../../../components/month-strip/month-strip.tsx';
import { Card } from '../../../components/page/card.tsx';
import type { IconName } from '../../../components/page/icon.tsx';
import { IndexList } from '../../../components/page/index-list.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Reserved } from '../../../components/page/reserved.tsx';

interface IndexEntry {
  name: string;
  icon: IconName;
}

/** Screens to set up, close and verify the books. */
const toolGroups: readonly { group: string; entries: readonly IndexEntry[] }[] = [
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
    group: 'journals',
    entries: [
      { name: 'journals', icon: 'pencil' },
      { name: 'fixed-assets', icon: 'building' },
      { name: 'schedules', icon: 'calendar' },
      { name: 'revaluation', icon: 'refresh' },
    ],
  },
  {
    group: 'closing',
    entries: [
      { name: 'close', icon: 'circle-check' },
      { name: 'period-lock', icon: 'lock' },
      { name: 'year-end', icon: 'calendar-clock' },
      { name: 'audit-samples', icon: 'file-search' },
      { name: 'auditor-room', icon: 'users' },
    ],
  },
  {
    group: 'filing',
    entries: [
      { name: 'statutory-accounts', icon: 'file' },
      { name: 'profits-tax', icon: 'calculator' },
      { name: 'filing', icon: 'upload' },
      { name: 'deadlines', icon: 'calendar' },
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

/** As high as the strip with the words of a stage in two lines. */
const STRIP_HEIGHT_PX = 141;

/** The work of an accountant: the month to close, and the screens to set up, close and verify the books. */
export default function AccountingScreen() {
  const { t } = useTranslation('accounting');
  const { t: words } = useTranslation('reports');
  const { data: needs, isLoading } = useNeeds();
  return (
    <>
      <PageHeader title={t('home.title')} subtitle={t('home.subtitle')} />
      {isLoading ? <Reserved heightPx={STRIP_HEIGHT_PX} /> : <MonthStrip needs={needs} />}
      <div className="index-groups grid columns-even gap-16">
        {toolGroups.map(({ group, entries }) => (
          <Card key={group} flush title={words(`toolGroup.${group}`)}>
            <IndexList
              rows={entries.map(({ name, icon }) => ({
                path: `/accounting/${name}`,
                icon,
                title: words(`tool.${name}`),
                about: words(`aboutTool.${name}`),
              }))}
            />
          </Card>
        ))}
      </div>
    </>
  );
}
