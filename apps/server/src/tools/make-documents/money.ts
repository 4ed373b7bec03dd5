/** Money in cents. */
export type Cents = bigint;

/** "1234.50": how the labels write money. */
export function decimal(cents: Cents): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function grouped(cents: Cents, group: string, point: string): string {
  const [whole = '', fraction = ''] = decimal(cents).split('.');
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/gu, group)}${point}${fraction}`;
}

export const comma = (cents: Cents): string => grouped(cents, ',', '.');
export const german = (cents: Cents): string => grouped(cents, '.', ',');
export const french = (cents: Cents): string => grouped(cents, '\u00a0', ',');
/** Whole dollars without their zero cents. */
export const short = (cents: Cents): string => comma(cents).replace(/\.00$/u, '');

export function percentOf(cents: Cents, percent: number): Cents {
  return (cents * BigInt(Math.round(percent * 100)) + 5000n) / 10000n;
}

export function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

/** The total as cash is paid in Hong Kong: to the nearest ten cents. */
export function cashRounded(cents: Cents): Cents {
  return ((cents + 5n) / 10n) * 10n;
}
