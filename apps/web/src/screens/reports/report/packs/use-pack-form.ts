import type { ReportPack } from '@folio/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../../../api/api-error.ts';
import { useReportPackChanges } from '../../../../api/queries/reports/report-pack.ts';
import { useSavedForm } from '../../../../components/draft/use-saved-form.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { useLeaveGuard } from '../../../../components/form/use-leave-guard.ts';
import { useScheduledDetail } from '../schedules/use-scheduled-detail.ts';
import { bodyOf, type PackDraft } from './pack-draft.ts';

/** The draft of a pack, and saving and deleting it. */
export function usePackForm(stored: ReportPack | null, start: PackDraft) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const changes = useReportPackChanges();
  const detail = useScheduledDetail(stored?.id ?? null);
  const form = useSavedForm(start, String(stored?.version ?? 0));
  const { draft } = form;
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isTouched = form.isTouched && !isDone;
  useLeaveGuard(isTouched, { title: t('pack.leave'), okText: t('pack.leaveOk') });
  const send = (sent: PackDraft) => changes.save.mutateAsync({ stored, body: bodyOf(sent) });
  const add = async () => {
    const { id } = await send(draft);
    // Renders before the navigation: the guard against unsaved changes reads the rendered state.
    flushSync(() => setDone(true));
    navigate(`/reports/packs/${id}`, { replace: true });
  };
  const save = async () => {
    setError(null);
    try {
      await (stored === null ? add() : form.save(send));
      toast.success(t('pack.saved', { name: draft.name.trim() }));
    } catch (cause) {
      setError(asApiError(cause));
    }
  };
  const remove = async () => {
    if (stored === null) return;
    const title = t('pack.removeTitle', { name: stored.name });
    const question = { title, detail, okText: t('saved.remove'), danger: true };
    if (!(await confirm(question))) return;
    try {
      await changes.remove.mutateAsync(stored.id);
      flushSync(() => setDone(true));
      navigate('/reports/packs', { replace: true });
    } catch (cause) {
      setError(asApiError(cause));
    }
  };
  return {
    draft,
    change: (part: Partial<PackDraft>) => form.change((current) => ({ ...current, ...part })),
    collisions: form.collisions,
    error,
    isTouched,
    isBusy: changes.save.isPending,
    isReady: draft.name.trim() !== '' && draft.reports.length > 0,
    save,
    remove,
  };
}
