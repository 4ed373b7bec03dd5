import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import type { TypedLoan } from './typed-loan.ts';
import { loanMethods } from './words.ts';

/** A part of the form of a new loan. */
export interface LoanFieldsProps {
  typed: TypedLoan;
  set: (changes: Partial<TypedLoan>) => void;
  error: ApiError | null;
}

/** How the loan is repaid: rate, number and first day of the instalments, or the lender's table. */
export function LoanMethodFields({ typed, set, error }: LoanFieldsProps) {
  const { t } = useTranslation('accounting-schedules');
  const isImported = typed.method === 'imported';
  return (
    <>
      <SideField id="loan-method" label={t('loan.repaid')} hint={t(`loan.methodHint.${typed.method}`)}>
        <Select
          id="loan-method"
          value={typed.method}
          options={loanMethods.map((value) => ({ value, label: t(`loan.method.${value}`) }))}
          onChange={(method) => set({ method })}
        />
      </SideField>
      {isImported ? (
        <SideField id="loan-table" label={t('loan.table')} hint={t('loan.tableHint')} sentences={error?.fields.table}>
          <Input.TextArea
            id="loan-table"
            rows={8}
            value={typed.table}
            placeholder={'2026-04-30,600.00,9727.97'}
            onChange={(event) => set({ table: event.target.value })}
          />
        </SideField>
      ) : (
        <>
          {(['yearly_rate', 'instalments'] as const).map((name) => (
            <SideField key={name} id={`loan-${name}`} label={t(`loan.${name}`)} sentences={error?.fields[name]}>
              <Input
                id={`loan-${name}`}
                inputMode="decimal"
                value={typed[name]}
                maxLength={20}
                onChange={(event) => set({ [name]: event.target.value })}
              />
            </SideField>
          ))}
          <SideField id="loan-first" label={t('loan.first_on')} sentences={error?.fields.first_on}>
            <DayInput id="loan-first" value={typed.first_on} onChange={(first_on) => first_on && set({ first_on })} />
          </SideField>
        </>
      )}
    </>
  );
}
