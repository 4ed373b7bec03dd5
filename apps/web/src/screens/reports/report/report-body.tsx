import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import type { useReport } from '../../../api/queries/reports/report.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { KeyHints } from './key-hints.tsx';
import { ProfitPanel } from './profit-figures/profit-panel.tsx';
import type { ReportKind } from './report-kinds.ts';
import { activeFilters, defaultOf, isOrdered, type ReportParams } from './report-params.ts';
import { Sheet } from './sheet/sheet.tsx';
import { SheetSkeleton } from './sheet/sheet-skeleton.tsx';
import type { FoldControl } from './use-folds.ts';
import type { ChangeParams } from './use-report-params.ts';

interface ReportBodyProps {
  kind: ReportKind;
  params: ReportParams;
  change: ChangeParams;
  report: ReturnType<typeof useReport>;
  control: FoldControl;
}

/** The result for the parameters: an error message, a choice still to be made, a failure, or the sheet. */
export function ReportBody({ kind, params, change, report, control }: ReportBodyProps) {
  const { t } = useTranslation('reports');
  if (!isOrdered(kind, params)) return <Refusal words={t('dateOrder')} />;
  if (needsAccount(kind, params)) {
    return (
      <Card>
        <EmptyState illustration="search" title={t('account.choose')} detail={t('account.chooseDetail')} />
      </Card>
    );
  }
  if (needsLayout(kind, params)) {
    return (
      <Card>
        <EmptyState
          illustration="search"
          title={t('layout.choose')}
          detail={t('layout.chooseDetail')}
          action={<Link to="/reports/layouts">{t('layout.title')}</Link>}
        />
      </Card>
    );
  }
  if (isRefusal(report.error)) return <Refusal words={report.error.message} />;
  if (report.error) return <ErrorState detail={report.error.message} onRetry={() => report.refetch()} />;
  if (!report.data) return <SheetSkeleton />;
  const filters = activeFilters(kind, params);
  const openPage = (page: number) => {
    change({ page: String(page) });
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <ProfitPanel sheet={report.data.sheet} />
      <Sheet
        page={report.data}
        isList={kind.isPaged}
        control={control}
        isStale={report.isFetching}
        filters={filters}
        onClearFilters={() => change(Object.fromEntries(filters.map((name) => [name, defaultOf(name)])))}
        onPage={openPage}
      />
      <KeyHints />
    </>
  );
}

/** Without an account there are no postings to show: the user must choose one first. */
export function needsAccount(kind: ReportKind, params: ReportParams): boolean {
  return kind.name === 'account-transaction' && params.account === '';
}

/** A custom report needs a layout. */
export function needsLayout(kind: ReportKind, params: ReportParams): boolean {
  return kind.name === 'custom-report' && params.layout === '';
}

/** The server rejected the parameters with a reason: the message is shown next to them. */
function isRefusal(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.status === 422;
}

function Refusal({ words }: { words: string }) {
  return (
    <p
      className="report-refusal hide-print icons-rigid flex items-center gap-10 pad-12-16 text-red bg-red radius-large"
      role="alert"
    >
      <Icon name="circle-alert" /> {words}
    </p>
  );
}
