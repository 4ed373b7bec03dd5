import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { useSaving } from '../../../components/form/use-saving.ts';

/** Saves something of the close board, says that it is saved, and calls `onDone`. */
export function useClosingSave(onDone: () => void) {
  const { t } = useTranslation('accounting-close');
  const { isBusy, error, save: run } = useSaving();
  const save = (call: () => Promise<unknown>): Promise<void> =>
    run(async () => {
      await call();
      toast.success(t('saved'));
      onDone();
    });
  return { isBusy, error, save };
}
