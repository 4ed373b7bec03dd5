import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectWhole } from '../form/select-whole.ts';
import { Icon } from '../page/icon.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { type DayLimits, type TypedDay, useTypedDay } from './use-typed-day.ts';
import '../money/figure-input.css';
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
 * A business date, displayed like all dates and typed in any usual order, day first. Tab, Enter, Escape and leaving
 * the field all parse the text. An invalid date stays as typed, shows an error and prevents the form from being
 * saved.
 */
export function DayInput(props: DayInputProps) {
  const { value, allowClear = false, disabled = false, variant = 'outlined', min, max } = props;
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
      className={['day-input block min-0 full relative', variant === 'borderless' && 'day-input-plain', props.className]
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
        disabled={disabled}
        variant={variant}
        size={props.size ?? 'middle'}
        aria-label={props.label}
        {...shownOf(field, props.status ?? '', faultId)}
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
        suffix={<OpenButton isOpen={isOpen} disabled={disabled} onClick={() => (isOpen ? close() : setOpen(true))} />}
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
      <FieldFault id={faultId} fault={field.fault} />
    </span>
  );
}

/** What the input shows of a field: its text, and whether it has an error. */
function shownOf(field: TypedDay, status: 'error' | 'warning' | '', faultId: string) {
  if (field.fault === undefined) return { value: field.text, status, 'aria-invalid': false };
  return { value: field.text, status: 'error' as const, 'aria-invalid': true, 'aria-describedby': faultId };
}

function FieldFault({ id, fault }: { id: string; fault: string | undefined }) {
  if (fault === undefined) return null;
  return (
    <span
      id={id}
      className="figure-fault z-20 above-2 line-17 wrap-words block absolute font-small text-red text-left bg-red radius-small"
      role="alert"
    >
      {fault}
    </span>
  );
}

interface OpenButtonProps {
  isOpen: boolean;
  disabled: boolean;
  onClick: () => void;
}

function OpenButton({ isOpen, disabled, onClick }: OpenButtonProps) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      tabIndex={-1}
      className="day-input-open p-0 border-0 bg-none grid centred faint radius-tiny pointer"
      disabled={disabled}
      aria-label={t('day.calendar')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon name="calendar" size={14} />
    </button>
  );
}

/** Enter parses the date and never submits the form; the arrow key opens the calendar. */
function onFieldKey(event: KeyboardEvent<HTMLInputElement>, field: TypedDay, open: () => void): void {
  if (event.nativeEvent.isComposing) return;
  field.onKeyDown(event);
  if (event.key === 'Enter' && !event.altKey && !event.ctrlKey && !event.metaKey) event.preventDefault();
  if (event.key !== 'ArrowDown' || !event.altKey) return;
  event.preventDefault();
  open();
}
