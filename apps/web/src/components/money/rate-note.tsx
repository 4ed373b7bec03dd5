import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useExchangeRates } from '../../api/queries/books/accounting-exchange-rate.ts';
import { Day } from '../day/day.tsx';
import { followedRate, isSameRate, type TableRate } from './followed-rate.ts';

interface RateNoteProps {
  currency: string;
  day: string | null;
  rate: string | null;
  onRate: (rate: string | null) => void;
  readOnly?: boolean;
}

/**
 * Sets a document's exchange rate from the company's table when its day or currency changes. If a typed rate is used
 * instead, it says so and offers the table's rate.
 */
export function RateNote({ currency, day, rate, onRate, readOnly = false }: RateNoteProps) {
  const { t } = useTranslation('common');
  const { data, isPlaceholderData } = useExchangeRates({ page: 1, limit: 1, currency, to: day ?? undefined });
  const newest = isPlaceholderData ? undefined : data?.data.find((row) => row.currency === currency);
  const isKnown = data !== undefined && !isPlaceholderData && day !== null;
  const table = newest?.rate ?? null;
  const before = useRef<TableRate | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing a rate must not query the table again
  useEffect(() => {
    if (!isKnown || readOnly) return;
    const now = { currency, rate: table };
    const next = followedRate(rate, before.current, now);
    before.current = now;
    if (next !== rate) onRate(next);
  }, [isKnown, currency, day, table]);
  if (newest === undefined || rate === null || isSameRate(newest.rate, rate)) return null;
  return (
    <span className="rate-note">
      {t('rate.typed')}{' '}
      {!readOnly && (
        <Button type="link" size="small" onClick={() => onRate(newest.rate)}>
          {t('rate.useTable', { rate: newest.rate })} <Day value={newest.date} />
        </Button>
      )}
    </span>
  );
}
