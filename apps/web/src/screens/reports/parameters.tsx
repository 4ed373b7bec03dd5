import type { PeriodPreset } from '@folio/ledger/calendar';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card.tsx';
import { DayInput } from '../../components/day-input.tsx';
import { Icon } from '../../components/icon.tsx';
import { todayInHongKong } from '../../components/today.ts';
import { useSession } from '../../session/session-store.ts';
import {
  comparisons,
  type FinancialReport,
  isPeriodReport,
  presetOf,
  presetPeriod,
  presets,
  type ReportParams,
} from './report-params.ts';

interface ParametersProps {
  name: FinancialReport;
  params: ReportParams;
  onChange: (changes: Partial<ReportParams>) => void;
  isBusy: boolean;
  onRefresh: () => void;
}

/** A report's parameters in one line. */
export function Parameters({ name, params, onChange, isBusy, onRefresh }: ParametersProps) {
  const { t } = useTranslation('reports');
  const { company } = useSession();
  const fye = company?.fye ?? '12-31';
  const today = todayInHongKong();
  const isPeriod = isPeriodReport(name);
  const choosePreset = (preset: PeriodPreset) => {
    const period = presetPeriod(preset, today, fye);
    onChange(isPeriod ? period : { to: period.to });
  };
  return (
    <Card className="parameters">
      <Select<PeriodPreset>
        aria-label={t('preset.label')}
        className="parameter-preset"
        value={presetOf(params, name, today, fye)}
        placeholder={t('preset.own')}
        options={presets.map((value) => ({ value, label: t(isPeriod ? `preset.${value}` : `presetEnd.${value}`) }))}
        onChange={choosePreset}
      />
      {isPeriod && (
        <div className="parameter">
          <span>{t('from')}</span>
          <DayInput label={t('from')} value={params.from} onChange={(day) => day && onChange({ from: day })} />
        </div>
      )}
      <div className="parameter">
        <span>{t(isPeriod ? 'to' : 'asAt')}</span>
        <DayInput
          label={t(isPeriod ? 'to' : 'asAt')}
          value={params.to}
          onChange={(day) => day && onChange({ to: day })}
        />
      </div>
      {comparisons[name].length > 1 && (
        <div className="parameter">
          <span>{t('compare.label')}</span>
          <Select
            aria-label={t('compare.label')}
            className="parameter-compare"
            value={params.compare}
            options={comparisons[name].map((value) => ({ value, label: t(`compare.${name}.${value}`) }))}
            onChange={(compare) => onChange({ compare })}
          />
        </div>
      )}
      <Button
        type="primary"
        className="parameter-refresh"
        loading={isBusy}
        icon={<Icon name="refresh" size={16} />}
        onClick={onRefresh}
      >
        {t('refresh')}
      </Button>
    </Card>
  );
}
