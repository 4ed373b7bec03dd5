import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { prefetchReport, type ReportPage, type ReportQuery, useReport } from '../../../api/queries/reports/report.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { Crumbs } from './crumbs.tsx';
import { DepthSwitch } from './depth-switch.tsx';
import { ExportMenu } from './export-menu.tsx';
import { KnownOnBanner } from './known-on/known-on-banner.tsx';
import { Parameters } from './parameters/parameters.tsx';
import { needsAccount, needsLayout, ReportBody } from './report-body.tsx';
import type { ReportKind } from './report-kinds.ts';
import { isOrdered, queryOf } from './report-params.ts';
import { SaveReportButton } from './saved/save-report-button.tsx';
import { useFolds } from './use-folds.ts';
import { useReportActions } from './use-report-actions.ts';
import { useReportParams } from './use-report-params.ts';
import { ViewMenu } from './view/view-menu.tsx';

/** The frame of every report: parameters in a line, the sheet below, drill-down from every figure. */
export function ReportScreen({ kind }: { kind: ReportKind }) {
  const { t } = useTranslation('reports');
  const [params, change] = useReportParams(kind);
  const control = useFolds();
  const query = useMemo(
    () =>
      isOrdered(kind, params) && !needsAccount(kind, params) && !needsLayout(kind, params)
        ? queryOf(kind, params)
        : null,
    [kind, params],
  );
  const report = useReport(kind.name, query);
  const page = query === null || report.error ? undefined : report.data;
  usePagesAhead(kind, query, page);
  const refresh = () => void (query && report.refetch());
  const { overlay, toggle } = useReportActions({
    kind,
    params,
    change,
    hasSheet: page !== undefined,
    onRefresh: refresh,
  });
  return (
    <>
      <Crumbs title={t(`report.${kind.name}`)}>
        <DepthSwitch sheet={page?.sheet} control={control} />
        <ViewMenu kind={kind} params={params} change={change} />
        <SaveReportButton kind={kind} params={params} query={page ? query : null} />
        <Button aria-label={t('print')} icon={<Icon name="print" />} disabled={!page} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <ExportMenu kind={kind} query={page ? query : null} isOpen={overlay === 'export'} onOpen={toggle('export')} />
      </Crumbs>
      <Parameters
        kind={kind}
        params={params}
        change={change}
        offered={report.data?.sheet.offered ?? []}
        isBusy={report.isFetching}
        onRefresh={refresh}
        isMoreOpen={overlay === 'more'}
        onMore={toggle('more')}
      />
      <KnownOnBanner kind={kind} params={params} onNow={() => change({ known_on: '' })} />
      {page === undefined && <h1 className="visually-hidden absolute clip nowrap">{t(`report.${kind.name}`)}</h1>}
      <ReportBody kind={kind} params={params} change={change} report={report} control={control} />
    </>
  );
}

/** The next page of a long report is fetched while this one is read. */
function usePagesAhead(kind: ReportKind, query: ReportQuery | null, page: ReportPage | undefined): void {
  const queryClient = useQueryClient();
  const meta = page?.meta;
  useEffect(() => {
    if (query === null || meta === undefined || meta.page * meta.limit >= meta.total) return;
    prefetchReport(queryClient, kind.name, { ...query, page: String(meta.page + 1) });
  }, [queryClient, kind, query, meta]);
}
