import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { daysIn } from './company-values.ts';

interface MonthDayPickerProps {
  id?: string;
  value?: string | null;
  onChange?: (value: string) => void;
  disabled?: boolean;
}

const monthNumbers = Array.from({ length: 12 }, (_, index) => index + 1);
const two = (part: number) => String(part).padStart(2, '0');

function monthName(month: number): string {
  return new Intl.DateTimeFormat(currentLanguage() === 'zh-Hant' ? 'zh-HK' : 'en-US', { month: 'long' }).format(
    new Date(2000, month - 1, 1),
  );
}

/** True where the name begins with what was typed, or the number is what was typed: `mar`, `3`, `03`. */
function beginsWith(typed: string, label: string, value: unknown): boolean {
  const text = typed.trim().toLowerCase();
  return label.toLowerCase().startsWith(text) || text.replace(/^0/, '') === String(value);
}

/** A day and month without a year, as `MM-DD`. A month is chosen with its last day. */
export function MonthDayPicker({ id, value, onChange, disabled = false }: MonthDayPickerProps) {
  const { t } = useTranslation('company');
  const [month, date] = value ? value.split('-').map(Number) : [];
  const days = Array.from({ length: daysIn(month ?? 1) }, (_, index) => index + 1);
  return (
    <div className="month-day grid gap-8">
      <Select<number>
        {...(id !== undefined && { id })}
        {...(month !== undefined && { value: month })}
        disabled={disabled}
        placeholder={t('month')}
        aria-label={t('month')}
        showSearch={{ filterOption: (typed, option) => beginsWith(typed, String(option?.label), option?.value) }}
        options={monthNumbers.map((one) => ({ value: one, label: monthName(one) }))}
        onChange={(next) => onChange?.(`${two(next)}-${two(daysIn(next))}`)}
      />
      <Select<number>
        {...(date !== undefined && { value: date })}
        disabled={disabled}
        placeholder={t('day')}
        aria-label={t('day')}
        showSearch={{ filterOption: (typed, option) => beginsWith(typed, String(option?.label), option?.value) }}
        options={days.map((one) => ({ value: one, label: one }))}
        onChange={(next) => onChange?.(`${two(month ?? 1)}-${two(next)}`)}
      />
    </div>
  );
}
