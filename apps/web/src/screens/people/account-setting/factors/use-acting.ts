import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';

export interface Acting {
  isBusy: boolean;
  /** What went wrong, in a sentence; empty when nothing did. */
  failure: string;
  /** Runs one act of the panel; what the server refuses is said in `failure`. True when it was done. */
  act: (action: () => Promise<unknown>) => Promise<boolean>;
}

/** The acts of a panel, one at a time, their refusals said in the panel. */
export function useActing(): Acting {
  const { t } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const act = async (action: () => Promise<unknown>) => {
    setBusy(true);
    setFailure('');
    try {
      await action();
      return true;
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : null;
      if (error === null) console.error('A factor could not be changed', cause);
      // Who closes the dialog that asks for the password changed their mind.
      if (error?.word === 'confirmation_needed') return false;
      const [field] = Object.values(error?.fields ?? {}).flat();
      setFailure(error?.word === 'network' ? t('error.network') : field || error?.message || t('error.generic'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, act };
}
