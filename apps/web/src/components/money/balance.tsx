import { Amount } from './amount.tsx';
import './amount.css';

interface BalanceProps {
  /** A decimal text with the account's sign: an overdraft, and what a card owes, are negative. */
  value: string | null;
  kind: 'bank' | 'card' | 'cash';
  currency?: string;
  withCode?: boolean;
  strong?: boolean;
}

/**
 * A balance as a bank prints it: an overdrawn account with DR; a card shows the amount owed, and CR if the bank owes.
 */
export function Balance({ value, kind, ...rest }: BalanceProps) {
  if (value === null) return null;
  const isNegative = value.startsWith('-') && /[1-9]/.test(value);
  const isNil = !/[1-9]/.test(value);
  const sign = kind === 'card' ? (isNegative || isNil ? '' : 'CR') : isNegative ? 'DR' : '';
  return (
    <span className="amount nowrap num">
      <Amount {...rest} value={value.replace(/^-/, '')} />
      {sign !== '' && <abbr className="balance-sign font-small muted">{sign}</abbr>}
    </span>
  );
}
