import type { RecurringBody, RecurringDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { afterRecurring, oneRecurringKey, recurringCalls } from '../../../api/queries/trade/recurring.ts';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { settleFields } from '../../../components/form/typed-fields.ts';

/** The actions on a recurring document, and their results. */
export interface RecurringFormState {
  isBusy: boolean;
  /** It was saved or deleted: leaving the page loses no changes. */
  isDone: boolean;
  problem: string | null;
  errors: Readonly<Record<string, string[]>>;
  /** Errors in the document's own fields. */
  draftErrors: Readonly<Record<string, string[]>>;
  save: () => void;
  move: (state: RecurringDetail['state']) => void;
  makeNow: () => void;
  remove: () => void;
}

const draftPath = 'draft.';

/** Saves, moves and deletes a recurring document. A repeated click does not create it twice. */
export function useRecurringForm(
  stored: RecurringDetail | null,
  body: RecurringBody,
  side: 'sales' | 'purchases',
): RecurringFormState {
  const { t } = useTranslation('recurring');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const key = useRef(crypto.randomUUID());

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await work();
      key.current = crypto.randomUUID();
      await afterRecurring(queryClient);
    } catch (cause) {
      setError(cause instanceof ApiError ? cause : new ApiError({ status: 0, word: 'network' }));
    } finally {
      setBusy(false);
    }
  };
  // Renders before the navigation: the guard against unsaved changes reads the rendered state.
  const done = () => flushSync(() => setDone(true));
  const keep = (detail: RecurringDetail) => queryClient.setQueryData(oneRecurringKey(detail.id), detail);
  const save = async () => {
    if (!settleFields()) return;
    const saved =
      stored === null
        ? await recurringCalls.create(body, key.current)
        : await recurringCalls.save(stored.id, stored.version, body);
    keep(saved);
    done();
    toast.success(stored === null ? t('started', { name: saved.name }) : t('saved'));
    if (stored === null) navigate(`/${side}/recurring/${saved.id}`, { replace: true });
  };
  const remove = async () => {
    if (stored === null) return;
    const isSure = await confirm({ title: t('remove', { name: stored.name }), okText: t('removeOk'), danger: true });
    if (!isSure) return;
    await recurringCalls.remove(stored.id);
    done();
    navigate(`/${side}/recurring`, { replace: true });
  };
  const fields = Object.entries(error?.fields ?? {});
  const problemOf = (failure: ApiError) =>
    failure.word === 'network' ? t('network') : failure.word === 'stale_version' ? t('stale') : failure.message;
  return {
    isBusy,
    isDone,
    problem: error === null ? null : problemOf(error),
    errors: Object.fromEntries(fields.filter(([path]) => !path.startsWith(draftPath))),
    draftErrors: Object.fromEntries(
      fields.filter(([path]) => path.startsWith(draftPath)).map(([path, said]) => [path.slice(draftPath.length), said]),
    ),
    save: () => void run(save),
    move: (state) =>
      void run(async () => {
        if (stored !== null) keep(await recurringCalls.move(stored.id, stored.version, state));
      }),
    makeNow: () =>
      void run(async () => {
        if (stored === null) return;
        keep(await recurringCalls.makeNow(stored.id, key.current));
        toast.success(t('made'));
      }),
    remove: () => void run(remove),
  };
}
