import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectWhole } from '../form/select-whole.ts';
import { useTypedField } from '../form/typed-fields.ts';
import { isArithmetic } from './arithmetic.ts';
import { formatAmount } from './format-amount.ts';
import { type FigureFault, readFigure } from './read-amount.ts';

interface FigureOptions {
  value: string | null;
  onChange: (value: string | null) => void;
  /** Currency of an amount; without it the field holds a plain decimal. */
  currency?: string | undefined;
  /** Maximum decimals of a plain decimal, default 6. */
  decimals?: number | undefined;
}

/** Props for the input of a figure. */
export interface Figure {
  text: string;
  isWrong: boolean;
  /** Why the text is invalid, as a sentence; undefined while it is valid or still being typed. */
  fault: string | undefined;
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const mostDecimals = 6;
/** A text that ends with an operator, or in the middle of a group of thousands, may be an unfinished figure. */
const onItsWay = /[+\-*/(×÷−]|[,，]\d{0,2}$/;

/**
 * State of a number field: thousands separators are shown when parsed, not while editing. An expression (`12*350`) is
 * computed while it is typed, and its result replaces it on Enter or when the field loses the focus. Invalid text
 * stays as typed and shows an error.
 */
export function useFigure({ value, onChange, currency, decimals = mostDecimals }: FigureOptions): Figure {
  const sayFault = useFaultWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSettled, setSettled] = useState(true);
  const sent = useRef(value);
  // A new value from outside replaces the typed text.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(null);
  }, [value]);
  const reading = typed === null ? null : readFigure(typed, currency === undefined ? { decimals } : { currency });
  const isBad = reading !== null && !reading.ok;
  const isHalf = typed !== null && !isSettled && onItsWay.test(typed);
  const isWrong = isBad && !isHalf;
  const input = useRef<HTMLInputElement | null>(null);
  const selectWhole = useSelectWhole();
  useTypedField(
    input,
    () => {
      setSettled(true);
      return isBad ? 'invalid' : 'unchanged';
    },
    isWrong,
  );
  const atFocus = useRef(value);
  const settle = () => {
    setSettled(true);
    if (!isBad) setTyped(null);
    else if (value !== atFocus.current) {
      // After an invalid text the value is the one before the edit, not the number its first characters formed.
      sent.current = atFocus.current;
      onChange(atFocus.current);
    }
  };
  return {
    text: typed ?? (value === null || currency === undefined ? (value ?? '') : formatAmount(value)),
    isWrong,
    fault: isWrong ? sayFault(reading?.ok === false ? reading.fault : undefined) : undefined,
    onFocus: (event) => {
      input.current = event.target;
      if (!isBad) atFocus.current = value;
      if (typed === null) setTyped(value ?? '');
      selectWhole(event.target);
    },
    onChange: ({ target }) => {
      setTyped(target.value);
      setSettled(false);
      const next = readFigure(target.value, currency === undefined ? { decimals } : { currency });
      if (!next.ok || next.value === value) return;
      sent.current = next.value;
      onChange(next.value);
    },
    onBlur: settle,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || typed === null || !isArithmetic(typed)) return;
      setSettled(true);
      if (!isBad) setTyped(value ?? '');
    },
  };
}

/** Returns the error sentence for an invalid text. */
function useFaultWords(): (fault: FigureFault | undefined) => string {
  const { t } = useTranslation('common');
  return (fault) => (fault === undefined ? t('figureWrong') : t(`arithmetic.${fault}`));
}
