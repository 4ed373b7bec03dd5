import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { safetyCalls } from '../../../../api/queries/people/account-safety.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Card } from '../../../../components/page/card.tsx';
import { leaveClosedAccount } from '../../../../session/session-actions.ts';
import './security.css';

/** Closes the account for good. */
export default function ClosingPanel() {
  const { t } = useTranslation(['security', 'common']);
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const close = async () => {
    const question = { title: t('closing.ask'), detail: t('closing.askDetail'), okText: t('closing.button') };
    if (!(await confirm({ ...question, danger: true }))) return;
    setBusy(true);
    setFailure('');
    try {
      await safetyCalls.closeAccount();
      leaveClosedAccount();
      toast.info('security:closing.done', { translate: true, durationMs: 8000 });
    } catch (cause) {
      setFailure((cause instanceof ApiError && cause.message) || t('common:error.generic'));
      setBusy(false);
    }
  };
  return (
    <Card title={t('closing.title')}>
      <p className="below-16 muted">{t('closing.lead')}</p>
      {failure && <Alert type="error" showIcon title={failure} className="below-16" />}
      <Button danger loading={isBusy} onClick={close}>
        {t('closing.button')}
      </Button>
    </Card>
  );
}
