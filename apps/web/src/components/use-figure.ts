import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isArithmetic } from './arithmetic.ts';
import { formatAmount } from './format-amount.ts';
import { type FigureFault, readFigure } from './read-amount.ts';
import { useSelectWhole } from './select-whole.ts';
import { useTypedField } from './typed-fields.ts';

interface FigureOptions {
  value: string | null;
  onChange: (value: string | null) => void;
  /** An amount of money in this currency; without one a plain decimal. */
  currency?: string | undefined;
  /** Most decimals of a plain decimal, 6 unless told. */
  decimals?: number | undefined;
}

/** What the input of a figure is given. */
export interface Figure {
  text: string;
  isWrong: boolean;
  /** Why the text is no figure, in words; undefined while it is one, or is still being typed. */
  fault: string | undefined;
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const mostDecimals = 6;
/** A text with an operator, or that ends in the middle of a group of thousands, may still be on its way to a figure. */
const onItsWay = /[+\-*/(×÷−]|[,，]\d{0,2}$/;

/**
 * Typing a figure: grouped when read, plain when edited. A sum (`12*350`) counts while it is typed, and its result takes its
 * place on Enter or when the field is left; what is no figure stays as typed and says so.
 */
export function useFigure({ value, onChange, currency, decimals = mostDecimals }: FigureOptions): Figure {
  const sayFault = useFaultWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSettled, setSettled] = useState(true);
  const sent = useRef(value);
  // A value from outside takes the place of what was typed.
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
      // A refused text leaves what was there before it, not the figure that its first signs happened to be.
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

/** Says why a typed text is no figure. */
function useFaultWords(): (fault: FigureFault | undefined) => string {
  const { t } = useTranslation('common');
  return (fault) => (fault === undefined ? t('figureWrong') : t(`arithmetic.${fault}`));
}
