import type { DocumentDetail, Segment } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../../api/api-error.ts';
import { afterDocument, documentCalls } from '../../../../../api/queries/documents/document.ts';
import type { Flush } from '../../../../../components/document/flush.ts';
import { toast } from '../../../../../components/feedback/toast/toast.ts';
import { partsOf } from './cuts.ts';
import type { Strip } from './use-strip.ts';

const undoOfferMs = 10_000;

interface SaveStrip {
  document: DocumentDetail;
  strip: Strip;
  flush: Flush;
  onDone: () => void;
}

/** Rotates pages, each in the document it belongs to now. */
async function turnPages(documentId: string, { turns, turned }: Strip): Promise<void> {
  for (const [page, turn] of turns) {
    const { file_parts: parts } = await documentCalls.read(documentId);
    const owner = parts.find((part) => part.segments.some((segment) => segment.page === page));
    if (owner === undefined) continue;
    const { version } = await documentCalls.read(owner.id);
    await documentCalls.turn(owner.id, version, page, turn);
    turned(page);
  }
}

/** Saves the strip: first the cuts, then the rotated pages. The toast offers to undo the cuts. */
export function useSaveStrip({ document, strip, flush, onDone }: SaveStrip) {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const undo = async (id: string, parts: readonly { segments: Segment[] }[]) => {
    try {
      const { version } = await documentCalls.read(id);
      await documentCalls.cut(id, version, parts);
      toast.info(t('strip.undone'));
    } catch (cause) {
      toast.error(cause instanceof ApiError && cause.message ? cause.message : t('common:error.generic'));
    }
    await afterDocument(queryClient);
  };
  const post = async () => {
    const { isSaved, version } = await flush();
    if (!isSaved) return;
    let id = document.id;
    if (strip.hasNewCuts) {
      const parts = await documentCalls.cut(document.id, version, partsOf(strip.slices));
      id = parts.find((part) => part.id === document.id)?.id ?? parts[0]?.id ?? document.id;
      toast.success(t('strip.saved', { count: strip.documents.length }), {
        durationMs: undoOfferMs,
        action: { label: t('common:undo'), run: () => void undo(id, partsOf(strip.saved)) },
      });
    }
    await turnPages(id, strip);
    onDone();
    if (id !== document.id) navigate(`/document/${id}`);
  };
  const save = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await post();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setRefusal(cause.message || t('common:error.network'));
    } finally {
      setBusy(false);
      await afterDocument(queryClient);
    }
  };
  return { save: () => void save(), isBusy, refusal };
}
