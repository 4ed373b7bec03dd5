import type { ClientQuestion } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendAgainDialog } from '../../../components/client-request/send-again-dialog.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import '../../../components/table/bulk.css';

/** Sticks at the foot while questions are marked: they go out by one mail with one link. */
export function SendBar({ questions, onClear }: { questions: readonly ClientQuestion[]; onClear: () => void }) {
  const { t } = useTranslation('questions');
  const [isSending, setSending] = useState(false);
  if (questions.length === 0) return null;
  return (
    <section
      className="bulk-bar bottom-12 pad-10-16 gap-8-20 flex wrap items-center between sticky above-12 bg-raised radius-huge"
      aria-label={t('mark.title')}
    >
      <p className="m-0" role="status">
        {t('mark.count', { count: questions.length })}
      </p>
      <div className="bulk-buttons flex wrap items-center gap-8">
        <Button type="primary" icon={<Icon name="mail" size={15} />} onClick={() => setSending(true)}>
          {t('mark.send')}
        </Button>
        <Button type="text" icon={<Icon name="x" size={15} />} onClick={onClear}>
          {t('mark.clear')}
        </Button>
      </div>
      {isSending && <SendAgainDialog questions={questions} onClose={() => setSending(false)} onSent={onClear} />}
    </section>
  );
}
