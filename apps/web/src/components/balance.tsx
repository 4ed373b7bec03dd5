import { Amount } from './amount.tsx';
import './amount.css';

interface BalanceProps {
  /** A decimal text in the account's sense: an overdraft, and what a card owes, are negative. */
  value: string | null;
  kind: 'bank' | 'card' | 'cash';
  currency?: string;
  withCode?: boolean;
  strong?: boolean;
}

/**
 * A balance as the bank prints it: an overdrawn account with DR; a card counts what is owed, and has CR where the bank owes.
 */
export function Balance({ value, kind, ...rest }: BalanceProps) {
  if (value === null) return null;
  const isNegative = value.startsWith('-') && /[1-9]/.test(value);
  const isNil = !/[1-9]/.test(value);
  const sign = kind === 'card' ? (isNegative || isNil ? '' : 'CR') : isNegative ? 'DR' : '';
  return (
    <span className="amount">
      <Amount {...rest} value={value.replace(/^-/, '')} />
      {sign !== '' && <abbr className="balance-sign">{sign}</abbr>}
    </span>
  );
}
