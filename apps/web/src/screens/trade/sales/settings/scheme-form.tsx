import type { NumberSchemeRow } from '@folio/contract';
import { Input, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { useSalesSettingCalls } from '../../../../api/queries/trade/sales-setting.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../../components/form/side-form.tsx';

/** The pattern of one type, and the count it goes on with. */
export function SchemeForm({ scheme, onClose }: { scheme: NumberSchemeRow; onClose: () => void }) {
  const { t } = useTranslation('sales-settings');
  const id = useId();
  const calls = useSalesSettingCalls();
  const [pattern, setPattern] = useState(scheme.pattern);
  const [next, setNext] = useState<number | null>(scheme.next_count);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const save = async () => {
    setBusy(true);
    setError(null);
    try {
      await calls.saveScheme({ type: scheme.type, pattern, next: next === scheme.next_count ? null : next });
      toast.success(t('saved'));
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <SideForm
      title={t('numbers.changeOf', { type: t(`type.${scheme.type}`) })}
      okText={t('save')}
      isBusy={isBusy}
      isReady={pattern.trim() !== ''}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SideField
        id={`${id}-pattern`}
        label={t('numbers.pattern')}
        hint={t('numbers.patternHint')}
        sentences={error?.fields.pattern}
      >
        <Input
          id={`${id}-pattern`}
          maxLength={40}
          value={pattern}
          onChange={(event) => setPattern(event.target.value)}
        />
      </SideField>
      <SideField
        id={`${id}-next`}
        label={t('numbers.nextCount')}
        hint={t('numbers.nextHint', { number: scheme.next })}
        sentences={error?.fields.next}
      >
        <InputNumber id={`${id}-next`} min={1} max={999_999_999} precision={0} value={next} onChange={setNext} />
      </SideField>
    </SideForm>
  );
}
