import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReportAnswer } from '../../api/queries/report.ts';
import { Amount } from '../../components/amount.tsx';
import { Card } from '../../components/card.tsx';
import { currentLanguage } from '../../i18n/start-language.ts';
import { Checks } from './checks.tsx';
import type { ReportParams } from './report-params.ts';
import { drillPath, type ReportCell, type ReportLine, type ReportTable } from './report-table.ts';
import { useReportWords } from './use-report-words.ts';

interface ReportPaperProps {
  report: ReportAnswer;
  table: ReportTable;
  params: ReportParams;
  /** Still the figures of the last parameters. */
  isStale: boolean;
}

/** The sheet: company, title, date, figures, and whether its identities hold. */
export function ReportPaper({ report, table, params, isStale }: ReportPaperProps) {
  const { t } = useTranslation('reports');
  const words = useReportWords();
  const company = currentLanguage() === 'zh-Hant' && report.company_zh ? report.company_zh : report.company;
  return (
    <Card className={isStale ? 'report-paper report-stale' : 'report-paper'}>
      <header className="report-head">
        <p className="report-company">{company}</p>
        <h1>{t(`report.${report.report}`)}</h1>
        <p className="report-date">{words.dateLine(report, params)}</p>
      </header>
      {table.isEmpty && <p className="report-none">{t('noData')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className="report-scroll" aria-label={t(`report.${report.report}`)} tabIndex={0}>
        <table className="report-table">
          <thead>
            <tr>
              <th scope="col" className="visually-hidden-cell">
                <span className="visually-hidden">{t('accountWord')}</span>
              </th>
              {table.heads.map((head) => (
                <th key={words.head(head)} scope="col">
                  {words.head(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.lines.map((line) => (
              <PaperLine key={line.key} line={line} words={words.line(line)} columns={table.heads.length} />
            ))}
          </tbody>
        </table>
      </section>
      <Checks checks={report.checks} producedAt={report.produced_at} currency={report.base_currency} />
    </Card>
  );
}

function PaperLine({ line, words, columns }: { line: ReportLine; words: string; columns: number }) {
  if (line.kind === 'heading') {
    return (
      <tr className="report-heading">
        <th scope="rowgroup" colSpan={columns + 1}>
          {words}
        </th>
      </tr>
    );
  }
  return (
    <tr className={`report-${line.kind}`}>
      <th scope="row">
        {line.code !== null && <span className="report-code figures">{line.code}</span>} {words}
      </th>
      {line.cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
        <td key={column}>
          <Figure cell={cell} label={words} />
        </td>
      ))}
    </tr>
  );
}

function Figure({ cell, label }: { cell: ReportCell; label: string }) {
  const { t } = useTranslation('reports');
  const figure = <Amount value={cell.amount} brackets dashForZero />;
  if (cell.drill === null || cell.amount === null) return figure;
  return (
    <Link to={drillPath(cell.drill)} className="drill" title={t('drill', { label })}>
      {figure}
    </Link>
  );
}

export function PaperSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Card className="report-paper">
      <div role="status">
        <span className="visually-hidden">{t('loading')}</span>
        <Skeleton active paragraph={{ rows: 14 }} />
      </div>
    </Card>
  );
}
