import { Input, type InputRef } from 'antd';
import type { Ref } from 'react';
import { useFigure } from './use-figure.ts';
import './figure-input.css';

interface FigureInputProps {
  id?: string;
  /** Names it where no label stands beside it. */
  label?: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** An amount of money in this currency; without one a plain decimal. */
  currency?: string;
  /** Most decimals of a plain decimal. */
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

/** Typing figures, sums too: grouped when read, plain when edited; what is not a figure stays as typed and says so. */
export function FigureInput(props: FigureInputProps) {
  const { value, onChange, currency, decimals } = props;
  const figure = useFigure({ value, onChange, currency, decimals });
  return (
    <>
      <Input
        ref={props.inputRef ?? null}
        id={props.id}
        className={['figure-input', props.className].filter(Boolean).join(' ')}
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
        <span className="figure-fault" role="alert">
          {figure.fault}
        </span>
      )}
    </>
  );
}
