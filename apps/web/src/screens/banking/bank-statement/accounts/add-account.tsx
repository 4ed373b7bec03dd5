import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddBankAccount } from '../../../../api/queries/banking/bank-account.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideForm } from '../../../../components/form/side-form.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { AccountFields } from './account-fields.tsx';
import { bodyOf, emptyValues } from './account-values.ts';

export function AddAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bank-accounts');
  const { company } = useSession();
  const [values, setValues] = useState(() => emptyValues(company?.base_currency ?? 'HKD'));
  const adding = useAddBankAccount();
  const error = adding.error === null ? null : asApiError(adding.error);
  const submit = () =>
    adding.mutate(bodyOf(values), {
      onSuccess: ({ code, name }) => {
        toast.success(t('added', { account: `${code} ${name}` }));
        onClose();
      },
    });
  return (
    <SideForm
      title={t('add')}
      okText={t('save')}
      isBusy={adding.isPending}
      isReady={values.name.trim() !== '' && values.currency.trim().length === 3}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountFields
        values={values}
        errors={error?.fields ?? {}}
        isFixed={false}
        onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
      />
    </SideForm>
  );
}
