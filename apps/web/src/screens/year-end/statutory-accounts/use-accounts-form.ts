import type { AccountsFacts, StatutoryAccounts } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useAccountsChanges } from '../../../api/queries/year-end/statutory-accounts.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { useSavedForm } from '../../../components/draft/use-saved-form.ts';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { useLeaveGuard } from '../../../components/form/use-leave-guard.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { type AccountsDraft, bodyOf, draftOf } from './accounts-draft.ts';

/** The form of the accounts of a period, and saving, freezing and reopening them. */
export function useAccountsForm(accounts: StatutoryAccounts) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const changes = useAccountsChanges();
  const confirm = useConfirm();
  const { version } = accounts;
  const form = useSavedForm(draftOf(accounts), String(version));
  const [error, setError] = useState<ApiError | null>(null);
  useLeaveGuard(form.isTouched, { title: t('leave'), okText: t('leaveOk') }, ['end']);
  const { to: end } = accounts.book.period;
  const date = formatDay(end, currentLanguage());
  const run = async (work: () => Promise<unknown>, done: string) => {
    setError(null);
    try {
      await work();
      toast.success(t(`done.${done}`, { date }));
    } catch (cause) {
      setError(asApiError(cause));
    }
  };
  const asked = async (action: 'finalise' | 'reopen') => {
    const title = t(`ask.${action}`, { date });
    if (!(await confirm({ title, detail: t(`ask.${action}Detail`), okText: t(`ask.${action}Ok`) }))) return;
    await run(() => changes[action].mutateAsync({ end, version }), action);
  };
  return {
    draft: form.draft,
    error,
    isTouched: form.isTouched,
    collisions: form.collisions,
    isBusy: changes.save.isPending || changes.finalise.isPending || changes.reopen.isPending,
    change: (part: Partial<AccountsDraft>) => form.change((current) => ({ ...current, ...part })),
    changeFacts: (part: Partial<AccountsFacts>) =>
      form.change((current) => ({ ...current, facts: { ...current.facts, ...part } })),
    save: async () => {
      if (settleFields())
        await run(() => form.save((draft) => changes.save.mutateAsync(bodyOf(accounts, draft))), 'save');
    },
    finalise: () => asked('finalise'),
    reopen: () => asked('reopen'),
  };
}

export type AccountsForm = ReturnType<typeof useAccountsForm>;
