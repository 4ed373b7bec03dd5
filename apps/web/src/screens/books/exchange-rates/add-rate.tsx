import { Button, type InputRef, Select } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useExchangeRateCalls } from '../../../api/queries/books/accounting-exchange-rate.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { formatDay } from '../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { FigureInput } from '../../../components/money/figure-input.tsx';
import { isRate } from '../../../components/money/rates.ts';
import { Card } from '../../../components/page/card.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';

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
    <Card className="add-rate selects-full below-16">
      <form className="flex wrap items-bottom gap-12-16" onSubmit={(event) => void add(event)} aria-label={t('add')}>
        <div className="side-field min-0">
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
        <div className="side-field min-0">
          <label htmlFor="rate-date">{t('col.date')}</label>
          <DayInput id="rate-date" value={date} onChange={(day) => day && setDate(day)} />
        </div>
        <div className="side-field min-0">
          <label htmlFor="rate-rate">{t('forOne', { currency: currency ?? t('unit'), base })}</label>
          <FigureInput id="rate-rate" inputRef={input} decimals={8} value={rate} onChange={setRate} />
        </div>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isReady}>
          {t('add')}
        </Button>
      </form>
      {rate !== null && !isRate(rate) && <p className="field-error above-4 font-small text-red">{t('notRate')}</p>}
      {error && <Refusal error={error} labelOf={(path) => t(`field.${path}`, { defaultValue: path })} />}
    </Card>
  );
}
