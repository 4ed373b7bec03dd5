import type { FigureStyle, SignStyle, StatementLayout } from './statement-layout.ts';

/** Minor units as decimal text, as a label has it: `-1234.56`. */
export function textOfMinor(minor: bigint): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const MARKS: Readonly<Record<FigureStyle, readonly [thousands: string, cents: string]>> = {
  '1,234.56': [',', '.'],
  '1.234,56': ['.', ','],
  "1'234.56": ["'", '.'],
  '1 234,56': [' ', ','],
  '1234.56': ['', '.'],
  '1,235': [',', ''],
};

/** A figure without its sign, in the style of the paper. */
export function printedMagnitude(minor: bigint, style: FigureStyle): string {
  const [thousands, cents] = MARKS[style];
  const [whole = '', decimals = ''] = textOfMinor(minor < 0n ? -minor : minor).split('.');
  const isWhole = style === '1,235';
  return `${whole.replace(/\B(?=(\d{3})+$)/gu, thousands)}${cents}${isWhole ? '' : decimals}`;
}

/** A figure of one column for both directions; `isOut`: money that leaves the account, or a purchase by card. */
export function printedSigned(minor: bigint, isOut: boolean, style: FigureStyle, sign: SignStyle): string {
  const figure = printedMagnitude(minor, style);
  switch (sign) {
    case 'minus':
      return isOut ? `-${figure}` : figure;
    case 'trailing_minus':
      return isOut ? `${figure}-` : figure;
    case 'parentheses':
      return isOut ? `(${figure})` : figure;
    case 'cr_suffix':
      return isOut ? figure : `${figure} CR`;
    case 'dr_suffix':
      return isOut ? `${figure} DR` : figure;
    case 'dr_cr_suffix':
      return `${figure} ${isOut ? 'Dr' : 'Cr'}`;
    case 'cr_prefix':
      return isOut ? figure : `CR ${figure}`;
    case 'colour':
    case 'direction_column':
      return figure;
    case 'plus_minus':
      return isOut ? `-${figure}` : `+${figure}`;
  }
}

function overdrawnFigure(figure: string, { overdrawn, marksBalances }: StatementLayout): string {
  if (marksBalances) return `${figure} DR`;
  switch (overdrawn) {
    case 'minus':
      return `-${figure}`;
    case 'trailing_minus':
      return `${figure}-`;
    case 'parentheses':
      return `(${figure})`;
    default:
      return `${figure}${overdrawn}`;
  }
}

/** A balance with its mark. A card prints what is owed without a mark, and what it owes its holder as a credit. */
export function printedBalance(minor: bigint, layout: StatementLayout): string {
  const { kind, figures, sign, marksBalances } = layout;
  const figure = printedMagnitude(minor, figures);
  if (kind === 'card') return minor > 0n ? printedSigned(minor, sign !== 'cr_suffix', figures, sign) : figure;
  if (minor < 0n) return overdrawnFigure(figure, layout);
  return marksBalances ? `${figure} CR` : figure;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  HKD: 'HK$',
  USD: 'US$',
  GBP: '£',
  EUR: '€',
  SGD: 'S$',
  CNY: '¥',
  CHF: 'CHF ',
  JPY: '¥',
  TWD: 'NT$',
  KRW: '₩',
};

/** A figure with its currency, as far as the paper prints it. */
export function withCurrency(figure: string, currency: string, how: 'none' | 'code' | 'symbol'): string {
  if (how === 'none' || figure === '') return figure;
  const [, sign = '', rest = figure] = /^((?:CR )?[-+(]?)(.*)$/u.exec(figure) ?? [];
  if (how === 'code') return sign === 'CR ' ? `CR ${currency} ${rest}` : `${currency} ${figure}`;
  return `${sign}${SYMBOLS[currency] ?? '$'}${rest}`;
}

/** A figure about as wide as any, with the widest sign. */
export function longestFigure(style: FigureStyle, how: 'none' | 'code' | 'symbol'): string {
  return withCurrency(`${printedMagnitude(88_888_888n, style)} CR`, 'HKD', how);
}
