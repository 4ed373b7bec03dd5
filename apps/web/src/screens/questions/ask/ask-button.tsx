import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { useMay } from '../../../session/use-may.ts';
import { AskDialog, type AskSubject } from './ask-dialog.tsx';

/** Asks the client about the record on the screen. */
export function AskButton({ subject }: { subject: AskSubject }) {
  const { t } = useTranslation('questions');
  const mayAsk = useMay('write');
  const [isAsking, setAsking] = useState(false);
  if (!mayAsk) return null;
  return (
    <>
      <Button icon={<Icon name="comment" size={15} />} onClick={() => setAsking(true)}>
        {t('ask.button')}
      </Button>
      {isAsking && <AskDialog subjects={[subject]} onClose={() => setAsking(false)} />}
    </>
  );
}
