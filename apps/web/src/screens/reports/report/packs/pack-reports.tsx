import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSavedReports } from '../../../../api/queries/reports/saved-report.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { reportKinds } from '../report-kinds.ts';
import { type DraftReport, moved, packEnds, packPeriods, reportOfSaved, standardReport } from './pack-draft.ts';

interface PackReportsProps {
  reports: readonly DraftReport[];
  onChange: (reports: readonly DraftReport[]) => void;
  isLocked: boolean;
}

const mostReports = 20;

/** The reports of a pack in their order, each with its period, comparison and notes. */
export function PackReports({ reports, onChange, isLocked }: PackReportsProps) {
  const { t } = useTranslation('reports');
  const replace = (index: number, report: DraftReport) =>
    onChange(reports.map((one, at) => (at === index ? report : one)));
  return (
    <Card flush title={t('pack.reports')}>
      <ol className="pack-reports">
        {reports.map((report, index) => (
          <li key={report.key} className="ruled-above">
            <PackRow
              report={report}
              isLocked={isLocked}
              isFirst={index === 0}
              isLast={index === reports.length - 1}
              onChange={(next) => replace(index, next)}
              onMove={(step) => onChange(moved(reports, index, step))}
              onRemove={() => onChange(reports.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
      {!isLocked && reports.length < mostReports && (
        <div className="pack-add ruled-above">
          <AddReport onAdd={(report) => onChange([...reports, report])} />
        </div>
      )}
    </Card>
  );
}

interface PackRowProps {
  report: DraftReport;
  isLocked: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange: (report: DraftReport) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function PackRow({ report, isLocked, isFirst, isLast, onChange, onMove, onRemove }: PackRowProps) {
  const { t } = useTranslation('reports');
  const kind = reportKinds[report.report];
  const name = t(`report.${report.report}`);
  const isPeriod = kind.days === 'period';
  const { compare: compared = 'none', ...others } = report.query;
  return (
    <>
      <div className="flex wrap items-center gap-8">
        <strong className="pack-name bold">{name}</strong>
        <Select
          aria-label={t('pack.period', { name })}
          popupMatchSelectWidth={false}
          disabled={isLocked}
          value={report.period}
          options={
            isPeriod
              ? packPeriods.map((value) => ({ value, label: t(`packPeriod.${value}`) }))
              : packEnds.map((value) => ({ value, label: t(`packEnd.${value}`) }))
          }
          onChange={(period) => onChange({ ...report, period })}
        />
        {kind.compares.length > 0 && (
          <Select
            aria-label={t('pack.compare', { name })}
            popupMatchSelectWidth={false}
            disabled={isLocked}
            value={compared}
            options={kind.compares.map((value) => ({
              value,
              label: value === 'none' ? t('pack.noCompare') : compareWords(t, value, isPeriod),
            }))}
            onChange={(value) =>
              onChange({ ...report, query: value === 'none' ? others : { ...report.query, compare: value } })
            }
          />
        )}
        {!isLocked && (
          <div className="flex gap-4 push-right">
            <Button
              type="text"
              aria-label={t('pack.up', { name })}
              disabled={isFirst}
              icon={<Icon name="chevron-up" />}
              onClick={() => onMove(-1)}
            />
            <Button
              type="text"
              aria-label={t('pack.down', { name })}
              disabled={isLast}
              icon={<Icon name="chevron-down" />}
              onClick={() => onMove(1)}
            />
            <Button type="text" aria-label={t('pack.take', { name })} icon={<Icon name="x" />} onClick={onRemove} />
          </div>
        )}
      </div>
      <Input.TextArea
        aria-label={t('pack.reportNotes', { name })}
        placeholder={t('pack.notesPlaceholder')}
        className="above-8"
        maxLength={5000}
        disabled={isLocked}
        autoSize={{ minRows: 1, maxRows: 8 }}
        value={report.notes}
        onChange={({ target }) => onChange({ ...report, notes: target.value })}
      />
    </>
  );
}

const needing: ReadonlySet<string> = new Set(['account-transaction', 'custom-report']);

function compareWords(t: ReturnType<typeof useTranslation<'reports'>>['t'], value: string, isPeriod: boolean): string {
  return t(`choice.${isPeriod ? 'compare' : 'compareDay'}.${value}`, { defaultValue: value });
}

/** Offers the standard reports, and the saved ones with their choices. */
function AddReport({ onAdd }: { onAdd: (report: DraftReport) => void }) {
  const { t } = useTranslation('reports');
  const { data: saved = [] } = useSavedReports();
  // These need an account or a layout, which a saved report has.
  const standard = Object.values(reportKinds).filter(({ name }) => !needing.has(name));
  const groups = [
    { label: t('pack.standard'), options: standard.map(({ name }) => ({ value: name, label: t(`report.${name}`) })) },
    { label: t('saved.title'), options: saved.map(({ id, name }) => ({ value: id, label: name })) },
  ];
  const add = (value: string) => {
    const kind = standard.find(({ name }) => name === value);
    const one = saved.find(({ id }) => id === value);
    if (kind !== undefined) onAdd(standardReport(kind.name));
    else if (one !== undefined) onAdd(reportOfSaved(one));
  };
  return (
    <Select
      aria-label={t('pack.addReport')}
      placeholder={t('pack.addReport')}
      className="min-w-200"
      popupMatchSelectWidth={false}
      value={null}
      options={groups.filter(({ options }) => options.length > 0)}
      onChange={(value: string | null) => value !== null && add(value)}
    />
  );
}
