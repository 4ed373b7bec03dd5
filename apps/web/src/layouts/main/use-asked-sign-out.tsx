import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../components/feedback/confirm.tsx';
import { signOut } from '../../session/session-actions.ts';
import { sessionState } from '../../session/session-store.ts';
import { countQueued, deleteQueuedOf } from '../../uploads/offline/offline-queue.ts';

/** Signs out after the user has confirmed it, and says what becomes of documents that wait for the network. */
export function useAskedSignOut(): () => void {
  const { t } = useTranslation('shell');
  const confirm = useConfirm();
  const ask = async () => {
    const userId = sessionState().profile?.id;
    const count = await countQueued();
    let isDeleted = false;
    const detail = count > 0 && <WaitingNotice count={count} onDelete={(chosen) => (isDeleted = chosen)} />;
    if (!(await confirm({ title: t('signOutConfirm'), okText: t('signOut'), detail }))) return;
    await signOut();
    // A sign-out that failed deletes nothing.
    if (isDeleted && userId !== undefined && !sessionState().authenticated) await deleteQueuedOf(userId);
  };
  return () => void ask();
}

function WaitingNotice({ count, onDelete }: { count: number; onDelete: (isDeleted: boolean) => void }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <p>{t('signOutWaiting.kept', { count })}</p>
      <Checkbox onChange={(event) => onDelete(event.target.checked)}>{t('signOutWaiting.delete', { count })}</Checkbox>
    </>
  );
}
