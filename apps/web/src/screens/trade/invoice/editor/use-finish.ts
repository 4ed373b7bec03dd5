import type { InvoiceType } from '@folio/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { settleFields } from '../../../../components/form/typed-fields.ts';
import { useNavigateFromHere } from '../../../../components/hooks/use-navigate-from-here.ts';
import { sideOf } from '../../../../components/invoice-form/invoice-draft.ts';
import { firstFault } from '../../../../components/invoice-form/items/item-faults.ts';
import type { InvoiceEditing } from '../../../../components/invoice-form/use-invoice-draft.ts';
import { focusField } from './focus-field.ts';

/** Confirming, submitting and deleting, with the server's errors. */
export function useFinish(
  editing: InvoiceEditing,
  type: InvoiceType,
  needsApproval: boolean,
  onDone: (() => void) | undefined,
) {
  const { t } = useTranslation('invoice-editor');
  const navigate = useNavigateFromHere();
  const confirm = useConfirm();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  // The next change may correct the rejected draft; the server checks it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is the trigger, not an input
  useEffect(() => setRefusal(null), [editing.draft]);
  const refuse = (cause: unknown) => {
    const error = cause instanceof ApiError ? cause : new ApiError({ status: 0, word: 'network' });
    setRefusal(error);
    const first = firstFault(error.fields);
    if (first !== null) requestAnimationFrame(() => focusField(first.path));
  };
  const guarded = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (cause) {
      refuse(cause);
    } finally {
      setBusy(false);
    }
  };
  const finish = async () => {
    if (!settleFields()) return;
    await guarded(async () => {
      const done = await editing.finish(needsApproval ? 'submit' : 'confirm');
      if (done === null) return;
      const word = done.confirm_status === 'pending' ? 'handedIn' : type === 'quotation' ? 'issued' : 'posted';
      toast.success(t(`done.${word}`, { number: done.number }));
      onDone?.();
      navigate(`/invoice/${done.id}`, { replace: true });
    });
  };
  const remove = async (isUntouched: boolean) => {
    const asked = { title: t('remove.title'), okText: t('remove.ok'), danger: true };
    if (!isUntouched && !(await confirm(asked))) return;
    await guarded(async () => {
      await editing.remove();
      navigate(sideOf(type) === 'sales' ? '/sales' : '/purchases', { replace: true });
    });
  };
  return { refusal, isBusy, finish, remove };
}
