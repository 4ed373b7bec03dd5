import type { LedgerAccountRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../components/day/day-input.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { AccountSelect } from '../../../components/select/account-select.tsx';
import type { FieldsProps } from './fields-props.ts';

const types = {
  prepayment: { balance_account: 'asset', result_account: 'expense' },
  deferred_income: { balance_account: 'liability', result_account: 'revenue' },
  accrual: { balance_account: 'liability', result_account: 'expense' },
} as const;

/** The accounts of a schedule, where the amount is so far, and from which day the balance account has it. */
export function AccountFields({ typed, set, error }: FieldsProps) {
  const { t } = useTranslation('accounting-schedules');
  const isMoved = typed.line !== null && typed.line.account !== typed.balance_account;
  const hasDay = typed.kind !== 'accrual' && (typed.line === null || isMoved);
  return (
    <>
      {(['balance_account', 'result_account'] as const).map((name) => (
        <SideField
          key={name}
          id={`schedule-${name}`}
          label={t(`field.${name}`)}
          hint={t(`accountHint.${types[typed.kind][name]}`)}
          sentences={error?.fields[name]}
        >
          <AccountSelect
            id={`schedule-${name}`}
            value={typed[name]}
            offers={(account: LedgerAccountRow) => account.type === types[typed.kind][name]}
            onChange={(code) => set({ [name]: code })}
          />
        </SideField>
      ))}
      {isMoved && <p className="font-small muted">{t('hint.moved', { account: typed.line?.account })}</p>}
      {typed.kind !== 'accrual' && typed.line === null && (
        <SideField
          id="schedule-counter"
          label={t('field.counter_account')}
          hint={t('hint.counter_account')}
          sentences={error?.fields.counter_account}
        >
          <AccountSelect
            id="schedule-counter"
            allowClear
            value={typed.counter_account}
            onChange={(counter_account) => set({ counter_account })}
          />
        </SideField>
      )}
      {hasDay && (
        <SideField id="schedule-on" label={t('field.on')} hint={t('hint.on')} sentences={error?.fields.on}>
          <DayInput id="schedule-on" allowClear value={typed.on} onChange={(on) => set({ on })} />
        </SideField>
      )}
    </>
  );
}
