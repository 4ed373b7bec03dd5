import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReportAnswer, useReport } from '../../api/queries/report.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { todayInHongKong } from '../../components/today.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { currentLanguage } from '../../i18n/start-language.ts';
import { useSession } from '../../session/session-store.ts';
import { Crumbs } from './crumbs.tsx';
import { csvOf, saveText } from './csv.ts';
import { Parameters } from './parameters.tsx';
import { PaperSkeleton, ReportPaper } from './report-paper.tsx';
import { type FinancialReport, paramsOf, queryOf, type ReportParams } from './report-params.ts';
import { balanceSheetTable, profitLossTable, type ReportTable, trialBalanceTable } from './report-table.ts';
import { useReportWords } from './use-report-words.ts';

function tableOf(report: ReportAnswer): ReportTable {
  if (report.report === 'trial-balance') return trialBalanceTable(report);
  return report.report === 'profit-loss' ? profitLossTable(report) : balanceSheetTable(report);
}

/** One frame for the financial reports: parameters in a line, the sheet below, drill-down from every figure. */
export function ReportScreen({ name }: { name: FinancialReport }) {
  const { t } = useTranslation('reports');
  const { company } = useSession();
  const [view, setView] = useUrlState({ from: '', to: '', as_at: '', compare: '' });
  const params = paramsOf(view, name, todayInHongKong(), company?.fye ?? '12-31');
  const query = queryOf(name, params);
  const report = useReport(name, query);
  const table = useMemo(() => (report.data ? tableOf(report.data) : undefined), [report.data]);
  const change = (next: Partial<ReportParams>) => {
    const { from, to, compare } = { ...params, ...next };
    setView(name === 'profit-loss' ? { from, to, compare } : { as_at: to, compare });
  };
  return (
    <>
      <Crumbs title={t(`report.${name}`)}>
        <Button icon={<Icon name="print" />} disabled={!table} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <ExportButton name={name} params={params} report={query ? report.data : undefined} table={table} />
      </Crumbs>
      <Parameters
        name={name}
        params={params}
        onChange={change}
        isBusy={report.isFetching}
        onRefresh={() => query && report.refetch()}
      />
      {query === null && (
        <p className="report-refusal" role="alert">
          <Icon name="circle-alert" /> {t('dateOrder')}
        </p>
      )}
      {query && report.error && <ErrorState detail={report.error.message} onRetry={() => report.refetch()} />}
      {query && !report.error && !(report.data && table) && <PaperSkeleton />}
      {query && !report.error && report.data && table && (
        <ReportPaper report={report.data} table={table} params={params} isStale={report.isPlaceholderData} />
      )}
    </>
  );
}

interface ExportProps {
  name: FinancialReport;
  params: ReportParams;
  report: ReportAnswer | undefined;
  table: ReportTable | undefined;
}

/** The figures on the screen as CSV: the same texts, negatives with a minus. */
function ExportButton({ name, params, report, table }: ExportProps) {
  const { t } = useTranslation('reports');
  const words = useReportWords();
  const save = () => {
    if (!report || !table) return;
    const company = currentLanguage() === 'zh-Hant' && report.company_zh ? report.company_zh : report.company;
    const rows = [
      [company],
      [t(`report.${name}`)],
      [words.dateLine(report, params)],
      [],
      [t('code'), t('accountWord'), ...table.heads.map(words.head)],
      ...table.lines.map((line) => [line.code, words.line(line), ...line.cells.map((cell) => cell.amount)]),
    ];
    saveText(csvOf(rows), `${name}-${params.to}.csv`, 'text/csv;charset=utf-8');
  };
  return (
    <Button icon={<Icon name="download" />} disabled={!table || !report} onClick={save}>
      {t('exportCsv')}
    </Button>
  );
}
