import type { LedgerAccountRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../../components/form/side-form.tsx';
import { AccountSelect } from '../../../components/select/account-select.tsx';
import type { LoanFieldsProps } from './loan-method-fields.tsx';

const types = { balance_account: 'liability', result_account: 'expense', payment_account: null } as const;

/** The liability, the interest, the account that pays, and the account that received the loan. */
export function LoanAccountFields({ typed, set, error }: LoanFieldsProps) {
  const { t } = useTranslation('accounting-schedules');
  return (
    <>
      {(['balance_account', 'result_account', 'payment_account', 'counter_account'] as const).map((name) => (
        <SideField
          key={name}
          id={`loan-${name}`}
          label={t(`loan.account.${name}`)}
          hint={t(`loan.accountHint.${name}`)}
          sentences={error?.fields[name]}
        >
          <AccountSelect
            id={`loan-${name}`}
            allowClear={name === 'counter_account'}
            value={typed[name]}
            offers={(account: LedgerAccountRow) =>
              name === 'counter_account' || types[name] === null || account.type === types[name]
            }
            onChange={(code) => set({ [name]: code })}
          />
        </SideField>
      ))}
    </>
  );
}
