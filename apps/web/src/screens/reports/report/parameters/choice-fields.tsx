import { Checkbox, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { type ParamName, type ParamSpec, paramSpecs } from '../report-kinds.ts';
import { Field, type FieldProps } from './field.tsx';

interface NamedProps extends FieldProps {
  name: ParamName;
}

/** One of a few words. */
export function ChoiceField({ name, kind, params, change }: NamedProps) {
  const { t } = useTranslation('reports');
  const spec: ParamSpec = paramSpecs[name];
  const values = name === 'compare' ? kind.compares : spec.type === 'choice' ? spec.values : [];
  const isMoment = kind.days === 'moment';
  const wordOf = (value: string) =>
    t(name === 'compare' && isMoment ? `choice.compareDay.${value}` : `choice.${name}.${value}`);
  return (
    <Field label={t(`param.${name}`)} name={name}>
      <Select
        aria-label={t(`param.${name}`)}
        popupMatchSelectWidth={false}
        value={params[name]}
        options={values.map((value) => ({ value, label: wordOf(value) }))}
        onChange={(value) => change({ [name]: value })}
      />
    </Field>
  );
}

/** A whole number inside the parameter's limits. */
export function NumberField({ name, params, change }: NamedProps) {
  const { t } = useTranslation('reports');
  const spec: ParamSpec = paramSpecs[name];
  if (spec.type !== 'number') return null;
  return (
    <Field label={t(`param.${name}`)} name={name}>
      <InputNumber<number>
        aria-label={t(`param.${name}`)}
        value={Number(params[name])}
        min={spec.min}
        max={spec.max}
        precision={0}
        changeOnBlur={false}
        onChange={(value) => value !== null && change({ [name]: String(value) })}
      />
    </Field>
  );
}

/** How many periods to compare with. */
export function CompareCountField(props: FieldProps) {
  const { t } = useTranslation('reports');
  const { params, change } = props;
  const spec = paramSpecs.compare_count;
  const counts = Array.from({ length: spec.max }, (_, index) => String(index + 1));
  return (
    <Select
      aria-label={t('param.compare_count')}
      title={t('param.compare_count')}
      className="parameter-compare-count"
      popupMatchSelectWidth={false}
      value={params.compare_count}
      options={counts.map((value) => ({ value, label: t('times', { count: Number(value) }) }))}
      labelRender={({ value }) => `× ${value}`}
      onChange={(value) => change({ compare_count: value })}
    />
  );
}

/** On or off. */
export function FlagField({ name, params, change }: NamedProps) {
  const { t } = useTranslation('reports');
  return (
    <Checkbox
      className={`parameter-flag parameter-${name}`}
      checked={params[name] === 'true'}
      onChange={(event) => change({ [name]: String(event.target.checked) })}
    >
      {t(`param.${name}`)}
    </Checkbox>
  );
}
