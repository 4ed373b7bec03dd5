import type { CompanyRow } from '@folio/contract';
import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../api/api-error.ts';
import { useSaveCompany } from '../../../../api/queries/people/company.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useFieldErrors } from '../../../../components/form/use-field-errors.ts';
import { refreshSession } from '../../../../session/expired/refresh.ts';
import { switchCompany } from '../../../../session/session-actions.ts';
import { useSession } from '../../../../session/session-store.ts';
import { bodyOf, type CompanyValues } from './company-values.ts';
import { filledRows } from './people-values.ts';

/** Saves the form. The user's first company becomes the current one and its home opens. */
export function useSubmitCompany(form: FormInstance<CompanyValues>, company: CompanyRow | null, dropDraft: () => void) {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const { company: current } = useSession();
  const save = useSaveCompany(company?.id);
  const ask = useConfirm();
  const error = save.error instanceof ApiError ? save.error : null;
  useFieldErrors(form, error?.fields);
  const settle = async (saved: CompanyRow) => {
    dropDraft();
    toast.success(t('saved'));
    if (current === null) await switchCompany(saved.id);
    else await refreshSession();
    navigate(current === null ? '/home' : '/company');
  };
  /** A changed financial year end after postings is saved only if the user confirms it. */
  const yearIsMeant = (cause: unknown) =>
    cause instanceof ApiError && cause.word === 'company_has_postings' && cause.fields.fye !== undefined
      ? ask({ title: t('fyeChange.title'), detail: cause.message, okText: t('fyeChange.ok'), danger: true })
      : Promise.resolve(false);
  const submit = async (values: CompanyValues) => {
    if (save.isPending) return;
    const kept = withoutEmptyRows(values);
    form.setFieldsValue(kept);
    const body = bodyOf(kept);
    try {
      await settle(await save.mutateAsync(body));
    } catch (cause) {
      if (await yearIsMeant(cause)) await save.mutateAsync({ ...body, accept_fye_change: true }).then(settle, ignore);
    }
  };
  const failure = save.error ? error?.message || (error ? t('common:error.network') : t('common:error.generic')) : '';
  return { submit, isBusy: save.isPending, failure };
}

/** The mutation holds its error, and the form shows it. */
const ignore = () => undefined;

/** Removes empty rows, so that the rows on the screen are those that are sent. */
function withoutEmptyRows(values: CompanyValues): CompanyValues {
  return {
    ...values,
    directors: filledRows(values.directors),
    shareholders: filledRows(values.shareholders),
    secretaries: filledRows(values.secretaries),
  };
}
