import type { BankAccountRow } from '@folio/contract';
import { Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeBankAccount } from '../../../../api/queries/banking/bank-account.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideForm } from '../../../../components/form/side-form.tsx';
import { AccountFields } from './account-fields.tsx';
import { changeOf, valuesOf } from './account-values.ts';

export function EditAccount({ account, onClose }: { account: BankAccountRow; onClose: () => void }) {
  const { t } = useTranslation('bank-accounts');
  const id = useId();
  const [values, setValues] = useState(() => valuesOf(account));
  const changing = useChangeBankAccount(account.id);
  const error = changing.error === null ? null : asApiError(changing.error);
  const submit = () =>
    changing.mutate(changeOf(values), {
      onSuccess: () => {
        toast.success(t('saved'));
        onClose();
      },
    });
  return (
    <SideForm
      title={`${account.code} · ${account.currency}`}
      okText={t('save')}
      isBusy={changing.isPending}
      isReady={values.name.trim() !== ''}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountFields
        values={values}
        errors={error?.fields ?? {}}
        isFixed
        onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
      />
      <div className="flex items-center gap-10">
        <Switch id={id} checked={values.active} onChange={(active) => setValues((before) => ({ ...before, active }))} />
        <label htmlFor={id}>{t('field.active')}</label>
      </div>
      <p className="side-hint above-4 font-small">{t('field.active_hint')}</p>
      <div className="flex items-center gap-10">
        <Switch
          id={`${id}-default`}
          checked={values.active && values.is_default}
          disabled={!values.active}
          onChange={(is_default) => setValues((before) => ({ ...before, is_default }))}
        />
        <label htmlFor={`${id}-default`}>{t('field.is_default', { currency: account.currency })}</label>
      </div>
      <p className="side-hint above-4 font-small">{t('field.is_default_hint')}</p>
    </SideForm>
  );
}
