import { DatePicker, Form } from 'antd';
import type { Rule } from 'antd/es/form';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/start-language.ts';

const wireDay = 'YYYY-MM-DD';
const dayFormat = () => (currentLanguage() === 'zh-Hant' ? 'YYYY年M月D日' : 'MMM D, YYYY');

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
  const { t } = useTranslation('company');
  return (
    <Form.Item
      {...item}
      getValueProps={(value: string | null) => ({ value: value ? dayjs(value, wireDay) : null })}
      normalize={(value: Dayjs | null) => value?.format(wireDay) ?? null}
    >
      <DatePicker
        format={[dayFormat(), wireDay]}
        placeholder={t('selectDate')}
        {...(says !== undefined && { 'aria-label': says })}
        {...(isPast && { disabledDate: (date: Dayjs) => date.isAfter(dayjs(), 'day') })}
        style={{ width: '100%' }}
      />
    </Form.Item>
  );
}
