import type { DocumentDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../../api/api-error.ts';
import { documentCalls, keepDocument } from '../../../../../api/queries/documents/document.ts';
import { toast } from '../../../../../components/feedback/toast/toast.ts';

/**
 * Requests a newer reading and compares it with the draft. If the readings are equal, the user is notified and the
 * new one is dropped.
 */
export function useReread(document: DocumentDetail | undefined, isAwaited: boolean, onAwait: (is: boolean) => void) {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const [isPutOff, setPutOff] = useState(false);
  const changes = document?.reread?.changes ?? null;
  const id = document?.id;
  const version = document?.version;

  useEffect(() => {
    if (changes === null || id === undefined || version === undefined) return;
    onAwait(false);
    if (changes.length > 0) return;
    toast.info(t('reread.same'));
    void documentCalls.leaveReread(id, version).then(
      (detail) => keepDocument(queryClient, detail),
      () => undefined,
    );
  }, [changes, id, version, onAwait, queryClient, t]);

  const ask = async () => {
    if (id === undefined) return;
    setPutOff(false);
    if (changes !== null) return;
    try {
      await documentCalls.reread(id);
      onAwait(true);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message || t('common:error.network'));
    }
  };
  return {
    ask: () => void ask(),
    isAwaited,
    /** The changes to show now; null if there are no changes or the user postponed them. */
    changes: isPutOff || changes === null || changes.length === 0 ? null : changes,
    putOff: () => setPutOff(true),
  };
}
