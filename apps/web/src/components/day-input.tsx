import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayCalendar } from './day-calendar.tsx';
import { Icon } from './icon.tsx';
import { useSelectWhole } from './select-whole.ts';
import { type DayLimits, type TypedDay, useTypedDay } from './use-typed-day.ts';
import './figure-input.css';
import './day-input.css';

interface DayInputProps extends DayLimits {
  id?: string | undefined;
  label?: string | undefined;
  /** `YYYY-MM-DD`, or null. */
  value: string | null;
  onChange: (day: string | null) => void;
  onFocus?: () => void;
  disabled?: boolean;
  allowClear?: boolean;
  /** The date that `+30` and `-7` count from, such as the issue date of a due date; today unless given. */
  base?: string | null;
  status?: 'error' | 'warning' | '';
  variant?: 'outlined' | 'borderless' | 'filled';
  size?: 'small' | 'middle';
  className?: string | undefined;
  placeholder?: string | undefined;
}

/**
 * A business date, shown as everywhere and typed in any usual order, day first. Tab, Enter, Escape and leaving the field read
 * what was typed in the same way; what is no date stays as typed, says so, and keeps the form from being saved.
 */
export function DayInput(props: DayInputProps) {
  const { value, allowClear = false, disabled = false, variant = 'outlined', min, max } = props;
  const { t } = useTranslation('common');
  const ownId = useId();
  const faultId = `${ownId}-fault`;
  const wrapper = useRef<HTMLSpanElement>(null);
  const input = useRef<InputRef>(null);
  const [isOpen, setOpen] = useState(false);
  const selectWhole = useSelectWhole();
  const field = useTypedDay({
    value,
    onChange: props.onChange,
    input: () => input.current?.input ?? null,
    allowClear,
    base: props.base,
    min,
    max,
  });
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the field and its calendar
    <span
      ref={wrapper}
      className={['day-input', variant === 'borderless' && 'day-input-plain', props.className]
        .filter(Boolean)
        .join(' ')}
      onBlur={(event) => {
        if (!wrapper.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Input
        ref={input}
        id={props.id}
        data-day-input
        autoComplete="off"
        value={field.text}
        disabled={disabled}
        variant={variant}
        size={props.size ?? 'middle'}
        status={field.fault === undefined ? (props.status ?? '') : 'error'}
        aria-label={props.label}
        aria-invalid={field.fault !== undefined}
        aria-describedby={field.fault === undefined ? undefined : faultId}
        aria-keyshortcuts="Alt+ArrowDown"
        placeholder={props.placeholder}
        onFocus={(event) => {
          field.hasFocus.current = true;
          selectWhole(event.target);
          props.onFocus?.();
        }}
        onChange={(event) => field.type(event.target.value)}
        onBlur={() => {
          field.hasFocus.current = false;
          field.commit();
        }}
        onKeyDown={(event) => onFieldKey(event, field, () => setOpen(true))}
        suffix={
          <button
            type="button"
            tabIndex={-1}
            className="day-input-open"
            disabled={disabled}
            aria-label={t('day.calendar')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close() : setOpen(true))}
          >
            <Icon name="calendar" size={14} />
          </button>
        }
      />
      {isOpen && !disabled && (
        <DayCalendar
          anchor={() => wrapper.current}
          value={value}
          min={min}
          max={max}
          allowClear={allowClear}
          onChoose={(day) => {
            field.choose(day);
            close();
          }}
          onClose={close}
        />
      )}
      {field.fault !== undefined && (
        <span id={faultId} className="figure-fault" role="alert">
          {field.fault}
        </span>
      )}
    </span>
  );
}

/** Enter reads the date and never sends the form; the arrow opens the calendar. */
function onFieldKey(event: KeyboardEvent<HTMLInputElement>, field: TypedDay, open: () => void): void {
  if (event.nativeEvent.isComposing) return;
  field.onKeyDown(event);
  if (event.key === 'Enter' && !event.altKey && !event.ctrlKey && !event.metaKey) event.preventDefault();
  if (event.key !== 'ArrowDown' || !event.altKey) return;
  event.preventDefault();
  open();
}
