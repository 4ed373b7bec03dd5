import type { JournalEntryDetail, Revaluation } from '@folio/contract';

export type Rates = Readonly<Record<string, string>>;

const pair = /^([A-Z]{3}):(\d{1,9}(?:\.\d{1,8})?)$/;

/** Parses the rates in the address, `USD:7.81,EUR:8.9`; a value that is not a rate above zero is left out. */
export function ratesOf(text: string): Rates {
  const pairs = text.split(',').flatMap((part): [string, string][] => {
    const [, currency = '', rate = ''] = pair.exec(part) ?? [];
    return /[1-9]/.test(rate) ? [[currency, rate]] : [];
  });
  return Object.fromEntries(pairs);
}

/** The rates as the address and the server expect them, in order of currency; invalid rates are left out. */
export function ratesText(rates: Readonly<Record<string, string | null>>): string {
  const parts = Object.entries(rates).map(([currency, rate]) => `${currency}:${rate}`);
  return Object.entries(ratesOf(parts.join(',')))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, rate]) => `${currency}:${rate}`)
    .join(',');
}

/** The currencies that have no rate. */
export function missingRates(rates: Revaluation['rates']): string[] {
  return rates.filter(({ rate }) => rate === null).map(({ currency }) => currency);
}

/** The rates a run used, read from the lines of its entries. */
export function ratesOfRun(entries: readonly Pick<JournalEntryDetail, 'lines'>[], base: string): Rates {
  const lines = entries.flatMap((entry) => entry.lines);
  return Object.fromEntries(
    lines.flatMap(({ currency, rate }) => (rate === null || currency === base ? [] : [[currency, rate]])),
  );
}
