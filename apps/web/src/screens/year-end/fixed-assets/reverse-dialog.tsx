import { useTranslation } from 'react-i18next';
import { useAssetCalls } from '../../../api/queries/year-end/fixed-asset.ts';
import { ReverseOnDay } from '../../../components/form/reverse-on-day.tsx';

interface ReverseDialogProps {
  posting: { id: string; date: string };
  onClose: () => void;
}

/** Asks for the day, then reverses a posting of the register with its journal. */
export function ReverseDialog({ posting, onClose }: ReverseDialogProps) {
  const { t } = useTranslation('accounting-fixed-assets');
  const calls = useAssetCalls();
  return (
    <ReverseOnDay
      words={{
        title: t('reverse.title'),
        ok: t('reverse.open'),
        detail: t('reverse.detail'),
        done: t('reverse.done'),
        day: t('field.date'),
      }}
      day={posting.date}
      reverse={(date) => calls.reverse(posting.id, date)}
      onClose={onClose}
    />
  );
}
