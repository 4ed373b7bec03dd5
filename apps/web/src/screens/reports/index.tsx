import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Card } from '../../components/card.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import NotFoundScreen from '../not-found/index.tsx';
import { AccountScreen } from './account-screen.tsx';
import { type FinancialReport, isFinancialReport } from './report-params.ts';
import { ReportScreen } from './report-screen.tsx';
import './reports.css';

const index: readonly { name: FinancialReport; icon: IconName }[] = [
  { name: 'profit-loss', icon: 'chart' },
  { name: 'balance-sheet', icon: 'building' },
  { name: 'trial-balance', icon: 'columns' },
];

/** The reports, and each of them under its own address. */
export default function ReportsScreen() {
  const { report } = useParams();
  if (report === undefined) return <ReportIndex />;
  if (report === 'account') return <AccountScreen />;
  return isFinancialReport(report) ? <ReportScreen key={report} name={report} /> : <NotFoundScreen />;
}

function ReportIndex() {
  const { t } = useTranslation('reports');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <ul className="report-index">
        {index.map(({ name, icon }) => (
          <li key={name}>
            <Link to={`/reports/${name}`}>
              <Card className="report-card">
                <span className="report-icon">
                  <Icon name={icon} size={20} />
                </span>
                <span>
                  <strong>{t(`report.${name}`)}</strong>
                  <span>{t(`about.${name}`)}</span>
                </span>
                <Icon name="chevron-right" size={16} />
              </Card>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
