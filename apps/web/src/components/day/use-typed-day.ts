import { type DayFault, daysInMonth, readTypedDay } from '@folio/ledger/calendar';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/start-language.ts';
import { type Commit, useTypedField } from '../form/typed-fields.ts';
import { formatDay, formatMonth } from './format-day.ts';
import { todayInHongKong } from './today.ts';

export interface DayLimits {
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

interface TypedDayOptions extends DayLimits {
  value: string | null;
  onChange: (day: string | null) => void;
  input: () => HTMLInputElement | null;
  /** If true an empty field is null; otherwise an empty field is invalid. */
  allowClear: boolean;
  /** What `+30` counts from; today unless given. */
  base: string | null | undefined;
}

type Fault = DayFault | { code: 'empty' } | { code: 'too_early' | 'too_late'; limit: string };

export interface TypedDay {
  text: string;
  /** Why the text is not a date, as a sentence. */
  fault: string | undefined;
  type: (text: string) => void;
  /** Parses the typed text; an invalid text stays and is marked. */
  commit: () => void;
  choose: (day: string | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  hasFocus: RefObject<boolean>;
}

/** The text of a date field: its formatted value, or the typed text until it is parsed. */
export function useTypedDay(options: TypedDayOptions): TypedDay {
  const { value, onChange } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [seen, setSeen] = useState(value);
  const hasFocus = useRef(false);
  const sayFault = useFaultWords();
  if (seen !== value) {
    setSeen(value);
    // A new value from outside replaces the text, unless the user is typing.
    if (!hasFocus.current) {
      setTyped(null);
      setFault(null);
    }
  }
  const latest = useRef(typed);
  latest.current = typed;
  const show = (text: string | null, why: Fault | null) => {
    latest.current = text;
    setTyped(text);
    setFault(why);
  };
  const choose = (day: string | null) => {
    show(null, null);
    if (day !== value) onChange(day);
  };
  const read = (): Commit => {
    const text = latest.current;
    if (text === null || text === shownDay(value)) {
      show(null, null);
      return 'unchanged';
    }
    const reading = readTyped(text, options);
    if ('fault' in reading) {
      show(text, reading.fault);
      return 'invalid';
    }
    choose(reading.day);
    return reading.day === value ? 'unchanged' : 'changed';
  };
  useTypedField(options.input, read, fault !== null);
  return {
    text: typed ?? shownDay(value),
    fault: fault === null ? undefined : sayFault(fault, typed ?? ''),
    type: (text) => show(text, null),
    commit: () => void read(),
    choose,
    onKeyDown: (event) => {
      // A shortcut that saves the form reaches the form after this field, so the field parses its text first.
      const isShortcut = (event.altKey || event.ctrlKey || event.metaKey) && !/^[acvxyz]$/i.test(event.key);
      if (latest.current === null || !(isShortcut || event.key === 'Enter' || event.key === 'Escape')) return;
      // The first Escape only ends the typing; the next one reaches the dialog.
      if (event.key === 'Escape') event.stopPropagation();
      flushSync(read);
    },
    hasFocus,
  };
}

function shownDay(value: string | null): string {
  return value === null ? '' : formatDay(value, currentLanguage());
}

function readTyped(
  text: string,
  { allowClear, base, min, max }: TypedDayOptions,
): { day: string | null } | { fault: Fault } {
  if (text.trim() === '') return allowClear ? { day: null } : { fault: { code: 'empty' } };
  const reading = readTypedDay(text, { today: todayInHongKong(), base: base ?? undefined });
  if (!reading.ok) return { fault: reading.fault };
  if (min !== undefined && reading.day < min) return { fault: { code: 'too_early', limit: min } };
  if (max !== undefined && reading.day > max) return { fault: { code: 'too_late', limit: max } };
  return { day: reading.day };
}

/** Builds the error sentence: what was found, what was expected, and an example. */
function useFaultWords(): (fault: Fault, typed: string) => string {
  const { t } = useTranslation('common');
  const example = '15/01/2025';
  return (fault, typed) => {
    const found = typed.trim().slice(0, 40);
    switch (fault.code) {
      case 'empty':
        return t('day.empty', { example });
      case 'no_month':
        return t('day.noMonth', { found, month: fault.month, example });
      case 'no_day': {
        const month = `${fault.year}-${String(fault.month).padStart(2, '0')}`;
        const last = daysInMonth(fault.year, fault.month);
        const days = `${last}/${month.slice(5)}/${fault.year}`;
        return t('day.noDay', { found, month: formatMonth(month, currentLanguage()), last, example: days });
      }
      case 'year_out_of_range':
        return t('day.yearOutOfRange', { found, first: fault.first, last: fault.last });
      case 'too_early':
      case 'too_late':
        return t(fault.code === 'too_early' ? 'day.tooEarly' : 'day.tooLate', {
          found,
          limit: formatDay(fault.limit, currentLanguage()),
        });
      case 'not_understood':
        return t('day.notUnderstood', { found, example });
    }
  };
}
