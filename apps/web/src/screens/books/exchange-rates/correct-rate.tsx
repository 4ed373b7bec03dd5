import type { ExchangeRateRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useExchangeRateCalls } from '../../../api/queries/books/accounting-exchange-rate.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError, refusalText } from '../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { FigureInput } from '../../../components/money/figure-input.tsx';
import { isRate, shownRate } from '../../../components/money/rates.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';

interface CorrectRateProps {
  rate: ExchangeRateRow;
  base: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Another rate for the same day. What was posted keeps the rate it was posted at. */
export function CorrectRate({ rate: row, base, onRemove, onClose }: CorrectRateProps) {
  const { t } = useTranslation('accounting-exchange-rates');
  const calls = useExchangeRateCalls();
  const [rate, setRate] = useState<string | null>(shownRate(row.rate));
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const date = formatDay(row.date, currentLanguage());
  const save = async () => {
    if (!isRate(rate)) return;
    setBusy(true);
    try {
      await calls.set({ ...row, rate });
      onClose();
      toast.success(t('corrected', { currency: row.currency, date }), {
        action: {
          label: t('common:undo'),
          run: () => void calls.set(row).catch((cause) => toast.error(refusalText(cause))),
        },
        durationMs: 6000,
      });
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <SideForm
      title={t('correctOne', { currency: row.currency, date })}
      okText={t('common:save')}
      isBusy={isBusy}
      isReady={isRate(rate)}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
      extra={
        <Button
          type="link"
          danger
          className="side-form-extra"
          onClick={() => {
            onClose();
            onRemove();
          }}
        >
          {t('common:remove')}
        </Button>
      }
    >
      <SideField
        id="corrected-rate"
        label={t('forOne', { currency: row.currency, base })}
        sentences={rate !== null && !isRate(rate) ? [t('notRate')] : error?.fields.rate}
        hint={t('correctHint')}
      >
        <FigureInput id="corrected-rate" decimals={8} value={rate} onChange={setRate} />
      </SideField>
    </SideForm>
  );
}
