import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { currentLanguage } from '../i18n/start-language.ts';

dayjs.extend(customParseFormat);

interface DayInputProps {
  id?: string;
  label?: string;
  /** `YYYY-MM-DD`, or null. */
  value: string | null;
  onChange: (day: string | null) => void;
  onFocus?: () => void;
  disabled?: boolean;
  allowClear?: boolean;
  status?: 'error' | 'warning' | '';
  variant?: 'outlined' | 'borderless' | 'filled';
  size?: 'small' | 'middle';
  className?: string;
  placeholder?: string;
}

const wire = 'YYYY-MM-DD';
const typedFormats = [wire, 'D/M/YYYY', 'D-M-YYYY', 'D.M.YYYY', 'D MMM YYYY', 'YYYYMMDD', 'YYYY/M/D'];
const shownFormats = { 'en-US': 'MMM D, YYYY', 'zh-Hant': 'YYYY年M月D日' } as const;

/** A business date: shown as everywhere, typed in any usual order (day first, as in Hong Kong). */
export function DayInput({ value, onChange, label, id, allowClear = false, ...rest }: DayInputProps) {
  return (
    <DatePicker
      {...rest}
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      style={{ width: '100%' }}
      value={value === null ? null : dayjs(value, wire)}
      format={[shownFormats[currentLanguage()], ...typedFormats]}
      allowClear={allowClear}
      onChange={(moment) => onChange(moment === null || Array.isArray(moment) ? null : moment.format(wire))}
    />
  );
}
