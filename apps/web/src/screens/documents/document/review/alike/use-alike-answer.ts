import type { AlikeRecord, DocumentDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../../api/api-error.ts';
import { afterDocument, documentCalls, keepDocument } from '../../../../../api/queries/documents/document.ts';
import type { Flush } from '../../../../../components/document/flush.ts';
import { toast } from '../../../../../components/feedback/toast/toast.ts';

interface AlikeAnswer {
  document: DocumentDetail;
  flush: Flush;
  onSame: () => void;
  onClose: () => void;
}

/** Says of a look-alike that it is the same document, or another one. */
export function useAlikeAnswer({ document, flush, onSame, onClose }: AlikeAnswer) {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const same = async (version: number, other: AlikeRecord) => {
    await documentCalls.same(document.id, version, other);
    toast.success(t('alike.isSame', { name: document.name }));
    onSame();
    await afterDocument(queryClient);
  };
  const different = async (version: number, other: AlikeRecord) => {
    const detail = await documentCalls.different(document.id, version, [other.id]);
    keepDocument(queryClient, detail);
    if (detail.look_alikes.length === 0) onClose();
  };
  const answer = async (word: 'same' | 'different', other: AlikeRecord) => {
    setBusy(true);
    setRefusal(null);
    try {
      const { isSaved, version } = await flush();
      if (isSaved) await (word === 'same' ? same(version, other) : different(version, other));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setRefusal(cause.message || t('common:error.network'));
    } finally {
      setBusy(false);
    }
  };
  return { answer: (word: 'same' | 'different', other: AlikeRecord) => void answer(word, other), isBusy, refusal };
}
