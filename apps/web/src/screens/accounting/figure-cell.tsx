import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectWhole } from '../../components/select-whole.ts';
import { decimalsOf, figureFault, figureOf, shownFigure } from './typed-figure.ts';
import '../../components/figure-input.css';

interface FigureCellProps {
  id?: string;
  /** Names it where no label stands beside it. */
  label?: string;
  /** The wire's text, or what was typed when it is no figure; null when empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** An amount in this currency; without one a rate. */
  currency?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Amounts below nil are meant. */
  allowNegative?: boolean;
  isWrong?: boolean;
  /** Written before the figure: a currency code. */
  prefix?: string;
}

/**
 * A figure in a grid. Unlike `FigureInput` it hands on what is no figure too, so that a draft keeps it and the grid says
 * what is wrong; and it follows its value while it has the focus, so that a key can fill it.
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
      className="figure-input"
      inputMode="decimal"
      autoComplete="off"
      {...(prefix !== undefined && { prefix: <span className="figure-prefix">{prefix}</span> })}
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

/** Says what is wrong with a figure; null when nothing is. */
export function useFigureSentence(): (value: string | null, currency: string | undefined) => string | undefined {
  const { t } = useTranslation('accounting');
  return (value, currency) => {
    const fault = figureFault(value, currency);
    if (fault === null) return undefined;
    return t(`figure.${fault}`, { found: value ?? '', decimals: decimalsOf(currency), currency: currency ?? '' });
  };
}
