import type { RecurringBody } from '@folio/contract';
import { Input, InputNumber, Segmented, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../components/day/day-input.tsx';

interface PlanFieldsProps {
  body: RecurringBody;
  errors: Readonly<Record<string, string[]>>;
  onChange: (changes: Partial<RecurringBody>) => void;
}

const units = ['week', 'month', 'year'] as const;
const actions = ['draft', 'confirm', 'send'] as const;
const mostEvery = 60;
const mostTimes = 1000;
const mostDays = 365;

/** When it repeats, until when, and what is done with each document. */
export function PlanFields({ body, errors, onChange }: PlanFieldsProps) {
  const { t } = useTranslation('recurring');
  const offered = body.type === 'sales_invoice' ? actions : actions.filter((action) => action !== 'send');
  return (
    <div className="recurring-plan grid columns-even">
      <Field label={t('field.name')} errors={errors.name} wide>
        {(id) => (
          <Input
            id={id}
            value={body.name}
            maxLength={120}
            placeholder={t('placeholder.name')}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('field.every')} errors={errors.every}>
        {(id) => <EveryChoice id={id} body={body} onChange={onChange} />}
      </Field>
      <Field label={t('field.starts_on')} errors={errors.starts_on}>
        {(id) => (
          <DayInput id={id} value={body.starts_on} onChange={(day) => day !== null && onChange({ starts_on: day })} />
        )}
      </Field>
      <Field label={t('field.ends')} errors={errors.ends_on ?? errors.most_times} wide>
        {(id) => <EndChoice id={id} body={body} onChange={onChange} />}
      </Field>
      <Field label={t('field.due_days')} errors={errors.due_days}>
        {(id) => (
          <InputNumber
            id={id}
            min={0}
            max={mostDays}
            precision={0}
            value={body.due_days}
            placeholder={t('placeholder.due_days')}
            onChange={(due_days) => onChange({ due_days })}
          />
        )}
      </Field>
      <Field label={t('field.action')} errors={errors.action} wide>
        {(id) => (
          <Segmented
            id={id}
            value={body.action}
            options={offered.map((value) => ({ value, label: t(`action.${value}`) }))}
            onChange={(action) => onChange({ action })}
          />
        )}
      </Field>
    </div>
  );
}

type ChoiceProps = Pick<PlanFieldsProps, 'body' | 'onChange'> & { id: string };

function EveryChoice({ id, body, onChange }: ChoiceProps) {
  const { t } = useTranslation('recurring');
  return (
    <span className="recurring-every flex wrap items-center gap-8">
      <InputNumber
        id={id}
        min={1}
        max={mostEvery}
        precision={0}
        value={body.every}
        onChange={(every) => onChange({ every: every ?? 1 })}
      />
      <Select
        aria-label={t('field.unit')}
        value={body.unit}
        options={units.map((value) => ({ value, label: t(`unit.${value}`, { count: body.every }) }))}
        onChange={(unit) => onChange({ unit })}
      />
    </span>
  );
}

function EndChoice({ id, body, onChange }: ChoiceProps) {
  const { t } = useTranslation('recurring');
  const end = body.ends_on !== null ? 'day' : body.most_times !== null ? 'times' : 'never';
  return (
    <span className="recurring-end flex wrap items-center gap-8">
      <Segmented
        id={id}
        value={end}
        options={(['never', 'day', 'times'] as const).map((value) => ({ value, label: t(`end.${value}`) }))}
        onChange={(value) =>
          onChange({
            ends_on: value === 'day' ? body.starts_on : null,
            most_times: value === 'times' ? 12 : null,
          })
        }
      />
      {end === 'day' && (
        <DayInput label={t('end.day')} value={body.ends_on} onChange={(ends_on) => onChange({ ends_on })} />
      )}
      {end === 'times' && (
        <InputNumber
          aria-label={t('end.times')}
          min={1}
          max={mostTimes}
          precision={0}
          value={body.most_times}
          onChange={(most_times) => onChange({ most_times: most_times ?? 1 })}
        />
      )}
    </span>
  );
}

interface FieldProps {
  label: string;
  errors: string[] | undefined;
  wide?: boolean;
  children: (id: string) => ReactNode;
}

function Field({ label, errors, wide = false, children }: FieldProps) {
  const id = useId();
  return (
    <div
      className={wide ? 'recurring-field column flex min-0 gap-4 whole-row' : 'recurring-field column flex min-0 gap-4'}
    >
      <label className="font-base muted" htmlFor={id}>
        {label}
      </label>
      {children(id)}
      {errors && (
        <p className="font-base text-red" role="alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
