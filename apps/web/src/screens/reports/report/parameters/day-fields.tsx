import { periodOfPreset } from '@folio/ledger/calendar';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../../components/day/day-input.tsx';
import { type Preset, presetOf, presets } from '../../../../components/day/periods.ts';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { useYearRule } from '../../../../components/day/use-year-rule.ts';
import { hasFrom } from '../report-kinds.ts';
import { Field, type FieldProps } from './field.tsx';

/** The days of a report: ready-made ones, or one's own. */
export function DayFields({ kind, params, change }: FieldProps) {
  const { t } = useTranslation('reports');
  const years = useYearRule();
  const today = todayInHongKong();
  const isPeriod = hasFrom(kind, params.form);
  const days = isPeriod ? 'period' : 'moment';
  const setDays = ({ from, to }: { from: string; to: string }) => change({ from, to });
  return (
    <>
      <Select<Preset>
        aria-label={t('preset.label')}
        className="parameter-preset"
        popupMatchSelectWidth={false}
        value={presetOf(params, days, today, years)}
        placeholder={t('preset.own')}
        options={presets.map((value) => ({ value, label: t(isPeriod ? `preset.${value}` : `presetEnd.${value}`) }))}
        onChange={(preset) => setDays(periodOfPreset(preset, today, years))}
      />
      {isPeriod && (
        <Field label={t('from')} name="day">
          <DayInput
            label={t('from')}
            value={params.from}
            status={params.from > params.to ? 'error' : ''}
            onChange={(day) => day && change({ from: day })}
          />
        </Field>
      )}
      <Field label={t(isPeriod ? 'to' : 'asAt')} name="day">
        <DayInput
          label={t(isPeriod ? 'to' : 'asAt')}
          value={params.to}
          onChange={(day) => day && change({ to: day })}
        />
      </Field>
    </>
  );
}
