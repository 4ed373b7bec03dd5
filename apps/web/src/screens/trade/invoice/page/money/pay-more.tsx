import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../../../../components/form/side-form.tsx';
import { FigureInput } from '../../../../../components/money/figure-input.tsx';
import { AccountSelect } from '../../../../../components/select/account-select.tsx';
import type { PayFieldsProps } from './pay-fields.tsx';

const rateDecimals = 8;
const feeRoles: readonly (string | null)[] = ['bank_fee', 'gateway_fee'];

/** What few payments need: a fee, and the rate of an account in another currency than the books. */
export function PayMore({
  money,
  base,
  values,
  onValues,
  at,
}: Pick<PayFieldsProps, 'money' | 'base' | 'values' | 'onValues' | 'at'>) {
  const { t } = useTranslation('invoice-life');
  const [isOpen, setOpen] = useState(false);
  const isRefused = ['fee', 'fee_account', 'rate'].some((field) => at(field).length > 0);
  const { accountCurrency, side } = money;
  const isForeignAccount = accountCurrency !== base;
  return (
    <details className="money-more" open={isOpen || isRefused} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-link pointer pad-4-0">{t(isForeignAccount ? 'pay.moreWithRate' : 'pay.more')}</summary>
      <div className="grid gap-14">
        <div className="side-pair grid gap-16 columns-halves">
          <SideField
            id="pay-fee"
            label={t('pay.fee', { currency: accountCurrency })}
            sentences={at('fee')}
            hint={t(`pay.feeHint.${side}`)}
          >
            <FigureInput
              id="pay-fee"
              value={values.fee}
              currency={accountCurrency}
              onChange={(fee) => onValues({ fee, writeOff: null })}
            />
          </SideField>
          <SideField id="pay-fee-account" label={t('pay.feeAccount')} sentences={at('fee_account')}>
            <AccountSelect
              id="pay-fee-account"
              value={values.feeAccount}
              disabled={values.fee === null}
              offers={(one) => feeRoles.includes(one.system_role)}
              onChange={(feeAccount) => feeAccount && onValues({ feeAccount })}
            />
          </SideField>
        </div>
        {isForeignAccount && (
          <SideField
            id="pay-rate"
            label={t('pay.rate', { base, currency: accountCurrency })}
            sentences={at('rate')}
            hint={t('pay.rateHint')}
          >
            <FigureInput
              id="pay-rate"
              value={values.rate}
              decimals={rateDecimals}
              placeholder={t('pay.ratePlaceholder')}
              onChange={(rate) => onValues({ rate })}
            />
          </SideField>
        )}
      </div>
    </details>
  );
}
