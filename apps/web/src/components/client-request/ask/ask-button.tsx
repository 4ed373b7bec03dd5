import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../page/icon.tsx';
import type { AskSubject } from './ask-form.tsx';
import { useAskSide } from './use-ask-side.ts';

const AskDialog = lazy(() => import('./ask-dialog.tsx').then((file) => ({ default: file.AskDialog })));

interface AskButtonProps {
  subject: AskSubject;
  size?: 'small';
}

/** Asks the client, or the accountant where the person is the client; nothing where there is no one to ask. */
export function AskButton({ subject, size }: AskButtonProps) {
  const { t } = useTranslation('questions');
  const { side } = useAskSide();
  const [isAsking, setAsking] = useState(false);
  if (side === 'none') return null;
  return (
    <>
      <Button {...(size && { size })} icon={<Icon name="comment" size={15} />} onClick={() => setAsking(true)}>
        {t(side === 'client' ? 'ask.button' : 'accountant.button')}
      </Button>
      <Suspense>{isAsking && <AskDialog subjects={[subject]} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
