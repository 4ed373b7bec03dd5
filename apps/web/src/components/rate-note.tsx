import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useExchangeRates } from '../api/queries/accounting-exchange-rate.ts';
import { Day } from './day.tsx';
import { followedRate, isSameRate, type TableRate } from './followed-rate.ts';

interface RateNoteProps {
  /** Another one than the company's own. */
  currency: string;
  day: string | null;
  rate: string | null;
  onRate: (rate: string | null) => void;
  readOnly?: boolean;
}

/**
 * Keeps a document's exchange rate with its day and currency by the company's table, and says when a typed rate stands instead, with
 * the way back.
 */
export function RateNote({ currency, day, rate, onRate, readOnly = false }: RateNoteProps) {
  const { t } = useTranslation('common');
  const { data, isPlaceholderData } = useExchangeRates({ page: 1, limit: 1, currency, to: day ?? undefined });
  const newest = isPlaceholderData ? undefined : data?.data.find((row) => row.currency === currency);
  const isKnown = data !== undefined && !isPlaceholderData && day !== null;
  const table = newest?.rate ?? null;
  const before = useRef<TableRate | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a typed rate is no reason to look at the table again
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
