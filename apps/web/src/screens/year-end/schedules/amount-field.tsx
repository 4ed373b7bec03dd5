import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { FigureInput } from '../../../components/money/figure-input.tsx';
import { useSession } from '../../../session/session-store.ts';

interface AmountFieldProps {
  value: string;
  error: ApiError | null;
  hint?: string;
  onChange: (value: string) => void;
}

/** The amount of a schedule or of a change, in the currency of the books. */
export function AmountField({ value, error, hint, onChange }: AmountFieldProps) {
  const { t } = useTranslation('accounting-schedules');
  const { company } = useSession();
  return (
    <SideField id="schedule-amount" label={t('field.amount')} hint={hint} sentences={error?.fields.amount}>
      <FigureInput
        id="schedule-amount"
        currency={company?.base_currency ?? 'HKD'}
        value={value}
        onChange={(typed) => onChange(typed ?? '')}
      />
    </SideField>
  );
}
