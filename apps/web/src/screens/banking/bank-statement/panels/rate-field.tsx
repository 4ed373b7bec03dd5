import type { BankAccountRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { FigureInput } from '../../../../components/money/figure-input.tsx';
import { useSession } from '../../../../session/session-store.ts';

interface RateFieldProps {
  account: BankAccountRow;
  value: string | null;
  onChange: (rate: string | null) => void;
}

const rateDecimals = 8;

/** The day's exchange rate, for an account that is not in base currency; without one the server uses its own. */
export function RateField({ account, value, onChange }: RateFieldProps) {
  const { t } = useTranslation('bank-statement');
  const { company } = useSession();
  const base = company?.base_currency ?? account.currency;
  if (account.currency === base) return null;
  const label = t('panel.rate', { currency: account.currency, base });
  return (
    <FigureInput
      className="panel-rate"
      label={label}
      placeholder={label}
      decimals={rateDecimals}
      value={value}
      onChange={onChange}
    />
  );
}
