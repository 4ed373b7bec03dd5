import { Form } from 'antd';
import type { Rule } from 'antd/es/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../components/day-input.tsx';
import { todayInHongKong } from '../../../components/today.ts';

interface DayItemProps {
  name: string | (string | number)[];
  label: string;
  rules?: Rule[];
  tooltip?: string;
  extra?: ReactNode;
  /** Days to come cannot be chosen. */
  isPast?: boolean;
  /** Its name for screen readers, where the label alone stands more than once. */
  says?: string;
  className?: string;
}

/** A day of the calendar in an antd form, which holds it as `YYYY-MM-DD`. */
export function DayItem({ isPast = false, says, ...item }: DayItemProps) {
  return (
    <Form.Item {...item}>
      <FormDay says={says} isPast={isPast} />
    </Form.Item>
  );
}

interface FormDayProps {
  /** Given by the form's item. */
  id?: string;
  value?: string | null;
  onChange?: (day: string | null) => void;
  says: string | undefined;
  isPast: boolean;
}

function FormDay({ id, value, onChange, says, isPast }: FormDayProps) {
  const { t } = useTranslation('company');
  return (
    <DayInput
      id={id}
      label={says}
      allowClear
      placeholder={t('selectDate')}
      max={isPast ? todayInHongKong() : undefined}
      value={value ?? null}
      onChange={(day) => onChange?.(day)}
    />
  );
}
