import { Button, type InputRef, Select } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useExchangeRateCalls } from '../../../api/queries/accounting-exchange-rate.ts';
import { Card } from '../../../components/card.tsx';
import { DayInput } from '../../../components/day-input.tsx';
import { FigureInput } from '../../../components/figure-input.tsx';
import { formatDay } from '../../../components/format-day.ts';
import { toast } from '../../../components/toast/toast.ts';
import { todayInHongKong } from '../../../components/today.ts';
import { settleFields } from '../../../components/typed-fields.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { Refusal } from '../refusal.tsx';
import { asApiError } from '../refusal-text.ts';
import { isRate } from './rates.ts';

interface AddRateProps {
  base: string;
  offered: readonly string[];
  /** The currency of the list, or the company's first. */
  suggested: string | null;
}

/** One line above the list: currency, day, rate, Enter. The currency and the day stay for the next one. */
export function AddRate({ base, offered, suggested }: AddRateProps) {
  const { t } = useTranslation('accounting-exchange-rates');
  const calls = useExchangeRateCalls();
  const input = useRef<InputRef>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [date, setDate] = useState(todayInHongKong());
  const [rate, setRate] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const currency = chosen ?? suggested;
  const isReady = currency !== null && isRate(rate);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isBusy || !settleFields()) return;
    setBusy(true);
    setError(null);
    try {
      await calls.set({ currency, date, rate });
      toast.success(t('added', { currency, date: formatDay(date, currentLanguage()) }));
      setRate(null);
      input.current?.focus();
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card className="add-rate">
      <form onSubmit={(event) => void add(event)} aria-label={t('add')}>
        <div className="side-field">
          <label htmlFor="rate-currency">{t('col.currency')}</label>
          <Select
            id="rate-currency"
            showSearch
            value={currency}
            placeholder={t('chooseCurrency')}
            options={offered.map((value) => ({ value, label: value }))}
            onChange={setChosen}
          />
        </div>
        <div className="side-field">
          <label htmlFor="rate-date">{t('col.date')}</label>
          <DayInput id="rate-date" value={date} onChange={(day) => day && setDate(day)} />
        </div>
        <div className="side-field">
          <label htmlFor="rate-rate">{t('forOne', { currency: currency ?? t('unit'), base })}</label>
          <FigureInput id="rate-rate" inputRef={input} decimals={8} value={rate} onChange={setRate} />
        </div>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isReady}>
          {t('add')}
        </Button>
      </form>
      {rate !== null && !isRate(rate) && <p className="field-error">{t('notRate')}</p>}
      {error && <Refusal error={error} labelOf={(path) => t(`field.${path}`, { defaultValue: path })} />}
    </Card>
  );
}
