import { Input, Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../../api/queries/banking/bank.ts';
import { SideField } from '../../../../components/form/side-form.tsx';
import { AccountSelect } from '../../../../components/select/account-select.tsx';
import { type AccountValues, accountKinds, fitsKind } from './account-values.ts';

interface AccountFieldsProps {
  values: AccountValues;
  /** The server's sentences by field. */
  errors: Readonly<Record<string, string[]>>;
  onChange: (changes: Partial<AccountValues>) => void;
  /** Its currency, kind and ledger account stay. */
  isFixed: boolean;
}

const shortTexts = ['bank', 'number'] as const;

export function AccountFields({ values, errors, onChange, isFixed }: AccountFieldsProps) {
  const { t } = useTranslation('bank-accounts');
  const id = useId();
  return (
    <>
      {!isFixed && (
        <Segmented
          aria-label={t('col.kind')}
          value={values.kind}
          options={accountKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          onChange={(kind) => onChange({ kind, account_code: null })}
        />
      )}
      <p className="side-hint above-4 font-small">{t(`kindHint.${values.kind}`)}</p>
      <SideField id={`${id}-name`} label={t('field.name')} sentences={errors.name}>
        <Input
          id={`${id}-name`}
          autoFocus
          maxLength={120}
          value={values.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </SideField>
      <SideField id={`${id}-name-zh`} label={t('field.name_zh')} sentences={errors.name_zh}>
        <Input
          id={`${id}-name-zh`}
          maxLength={120}
          value={values.name_zh}
          onChange={(event) => onChange({ name_zh: event.target.value })}
        />
      </SideField>
      {values.kind !== 'cash' && (
        <div className="side-pair grid gap-16 columns-halves">
          {shortTexts.map((field) => (
            <SideField key={field} id={`${id}-${field}`} label={t(`field.${field}`)} sentences={errors[field]}>
              <Input
                id={`${id}-${field}`}
                maxLength={field === 'bank' ? 120 : 60}
                value={values[field]}
                onChange={(event) => onChange({ [field]: event.target.value })}
              />
            </SideField>
          ))}
        </div>
      )}
      {!isFixed && <LedgerFields values={values} errors={errors} onChange={onChange} />}
    </>
  );
}

/** What is settled for good when the account is added. */
function LedgerFields({ values, errors, onChange }: Omit<AccountFieldsProps, 'isFixed'>) {
  const { t } = useTranslation('bank-accounts');
  const id = useId();
  const taken = new Set(useBankAccounts().data?.map(({ code }) => code));
  return (
    <>
      <SideField id={`${id}-currency`} label={t('field.currency')} sentences={errors.currency}>
        <Input
          id={`${id}-currency`}
          maxLength={3}
          value={values.currency}
          onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
        />
      </SideField>
      <SideField
        id={`${id}-ledger`}
        label={t('field.account_code')}
        hint={t('field.account_code_hint')}
        sentences={errors.account_code}
      >
        <AccountSelect
          id={`${id}-ledger`}
          value={values.account_code}
          allowClear
          placeholder={t('newLedgerAccount')}
          offers={(account) => fitsKind(values.kind, account, taken)}
          onChange={(account_code) => onChange({ account_code })}
        />
      </SideField>
    </>
  );
}
