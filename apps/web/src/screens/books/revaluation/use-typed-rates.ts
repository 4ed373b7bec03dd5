import { useTyped } from '../../../components/hooks/use-typed.ts';
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

/** Keeps what is typed, and puts it into the address at a pause. Rates that come from elsewhere replace it. */
export function useTypedRates(inAddress: string, onRates: (rates: string) => void): TypedRates {
  const typed = useTyped<TypedRates['values']>({
    kept: inAddress,
    read: ratesOf,
    write: ratesText,
    onPause: onRates,
    pauseMs: typingPauseMs,
  });
  const { value: values, text, isPending, change } = typed;
  return {
    values,
    valid: ratesOf(text),
    wrong: wrongOf(values),
    isPending,
    set: (currency, rate) => change((before) => ({ ...before, [currency]: rate })),
    reset: (currency) => change(({ [currency]: _typed, ...others }) => others),
  };
}

function wrongOf(values: TypedRates['values']): string[] {
  const isWrong = ([currency, rate]: [string, string | null]) =>
    rate !== null && ratesText({ [currency]: rate }) === '';
  return Object.entries(values)
    .filter(isWrong)
    .map(([currency]) => currency);
}
