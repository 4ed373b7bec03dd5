import { Button, Segmented } from 'antd';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { type DashboardRange, useDashboard } from '../../../api/queries/reports/dashboard.ts';
import { useNeeds } from '../../../api/queries/reports/needs.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { useYearRule } from '../../../components/day/use-year-rule.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useSession } from '../../../session/session-store.ts';
import { CashFlowCard } from './charts/cash-flow-card.tsx';
import { ProfitLossCard } from './charts/profit-loss-card.tsx';
import { SalesCard } from './charts/sales-card.tsx';
import { type HomeFace, homeFace } from './face/home-face.ts';
import { HomeLead } from './face/home-lead.tsx';
import { FirstSteps } from './first-steps.tsx';
import { CashForecastCard } from './forecast/cash-forecast-card.tsx';
import { greetedName, greetingOf, hasNoBooks, rangeEnd, rangeStep, yearBefore } from './home-figures.ts';
import { SetUpList, useSetUpSteps } from './set-up-list.tsx';
import './home.css';

/** Its list of documents is half of this screen's code, and few people see it. */
const PapersHome = lazy(() => import('./papers/papers-home.tsx'));

const ranges: readonly DashboardRange[] = ['month', 'quarter', 'year'];

/** Key figures of the books; for users without access to the books, the documents they uploaded. */
export default function HomeScreen() {
  const { profile } = useSession();
  const face = profile === null ? 'papers' : homeFace(profile);
  return face === 'papers' ? <PapersHome /> : <BooksHome face={face} />;
}

/** First what this person looks for, then how the business does. */
function BooksHome({ face }: { face: HomeFace }) {
  const { t } = useTranslation('home');
  const { profile } = useSession();
  const [view, setView] = useUrlState({ range: 'year', as_at: '' });
  const range = ranges.find((one) => one === view.range) ?? 'year';
  const dashboard = useDashboard(range, view.as_at);
  const before = useDashboard(range, yearBefore(view.as_at || todayInHongKong()));
  const needs = useNeeds();
  const setUp = useSetUpSteps();
  const figures = dashboard.data;
  // The charts are drawn at once and shown when what is above them is known, so that they do not move in sight.
  const isLeadKnown = !needs.isLoading && !setUp.isLoading;
  const isEmpty = figures !== undefined && needs.data !== undefined && hasNoBooks(figures, needs.data) && !view.as_at;
  return (
    <>
      <PageHeader
        title={t(`greeting.${greetingOf(new Date().getHours())}`, {
          name: greetedName(profile?.name ?? '', currentLanguage()),
        })}
        subtitle={<Subtitle range={range} asAt={view.as_at} from={figures?.from} to={figures?.to} />}
        actions={<RangePicker range={range} asAt={view.as_at} onChange={setView} />}
      />
      {dashboard.error && !figures && (
        <ErrorState detail={dashboard.error.message} onRetry={() => dashboard.refetch()} />
      )}
      {isEmpty ? (
        <>
          <SetUpList />
          <FirstSteps />
        </>
      ) : (
        <>
          <HomeLead face={face} needs={needs.data} />
          <div
            className="home-grid grid columns-even gap-16"
            style={isLeadKnown ? undefined : { visibility: 'hidden' }}
          >
            <ProfitLossCard figures={figures} before={before.data} />
            <CashFlowCard figures={figures} />
            <CashForecastCard />
            <SalesCard figures={figures} range={range} />
          </div>
        </>
      )}
    </>
  );
}

interface SubtitleProps {
  range: DashboardRange;
  asAt: string;
  from: string | undefined;
  to: string | undefined;
}

function Subtitle({ range, asAt, from, to }: SubtitleProps) {
  const { t } = useTranslation('home');
  const { company } = useSession();
  const years = useYearRule();
  const language = currentLanguage();
  if (company === null) return null;
  const end = rangeEnd(range, asAt || todayInHongKong(), years);
  const currency = company.base_currency;
  if (range === 'year') return t('subtitle.year', { date: formatDay(end, language), currency });
  if (from === undefined || to === undefined) return t('subtitle.books', { currency });
  return t('subtitle.range', { from: formatDay(from, language), to: formatDay(to, language), currency });
}

interface RangePickerProps {
  range: DashboardRange;
  asAt: string;
  onChange: (changes: { range?: string; as_at?: string }) => void;
}

/** Month, quarter or year, and the ones before. */
function RangePicker({ range, asAt, onChange }: RangePickerProps) {
  const { t } = useTranslation('home');
  const years = useYearRule();
  const today = todayInHongKong();
  const step = (count: 1 | -1) => {
    const next = rangeStep(range, asAt || today, count, years);
    onChange({ as_at: next >= today ? '' : next });
  };
  const isNow = asAt === '';
  return (
    <div className="flex items-center gap-4">
      <Button
        type="text"
        aria-label={t('range.earlier')}
        icon={<Icon name="chevron-left" size={16} />}
        onClick={() => step(-1)}
      />
      <Segmented<DashboardRange>
        aria-label={t('range.label')}
        value={range}
        options={ranges.map((value) => ({ value, label: t(`range.${value}`) }))}
        onChange={(value) => onChange({ range: value })}
      />
      <Button
        type="text"
        aria-label={t('range.later')}
        disabled={isNow}
        icon={<Icon name="chevron-right" size={16} />}
        onClick={() => step(1)}
      />
    </div>
  );
}
