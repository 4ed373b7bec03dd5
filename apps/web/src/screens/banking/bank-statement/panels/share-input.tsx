import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectWhole } from '../../../../components/form/select-whole.ts';
import { useTypedField } from '../../../../components/form/typed-fields.ts';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { readAmount } from '../../../../components/money/read-amount.ts';
import { percentOf } from '../coding/percent.ts';

interface ShareInputProps {
  label: string;
  /** A decimal text in `currency`. */
  value: string | null;
  /** What a percentage is of. */
  whole: string;
  currency: string;
  autoFocus?: boolean;
  onChange: (amount: string | null) => void;
}

/** A part of an amount, typed as an amount or as a percentage; what is neither stays as typed and says so. */
export function ShareInput({ label, value, whole, currency, autoFocus, onChange }: ShareInputProps) {
  const { t } = useTranslation('bank-statement');
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const selectWhole = useSelectWhole();
  useTypedField(input, () => (isWrong ? 'invalid' : 'unchanged'), isWrong);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value from outside takes the place of a wrong text
  useEffect(() => {
    if (!isWrong) return;
    setWrong(false);
    setTyped(null);
  }, [value]);
  const type = (text: string) => {
    setTyped(text);
    const share = percentOf(text, whole, currency);
    const reading = share === null ? readAmount(text, currency) : { ok: true as const, value: share };
    setWrong(!reading.ok && text.trim() !== '-');
    if (reading.ok && reading.value !== value) onChange(reading.value);
  };
  return (
    <Input
      className="figure-input text-right"
      autoFocus={autoFocus ?? false}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong}
      placeholder={t('panel.split.share')}
      status={isWrong ? 'error' : ''}
      title={isWrong ? t('panel.split.wrong') : undefined}
      value={typed ?? (value === null ? '' : formatAmount(value))}
      onFocus={(event) => {
        setTyped(value ?? '');
        input.current = event.target;
        selectWhole(event.target);
      }}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
