import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { answerEarlyDate, type EarlyDateQuestion } from './early-date.ts';
import './early-date-dialog.css';

const shownAtMost = 6;

/**
 * Asks before an entry is posted on a day before the books begin. Enter and Escape both return to the date: posting
 * needs an explicit choice.
 */
export default function EarlyDateDialog({ question }: { question: EarlyDateQuestion }) {
  const { t } = useTranslation('common');
  const change = useRef<HTMLButtonElement>(null);
  const { about, sentences } = question;
  const shown = sentences.slice(0, shownAtMost);
  const more = sentences.length - shown.length;
  return (
    <ThemeProvider>
      <Modal
        open
        centered
        width={460}
        // Another dialog may be open below, which would keep the focus.
        afterOpenChange={(isOpen) => isOpen && change.current?.focus()}
        title={t(`earlyDate.title.${about}`)}
        onCancel={() => answerEarlyDate(false)}
        footer={
          <>
            <Button danger onClick={() => answerEarlyDate(true)}>
              {t('earlyDate.post')}
            </Button>
            <Button ref={change} type="primary" onClick={() => answerEarlyDate(false)}>
              {t('earlyDate.change')}
            </Button>
          </>
        }
      >
        {shown.map((sentence) => (
          <p key={sentence} className="early-date-sentence">
            {sentence}
          </p>
        ))}
        {more > 0 && <p className="early-date-sentence">{t('earlyDate.more', { count: more })}</p>}
      </Modal>
    </ThemeProvider>
  );
}
