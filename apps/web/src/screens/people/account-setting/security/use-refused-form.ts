import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { useFieldErrors } from '../../../../components/form/use-field-errors.ts';

export interface RefusedForm {
  isBusy: boolean;
  /** What went wrong beyond the fields; empty when nothing did. */
  failure: string;
  /** Runs an action of the form; what the server refuses is said at its fields or in `failure`. */
  run: (action: () => Promise<void>) => Promise<void>;
}

/** The failures of an antd form whose calls are quiet. */
export function useRefusedForm<T>(form: FormInstance<T>): RefusedForm {
  const { t } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [failure, setFailure] = useState('');
  useFieldErrors(form, refusal?.fields);
  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    setFailure('');
    try {
      await action();
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : null;
      console.error('The form was refused:', error ? `${error.status} ${error.word}` : cause);
      setRefusal(error);
      if (Object.keys(error?.fields ?? {}).length > 0) return;
      setFailure(error?.word === 'network' ? t('error.network') : error?.message || t('error.generic'));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
