import { useEffect, useMemo, useState } from 'react';
import { type Rates, ratesOf, ratesText } from './rates-query.ts';

/** Rates of one's own while they are typed. */
export interface TypedRates {
  /** As typed, also what is no rate; a currency without an entry has the known rate. */
  values: Readonly<Record<string, string | null>>;
  /** Those of them that are rates. */
  valid: Rates;
  /** Currencies with something typed that is no rate. */
  wrong: readonly string[];
  /** What is typed has not reached the address yet. */
  isPending: boolean;
  set: (currency: string, rate: string | null) => void;
  reset: (currency: string) => void;
}

const typingPauseMs = 300;

/** Keeps what is typed, and hands it to the address when there is a pause. Rates of another address take its place. */
export function useTypedRates(inAddress: string, onRates: (rates: string) => void): TypedRates {
  const [values, setValues] = useState<Readonly<Record<string, string | null>>>(() => ratesOf(inAddress));
  const text = ratesText(values);
  const [handed, setHanded] = useState(inAddress);
  if (handed !== inAddress) {
    setHanded(inAddress);
    if (inAddress !== text) setValues(ratesOf(inAddress));
  }
  useEffect(() => {
    if (text === inAddress) return;
    const timer = setTimeout(() => onRates(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, inAddress, onRates]);
  const isPending = text !== inAddress;
  return useMemo(
    () => ({
      values,
      valid: ratesOf(text),
      wrong: wrongOf(values),
      isPending,
      set: (currency, rate) => setValues((before) => ({ ...before, [currency]: rate })),
      reset: (currency) => setValues(({ [currency]: _typed, ...others }) => others),
    }),
    [values, text, isPending],
  );
}

function wrongOf(values: TypedRates['values']): string[] {
  const isWrong = ([currency, rate]: [string, string | null]) =>
    rate !== null && ratesText({ [currency]: rate }) === '';
  return Object.entries(values)
    .filter(isWrong)
    .map(([currency]) => currency);
}
