import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectWhole } from '../form/select-whole.ts';
import { decimalsOf, figureFault, figureOf, shownFigure } from './typed-figure.ts';
import '../money/figure-input.css';

interface FigureCellProps {
  id?: string;
  /** Accessible name; for cells without a visible label. */
  label?: string;
  /** The API's decimal text, or the typed text if it is invalid; null when empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Currency of an amount; without it the cell holds a rate. */
  currency?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Negative amounts are allowed. */
  allowNegative?: boolean;
  isWrong?: boolean;
  /** Printed before the figure: a currency code. */
  prefix?: string;
}

/**
 * A number cell of a grid. Unlike `FigureInput` it passes invalid text on, so that the draft keeps it and the grid
 * shows the error. It also follows its value while it has the focus, so that a key can fill it.
 */
export function FigureCell({ value, onChange, currency, label, isWrong, allowNegative, ...rest }: FigureCellProps) {
  const sentence = useFigureSentence();
  const selectWhole = useSelectWhole();
  const [typed, setTyped] = useState<string | null>(null);
  const isMine = typed !== null && figureOf(typed, currency) === value;
  const fault = figureFault(value, currency);
  const refused = fault !== null && !(allowNegative && fault === 'negative');
  const { prefix, ...input } = rest;
  return (
    <Input
      {...input}
      className="figure-input text-right"
      inputMode="decimal"
      autoComplete="off"
      {...(prefix !== undefined && { prefix: <span className="font-small faint">{prefix}</span> })}
      aria-label={label}
      aria-invalid={refused || isWrong}
      status={refused || isWrong ? 'error' : ''}
      title={refused ? sentence(value, currency) : undefined}
      value={isMine ? typed : shownFigure(value, currency)}
      onFocus={(event) => {
        setTyped(value ?? '');
        selectWhole(event.target);
      }}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(figureOf(event.target.value, currency));
      }}
    />
  );
}

/** Returns the error sentence of a figure; null if it is valid. */
export function useFigureSentence(): (value: string | null, currency: string | undefined) => string | undefined {
  const { t } = useTranslation('accounting');
  return (value, currency) => {
    const fault = figureFault(value, currency);
    if (fault === null) return undefined;
    return t(`figure.${fault}`, { found: value ?? '', decimals: decimalsOf(currency), currency: currency ?? '' });
  };
}
