import { type AmountFormat, formatAmount } from './format-amount.ts';
import './amount.css';

interface AmountProps extends AmountFormat {
  /** A decimal text as in the API; null shows nothing. */
  value: string | null;
  /**
   * `received` green, `overdue` amber, `failed` red, `muted` grey. Colour must never be the only sign of the meaning.
   */
  tone?: 'received' | 'overdue' | 'failed' | 'muted';
  strong?: boolean;
}

const toneClass = { received: 'text-green bold', overdue: 'text-amber', failed: 'text-red', muted: 'muted' };

/**
 * An amount with tabular figures on one line. Put it in a right-aligned column (`DataTable` columns with `align:
 * 'right'`).
 */
export function Amount({ value, tone, strong, ...format }: AmountProps) {
  if (value === null) return null;
  const classes = ['amount nowrap num', tone && toneClass[tone], strong && 'bold'].filter(Boolean).join(' ');
  return <span className={classes}>{formatAmount(value, format)}</span>;
}
