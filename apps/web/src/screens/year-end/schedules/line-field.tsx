import type { ScheduleSourceLine } from '@folio/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiError } from '../../../api/api-error.ts';
import { useSourceLines } from '../../../api/queries/year-end/schedule.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';

interface LineFieldProps {
  kind: 'prepayment' | 'deferred_income';
  line: ScheduleSourceLine | null;
  error: ApiError | null;
  onLine: (line: ScheduleSourceLine | null) => void;
}

const keyOf = (one: ScheduleSourceLine) => `${one.entry_id} ${one.line_no}`;
const offered = 50;

/** The posted line that a schedule comes from; the server searches, so that any number of lines can be found. */
export function LineField({ kind, line, error, onLine }: LineFieldProps) {
  const { t } = useTranslation('accounting-schedules');
  const [search, setSearch] = useState('');
  const found = useSourceLines({ kind, q: search || undefined, page: 1, limit: offered });
  const lines = found.data?.data ?? [];
  const listed = line === null || lines.some((one) => keyOf(one) === keyOf(line)) ? lines : [line, ...lines];
  return (
    <SideField
      id="schedule-line"
      label={t('field.line')}
      hint={line?.period ? <PeriodHint line={line} period={line.period} /> : t('hint.line')}
      sentences={error?.fields.source}
    >
      <Select
        id="schedule-line"
        allowClear
        showSearch={{ filterOption: false, onSearch: setSearch }}
        loading={found.isPending}
        value={line && keyOf(line)}
        options={listed.map((one) => ({
          value: keyOf(one),
          label: `${one.number} · ${one.description} · ${formatAmount(one.amount)}`,
        }))}
        onChange={(key) => onLine(listed.find((one) => keyOf(one) === key) ?? null)}
      />
    </SideField>
  );
}

/** The words that state the proposed period, and the document to compare them with. */
function PeriodHint({ line, period }: { line: ScheduleSourceLine; period: NonNullable<ScheduleSourceLine['period']> }) {
  const { t } = useTranslation('accounting-schedules');
  return (
    <>
      {t(`hint.period.${period.stated_by}`, { words: period.words })}{' '}
      {line.document_id && <Link to={`/document/${line.document_id}`}>{t('document')}</Link>}
    </>
  );
}
