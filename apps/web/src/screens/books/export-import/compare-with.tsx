import type { ImportDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { importCalls, importKey } from '../../../api/queries/books/exchange.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { Card } from '../../../components/page/card.tsx';
import { useMay } from '../../../session/use-may.ts';
import { BookDrop } from './book-drop.tsx';

/** Uploads the old software's monthly trial balances, to check the imported file against them. */
export function CompareWith({ run }: { run: ImportDetail }) {
  const { t } = useTranslation('accounting-exchange');
  const readOnly = !useMay('write');
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  if (readOnly) return null;
  const compare = async (file: File) => {
    setBusy(true);
    setError(null);
    try {
      queryClient.setQueryData(importKey(run.id), await importCalls.compare(run.id, file));
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t('compare.title')}>
      <p className="exchange-lead below-14 muted">{t('compare.lead')}</p>
      {run.compared_with !== null && (
        <p className="exchange-lead below-14 muted">{t('compare.with', { file: run.compared_with })}</p>
      )}
      {error && <Refusal error={error} />}
      <BookDrop
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        label={t('in.dropCsv')}
        busyText={t('in.reading')}
        isBusy={isBusy}
        onFile={(file) => void compare(file)}
      />
    </Card>
  );
}
