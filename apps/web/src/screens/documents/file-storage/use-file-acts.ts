import { useTranslation } from 'react-i18next';
import { saveZip, useFileCalls } from '../../../api/queries/documents/file.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';

/** Long enough to see what went, and to take it back. */
const undoMs = 8000;

/** What is done with files from a list: into the trash with a way back, out of it, and as a zip. */
export function useFileActs() {
  const { t } = useTranslation('file-storage');
  const calls = useFileCalls();
  const restore = (ids: readonly string[]) =>
    calls.restore.mutateAsync(ids).then(
      ({ ids: back }) => toast.success(t('restored', { count: back.length })),
      () => undefined,
    );
  const trash = (ids: readonly string[]) =>
    calls.trash.mutateAsync(ids).then(
      ({ ids: gone }) => {
        const action = { label: t('undo'), run: () => void restore(gone) };
        toast.success(t('trashed', { count: gone.length }), { action, durationMs: undoMs });
        return true;
      },
      () => false,
    );
  const zip = (ids: readonly string[]) =>
    saveZip(ids, `${t('zipName')} ${todayInHongKong()}.zip`).catch(() => undefined);
  return { restore, trash, zip };
}
