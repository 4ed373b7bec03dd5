import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { FigureInput } from '../../../components/money/figure-input.tsx';
import { useSession } from '../../../session/session-store.ts';

interface AmountFieldProps {
  /** The field of the request, which also names its label. */
  id: 'cost' | 'residual' | 'depreciation' | 'proceeds' | 'amount' | 'bill_threshold';
  value: string | null;
  error?: ApiError | null;
  sentences?: readonly string[] | undefined;
  hint?: string;
  onChange: (value: string) => void;
}

/** An amount in the currency of the books. */
export function AmountField({ id, value, error, sentences, hint, onChange }: AmountFieldProps) {
  const { t } = useTranslation('accounting-fixed-assets');
  const { company } = useSession();
  return (
    <SideField id={`asset-${id}`} label={t(`field.${id}`)} hint={hint} sentences={sentences ?? error?.fields[id]}>
      <FigureInput
        id={`asset-${id}`}
        currency={company?.base_currency ?? 'HKD'}
        value={value}
        onChange={(typed) => onChange(typed ?? '')}
      />
    </SideField>
  );
}
