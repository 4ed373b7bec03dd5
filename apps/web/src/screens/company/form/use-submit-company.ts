import type { CompanyRow } from '@folio/contract';
import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useSaveCompany } from '../../../api/queries/company.ts';
import { toast } from '../../../components/toast/toast.ts';
import { useFieldErrors } from '../../../components/use-field-errors.ts';
import { refreshSession } from '../../../session/refresh.ts';
import { switchCompany } from '../../../session/session-actions.ts';
import { useSession } from '../../../session/session-store.ts';
import { bodyOf, type CompanyValues } from './company-values.ts';

/** Saves the form. The user's first company becomes the current one and its home opens. */
export function useSubmitCompany(form: FormInstance<CompanyValues>, company: CompanyRow | null, dropDraft: () => void) {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const { company: current } = useSession();
  const save = useSaveCompany(company?.id);
  const error = save.error instanceof ApiError ? save.error : null;
  useFieldErrors(form, error?.fields);
  const settle = async (saved: CompanyRow) => {
    dropDraft();
    toast.success(t('saved'));
    if (current === null) await switchCompany(saved.id);
    else await refreshSession();
    navigate(current === null ? '/home' : '/company');
  };
  const submit = (values: CompanyValues) => {
    if (!save.isPending) save.mutate(bodyOf(values), { onSuccess: (saved) => void settle(saved) });
  };
  const failure = save.error ? error?.message || t('common:error.generic') : '';
  return { submit, isBusy: save.isPending, failure };
}
