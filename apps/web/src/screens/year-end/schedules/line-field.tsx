import type { ScheduleSourceLine } from '@folio/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiError } from '../../../api/api-error.ts';
import { usePeriodSpot, useSourceLines } from '../../../api/queries/year-end/schedule.ts';
import { spotPath } from '../../../components/document/evidence.ts';
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
      hint={line?.period ? <PeriodHint kind={kind} line={line} period={line.period} /> : t('hint.line')}
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

interface PeriodHintProps {
  kind: LineFieldProps['kind'];
  line: ScheduleSourceLine;
  period: NonNullable<ScheduleSourceLine['period']>;
}

/** The words that state the proposed period, and the place on the document to compare them with. */
function PeriodHint({ kind, line, period }: PeriodHintProps) {
  const { t } = useTranslation('accounting-schedules');
  const { document_id: documentId, entry_id, line_no } = line;
  const { data: spot = null } = usePeriodSpot({ kind, entry_id, line_no }, documentId !== null);
  return (
    <>
      {t(`hint.period.${period.stated_by}`, { words: period.words })}{' '}
      {documentId && (
        <Link to={spotPath(documentId, spot)}>{spot ? t('place', { page: spot.page }) : t('document')}</Link>
      )}
    </>
  );
}
