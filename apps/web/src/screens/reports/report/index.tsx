import { Navigate, useLocation, useParams } from 'react-router';
import NotFoundScreen from '../../../components/not-found/index.tsx';
import { ReportIndex } from './report-index.tsx';
import { reportKindOf } from './report-kinds.ts';
import { ReportScreen } from './report-screen.tsx';

/** Reports that once had another address. */
const moved: Readonly<Record<string, string>> = { account: 'account-transaction' };

/** The reports, and each of them under its own address. */
export default function ReportsScreen() {
  const { report } = useParams();
  const { search } = useLocation();
  if (report === undefined) return <ReportIndex />;
  const now = moved[report];
  if (now !== undefined) return <Navigate to={`/reports/${now}${search}`} replace />;
  const kind = reportKindOf(report);
  return kind ? <ReportScreen key={kind.name} kind={kind} /> : <NotFoundScreen />;
}
