import type { AssetClass, AssetClassBody } from '@folio/contract';

export const methods = ['straight_line', 'reducing_balance'] as const;
export const conventions = ['full_month', 'following_month', 'by_days'] as const;
export const taxClasses = [
  'pool_10',
  'pool_20',
  'pool_30',
  'prescribed',
  'industrial_building',
  'commercial_building',
  'hire_purchase',
  'excluded',
] as const;

/** The terms as typed: the rate in percent, the life in months. */
export interface Terms {
  method: AssetClassBody['method'];
  convention: AssetClassBody['convention'];
  life_months: string;
  rate: string;
}

const usualLife = '60';
export const usualTerms: Terms = {
  method: 'straight_line',
  convention: 'full_month',
  life_months: usualLife,
  rate: '',
};

export function termsOf({ method, convention, life_months, rate_basis_points }: Pick<AssetClass, SentField>): Terms {
  const rate = rate_basis_points === null ? '' : percentOf(rate_basis_points);
  return { method, convention, life_months: String(life_months), rate };
}

type SentField = 'method' | 'convention' | 'life_months' | 'rate_basis_points';

/** What the server gets. A rate of 25.5 % is 2550 hundredths of a percent. */
export function sentTerms({ method, convention, life_months, rate }: Terms): Pick<AssetClassBody, SentField> {
  return {
    method,
    convention,
    life_months: Number(life_months),
    rate_basis_points: method === 'reducing_balance' && rate !== '' ? basisPoints(rate) : null,
  };
}

function basisPoints(percent: string): number {
  const [whole = '0', decimals = ''] = percent.split('.');
  return Number(`${whole}${decimals.padEnd(2, '0')}`);
}

function percentOf(points: number): string {
  const digits = String(points).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
