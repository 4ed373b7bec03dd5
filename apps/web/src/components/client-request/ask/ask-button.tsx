import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../session/use-may.ts';
import { Icon } from '../../page/icon.tsx';
import { AskDialog, type AskSubject } from './ask-dialog.tsx';

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
