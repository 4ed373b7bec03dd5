import type { ReportLayout, ReportLayoutBody } from '@folio/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../../../api/api-error.ts';
import { useReportLayoutChanges } from '../../../../api/queries/reports/report-layout.ts';
import { useSavedForm } from '../../../../components/draft/use-saved-form.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { useLeaveGuard } from '../../../../components/form/use-leave-guard.ts';
import { useSession } from '../../../../session/session-store.ts';
import { useMay } from '../../../../session/use-may.ts';

/** The draft of a layout, and saving and deleting it. */
export function useLayoutForm(stored: ReportLayout | null, start: ReportLayoutBody) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const changes = useReportLayoutChanges();
  const mayWrite = useMay('write');
  const { profile } = useSession();
  const practices = profile === null ? [] : [profile.via_practice, ...profile.practices].flatMap((one) => one ?? []);
  const [practiceId, setPracticeId] = useState(stored?.practice_id ?? null);
  const form = useSavedForm(start, String(stored?.version ?? 0));
  const { draft } = form;
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isTouched = form.isTouched && !isDone;
  // A layout of a practice is changed by its people only; others save a copy for the company.
  const isOwn = stored === null || stored.practice_id === null || practices.some(({ id }) => id === stored.practice_id);
  useLeaveGuard(isTouched, { title: t('layout.leave'), okText: t('layout.leaveOk') });
  const run = async (work: () => Promise<void>) => {
    setError(null);
    try {
      await work();
    } catch (cause) {
      setError(asApiError(cause));
    }
  };
  const saveOwn = () =>
    run(async () => {
      await form.save((body) => changes.save.mutateAsync({ stored, practiceId, body }));
      toast.success(t('layout.saved', { name: draft.name }));
    });
  const saveNew = (target: { practiceId: string | null }) =>
    run(async () => {
      const id = await changes.save.mutateAsync({ stored: null, ...target, body: draft });
      // Renders before the navigation: the guard against unsaved changes reads the rendered state.
      flushSync(() => setDone(true));
      toast.success(t('layout.saved', { name: draft.name }));
      navigate(`/reports/layouts/${id}`, { replace: true });
    });
  const remove = async () => {
    if (stored === null) return;
    const title = t('layout.removeTitle', { name: stored.name });
    if (!(await confirm({ title, okText: t('saved.remove'), danger: true }))) return;
    await run(async () => {
      await changes.remove.mutateAsync(stored);
      flushSync(() => setDone(true));
      navigate('/reports/layouts', { replace: true });
    });
  };
  return {
    draft,
    change: (part: Partial<ReportLayoutBody>) => form.change((current) => ({ ...current, ...part })),
    collisions: form.collisions,
    error,
    isTouched,
    isLocked: !mayWrite || !isOwn,
    mayCopy: mayWrite && stored !== null,
    isBusy: changes.save.isPending,
    isReady: draft.name.trim() !== '' && draft.rows.length > 0 && (stored === null || isTouched),
    practice: practices[0] ?? null,
    practiceId,
    setPracticeId,
    save: () => (stored === null ? saveNew({ practiceId }) : saveOwn()),
    copy: () => saveNew({ practiceId: null }),
    remove,
  };
}
