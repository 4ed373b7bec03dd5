import { Input, type InputRef } from 'antd';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from './format-amount.ts';
import { type AmountReading, readAmount, readDecimal } from './read-amount.ts';
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

const mostDecimals = 6;

/** Typing figures: grouped when read, plain when edited; what is not a figure stays as typed and says so. */
export function FigureInput(props: FigureInputProps) {
  const { value, onChange, currency, decimals = mostDecimals } = props;
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value from outside takes the place of a wrong text
  useEffect(() => setWrong(false), [value]);
  const read = (text: string): AmountReading =>
    currency === undefined ? readDecimal(text, decimals) : readAmount(text, currency);
  const shown = value === null || currency === undefined ? (value ?? '') : formatAmount(value);
  const type = (text: string) => {
    setTyped(text);
    const reading = read(text);
    setWrong(!reading.ok && text.trim() !== '-');
    if (reading.ok && reading.value !== value) onChange(reading.value);
  };
  return (
    <Input
      ref={props.inputRef ?? null}
      id={props.id}
      className={['figure-input', props.className].filter(Boolean).join(' ')}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      disabled={props.disabled ?? false}
      variant={props.variant ?? 'outlined'}
      size={props.size ?? 'middle'}
      status={isWrong ? 'error' : (props.status ?? '')}
      aria-label={props.label}
      aria-invalid={isWrong}
      title={isWrong ? t('figureWrong') : undefined}
      placeholder={props.placeholder}
      onFocus={(event) => {
        setTyped(value ?? '');
        event.target.select();
        props.onFocus?.();
      }}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
