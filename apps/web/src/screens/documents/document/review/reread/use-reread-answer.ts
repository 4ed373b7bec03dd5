import type { DocumentDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../../api/api-error.ts';
import { documentCalls, keepDocument } from '../../../../../api/queries/documents/document.ts';
import type { Flush } from '../../../../../components/document/flush.ts';
import { toast } from '../../../../../components/feedback/toast/toast.ts';

interface RereadAnswer {
  document: DocumentDetail;
  flush: Flush;
  onClose: () => void;
}

/** Takes the newer reading, whole or in part, or keeps the draft as it is. */
export function useRereadAnswer({ document, flush, onClose }: RereadAnswer) {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (answer: (version: number) => Promise<DocumentDetail>, done: string) => {
    setBusy(true);
    setRefusal(null);
    try {
      const { isSaved, version } = await flush();
      if (!isSaved) return;
      keepDocument(queryClient, await answer(version));
      toast.success(done);
      onClose();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setRefusal(cause.message || t('common:error.network'));
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    refusal,
    take: (paths: readonly string[] | null) =>
      void run((version) => documentCalls.takeReread(document.id, version, paths), t('reread.taken')),
    leave: () => void run((version) => documentCalls.leaveReread(document.id, version), t('reread.kept')),
  };
}
