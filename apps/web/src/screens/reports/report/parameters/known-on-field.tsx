import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../../components/day/day-input.tsx';
import { dayOfInstant } from '../../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { Field, type FieldProps } from './field.tsx';

const minutesOfDay = 1440;
const stepMinutes = 15;
const usualTime = '18:00';
const times = Array.from({ length: minutesOfDay / stepMinutes }, (_, step) => timeOfMinute(step * stepMinutes));

function timeOfMinute(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The device's time of day of an instant, to the minute. */
function timeOfInstant(instant: string): string {
  const moment = new Date(instant);
  return timeOfMinute(moment.getHours() * 60 + moment.getMinutes());
}

/** The instant at which the books are looked at, in the user's own time; empty for now. */
export function KnownOnField({ params, change }: FieldProps) {
  const { t } = useTranslation('reports');
  const at =
    params.known_on === '' ? null : { day: dayOfInstant(params.known_on), time: timeOfInstant(params.known_on) };
  const set = (day: string, time: string) => change({ known_on: new Date(`${day}T${time}:00`).toISOString() });
  return (
    <Field label={t('param.known_on')} name="known_on">
      <DayInput
        label={t('param.known_on')}
        value={at?.day ?? null}
        max={todayInHongKong()}
        placeholder={t('now')}
        allowClear
        onChange={(day) => (day === null ? change({ known_on: '' }) : set(day, at?.time ?? usualTime))}
      />
      {at !== null && (
        <Select
          aria-label={t('param.known_at')}
          showSearch
          value={at.time}
          options={[...new Set([...times, at.time])].sort().map((value) => ({ value, label: value }))}
          onChange={(time) => set(at.day, time)}
        />
      )}
    </Field>
  );
}
