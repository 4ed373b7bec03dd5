import { useQueryClient } from '@tanstack/react-query';
import { Button, Segmented, Select } from 'antd';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { rateOn, useExchangeRates } from '../../../api/queries/accounting-exchange-rate.ts';
import { Day } from '../../../components/day.tsx';
import { FigureInput } from '../../../components/figure-input.tsx';
import { useSession } from '../../../session/session-store.ts';
import { withCurrency } from '../draft-defaults.ts';
import { PaperField } from '../paper-field.tsx';
import type { PaperPartProps } from '../paper-part.ts';

const currencies = ['HKD', 'USD', 'CNY', 'EUR', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'TWD'];
const amountModes = ['no_tax', 'tax_exclusive', 'tax_inclusive'] as const;

/** Currency with its rate, and whether prices contain tax. */
export const MoneyFields = memo(function MoneyFields({ head, change, errors }: PaperPartProps) {
  const { t } = useTranslation('invoice-editor');
  const base = useSession().company?.base_currency ?? 'HKD';
  const fillRate = useRateOfDay(change);
  const offered = [...new Set([base, head.currency, ...currencies])];
  return (
    <div className="sheet-money">
      <PaperField path="currency" errors={errors}>
        <Select
          id="field-currency"
          showSearch
          value={head.currency}
          options={offered.map((value) => ({ value, label: value }))}
          onChange={(currency) => {
            change((before) => withCurrency(before, currency));
            if (currency !== base) fillRate(currency, head.issue_date);
          }}
        />
      </PaperField>
      {head.currency !== base && (
        <PaperField path="rate" name="exchangeRate" errors={errors}>
          <FigureInput
            id="field-rate"
            value={head.rate}
            decimals={8}
            placeholder={t('placeholder.rate', { currency: head.currency, base })}
            onChange={(rate) => change((before) => ({ ...before, rate }))}
          />
          <RateOffer
            currency={head.currency}
            day={head.issue_date}
            rate={head.rate}
            onTake={(rate) => change((before) => ({ ...before, rate }))}
          />
        </PaperField>
      )}
      <div className="paper-field">
        <span className="paper-label">{t('field.amountsAre')}</span>
        <Segmented
          value={head.amounts_are}
          options={amountModes.map((value) => ({ value, label: t(`amountsAre.${value}`) }))}
          onChange={(value) => change((before) => ({ ...before, amounts_are: value }))}
        />
      </div>
    </div>
  );
});

/** Fills the rate of the day into a draft that has none of its currency yet. */
export function useRateOfDay(change: PaperPartProps['change']) {
  const queryClient = useQueryClient();
  return useCallback(
    (currency: string, day: string | null) => {
      if (day === null) return;
      void rateOn(queryClient, currency, day).then((rate) => {
        if (rate === null) return;
        change((draft) => (draft.currency === currency && draft.rate === null ? { ...draft, rate } : draft));
      });
    },
    [queryClient, change],
  );
}

interface RateOfferProps {
  currency: string;
  day: string | null;
  rate: string | null;
  onTake: (rate: string) => void;
}

/** The newest rate on or before the issue date, where another one stands. */
function RateOffer({ currency, day, rate, onTake }: RateOfferProps) {
  const { t } = useTranslation('invoice-editor');
  const { data } = useExchangeRates({ page: 1, limit: 1, currency, to: day ?? undefined });
  const newest = data?.data[0];
  if (newest === undefined || newest.currency !== currency || newest.rate === rate) return null;
  return (
    <Button type="link" size="small" className="sheet-more" onClick={() => onTake(newest.rate)}>
      {t('rate.offer', { rate: newest.rate })} <Day value={newest.date} />
    </Button>
  );
}
