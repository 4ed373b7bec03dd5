import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { toast } from '../feedback/toast/toast.ts';

/** Seconds before another code may be asked for. */
const coolDownSeconds = 30;

interface ResendCodeProps {
  ask: () => Promise<unknown>;
  /** The key of the toast after the call. */
  resent?: string;
}

/** Sends another code, then rests for a while. */
export function ResendCode({ ask, resent = 'auth:confirmCode.sent' }: ResendCodeProps) {
  const { t } = useTranslation('auth');
  const [restSeconds, setRest] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (restSeconds === 0) return;
    const timer = setTimeout(() => setRest(restSeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [restSeconds]);
  const resend = async () => {
    setBusy(true);
    try {
      await ask();
      toast.success(resent, { translate: true });
      setRest(coolDownSeconds);
    } catch (cause) {
      const message = cause instanceof ApiError ? cause.message : '';
      toast.error(message || 'common:error.generic', { translate: !message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="above-24 muted text-center">
      {t('confirmCode.notReceived')}{' '}
      <button
        type="button"
        className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
        disabled={restSeconds > 0 || isBusy}
        onClick={resend}
      >
        {restSeconds > 0 ? t('confirmCode.resendIn', { seconds: restSeconds }) : t('confirmCode.resend')}
      </button>
    </p>
  );
}
