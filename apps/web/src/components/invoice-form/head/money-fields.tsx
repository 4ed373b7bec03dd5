import { useQueryClient } from '@tanstack/react-query';
import { Segmented, Select } from 'antd';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { rateOn } from '../../../api/queries/books/accounting-exchange-rate.ts';
import { useSession } from '../../../session/session-store.ts';
import { FigureInput } from '../../money/figure-input.tsx';
import { RateNote } from '../../money/rate-note.tsx';
import { withCurrency } from '../draft-defaults.ts';
import { PaperField } from '../paper-field.tsx';
import type { PaperPartProps } from '../paper-part.ts';

const currencies = ['HKD', 'USD', 'CNY', 'EUR', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'TWD'];
const amountModes = ['no_tax', 'tax_exclusive', 'tax_inclusive'] as const;

export const MoneyFields = memo(function MoneyFields({ head, change, errors }: PaperPartProps) {
  const { t } = useTranslation('invoice-editor');
  const base = useSession().company?.base_currency ?? 'HKD';
  const offered = [...new Set([base, head.currency, ...currencies])];
  return (
    <div className="sheet-money">
      <PaperField path="currency" errors={errors}>
        <Select
          id="field-currency"
          showSearch
          value={head.currency}
          options={offered.map((value) => ({ value, label: value }))}
          onChange={(currency) => change((before) => withCurrency(before, currency))}
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
          <RateNote
            currency={head.currency}
            day={head.issue_date}
            rate={head.rate}
            onRate={(rate) => change((before) => ({ ...before, rate }))}
          />
        </PaperField>
      )}
      <div className="paper-field selects-full min-0">
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

/** Fills in the day's exchange rate if the draft has no rate for its currency yet. */
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
