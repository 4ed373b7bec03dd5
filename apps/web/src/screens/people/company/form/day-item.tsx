import { Form } from 'antd';
import type { Rule } from 'antd/es/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../../components/day/today.ts';

interface DayItemProps {
  name: string | (string | number)[];
  label: string;
  rules?: Rule[];
  tooltip?: string;
  extra?: ReactNode;
  /** True disables future days. */
  isPast?: boolean;
  /** The label for screen readers, if the visible label occurs more than once. */
  says?: string;
  className?: string;
}

/** A calendar day in an antd form, stored as `YYYY-MM-DD`. */
export function DayItem({ isPast = false, says, ...item }: DayItemProps) {
  return (
    <Form.Item {...item}>
      <FormDay says={says} isPast={isPast} />
    </Form.Item>
  );
}

interface FormDayProps {
  /** Set by the form item. */
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
