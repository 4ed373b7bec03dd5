import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../components/feedback/confirm.tsx';
import { signOut } from '../../session/session-actions.ts';

/** Signs out after the user has confirmed it. */
export function useAskedSignOut(): () => void {
  const { t } = useTranslation('shell');
  const confirm = useConfirm();
  const ask = async () => {
    if (await confirm({ title: t('signOutConfirm'), okText: t('signOut') })) await signOut();
  };
  return () => void ask();
}
