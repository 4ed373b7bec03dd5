import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AskSide } from '../../../../components/client-request/ask/ask-side.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import '../../../../components/table/bulk.css';

interface AskBarProps {
  side: AskSide;
  count: number;
  onAsk: () => void;
  onClear: () => void;
}

/** Sticks at the foot while lines are marked: the client or the accountant is asked about all of them at once. */
export function AskBar({ side, count, onAsk, onClear }: AskBarProps) {
  const { t } = useTranslation('bank-evidence');
  if (count === 0) return null;
  return (
    <section
      className="bulk-bar bottom-12 pad-10-16 gap-8-20 flex wrap items-center between sticky above-12 bg-raised radius-huge"
      aria-label={t('missing.markedTitle')}
    >
      <p className="m-0" role="status">
        {t('missing.marked', { count })}
      </p>
      <div className="bulk-buttons flex wrap items-center gap-8">
        <Button type="primary" icon={<Icon name="mail" size={15} />} onClick={onAsk}>
          {t(side === 'client' ? 'missing.askMarked' : 'missing.askAccountant')}
        </Button>
        <Button type="text" icon={<Icon name="x" size={15} />} onClick={onClear}>
          {t('missing.clear')}
        </Button>
      </div>
    </section>
  );
}
