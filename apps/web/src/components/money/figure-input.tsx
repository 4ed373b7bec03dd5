import { Input, type InputRef } from 'antd';
import type { Ref } from 'react';
import { useFigure } from './use-figure.ts';
import './figure-input.css';

interface FigureInputProps {
  id?: string;
  /** Accessible name; for inputs without a visible label. */
  label?: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Currency of an amount; without it the input holds a plain decimal. */
  currency?: string;
  /** Maximum decimals of a plain decimal. */
  decimals?: number;
  onFocus?: () => void;
  disabled?: boolean;
  variant?: 'outlined' | 'borderless' | 'filled';
  status?: 'error' | 'warning' | '';
  size?: 'small' | 'middle';
  className?: string;
  placeholder?: string;
  inputRef?: Ref<InputRef>;
}

/**
 * An input for numbers and expressions: thousands separators are shown when parsed, not while editing. Invalid text
 * stays as typed and shows an error.
 */
export function FigureInput(props: FigureInputProps) {
  const { value, onChange, currency, decimals } = props;
  const figure = useFigure({ value, onChange, currency, decimals });
  return (
    <>
      <Input
        ref={props.inputRef ?? null}
        id={props.id}
        className={['figure-input text-right', props.className].filter(Boolean).join(' ')}
        inputMode="decimal"
        autoComplete="off"
        value={figure.text}
        disabled={props.disabled ?? false}
        variant={props.variant ?? 'outlined'}
        size={props.size ?? 'middle'}
        status={figure.isWrong ? 'error' : (props.status ?? '')}
        aria-label={props.label}
        aria-invalid={figure.isWrong}
        title={figure.fault}
        placeholder={props.placeholder}
        onFocus={(event) => {
          figure.onFocus(event);
          props.onFocus?.();
        }}
        onChange={figure.onChange}
        onKeyDown={figure.onKeyDown}
        onBlur={figure.onBlur}
      />
      {figure.fault !== undefined && (
        <span
          className="figure-fault z-20 above-2 line-17 wrap-words block absolute font-small text-red text-left bg-red radius-small"
          role="alert"
        >
          {figure.fault}
        </span>
      )}
    </>
  );
}
