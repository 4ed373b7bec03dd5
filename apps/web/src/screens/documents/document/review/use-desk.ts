import type { DocumentDetail, FilePage } from '@folio/contract';
import { isStatementKind } from '@folio/contract/choices';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { afterDocument, documentCalls } from '../../../../api/queries/documents/document.ts';
import type { Flush } from '../../../../components/document/flush.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useOfferShortcuts } from '../../../../components/keyboard/screen-shortcuts.ts';
import { useAltKeys } from '../../../../components/keyboard/use-alt-keys.ts';
import { useMay } from '../../../../session/use-may.ts';
import { useReviewShortcuts } from './keys/use-review-shortcuts.ts';

/** The panels that may cover the review. */
export type DeskPanel = 'strip' | 'alike';

const quarter = 90;
const quarterBack = 270;
const undoOfferMs = 8000;

/** The actions on the document as a whole, and their shortcuts. */
export function useDesk(document: DocumentDetail) {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const readOnly = !useMay('upload');
  const [panel, setPanel] = useState<DeskPanel | null>(null);
  const [isTeaching, setTeaching] = useState(false);
  const [readings, setReadings] = useState<readonly number[]>([]);
  const flush = useRef<Flush>(async () => ({ isSaved: true, version: document.version }));
  const canChange = document.state === 'needs_review' && !readOnly;
  const canCut = canChange && document.file_pages.length > 0;
  const canTeach = canChange && document.file_pages.length > 0 && isStatementKind(document.kind ?? 'other');
  const isDrawing = isTeaching && canTeach;

  const turnBy = async (page: number, turn: FilePage['turn']) => {
    const { isSaved, version } = await flush.current();
    if (!isSaved) return;
    const offer = { label: t('common:undo'), run: () => void turnBack(page) };
    await documentCalls.turn(document.id, version, page, turn);
    if (turn === quarter) toast.success(t('turned', { page }), { durationMs: undoOfferMs, action: offer });
    await afterDocument(queryClient);
  };
  const turnBack = async (page: number) => {
    try {
      const { version } = await documentCalls.read(document.id);
      await documentCalls.turn(document.id, version, page, quarterBack);
    } catch (cause) {
      tell(cause);
    }
    await afterDocument(queryClient);
  };
  const tell = (cause: unknown) => {
    if (!(cause instanceof ApiError)) throw cause;
    toast.error(cause.message || t('common:error.network'));
  };
  const turn = (page: number) => void turnBy(page, quarter).catch(tell);
  useAltKeys([
    ['KeyC', canTeach ? () => setTeaching(!isTeaching) : undefined],
    ['KeyS', canCut ? () => setPanel('strip') : undefined],
    ['KeyD', canChange && document.look_alikes.length > 0 ? () => setPanel('alike') : undefined],
  ]);
  useOfferShortcuts(useReviewShortcuts());
  return {
    panel,
    open: setPanel,
    close: () => setPanel(null),
    flush,
    turn,
    canChange,
    canCut,
    canTeach,
    /** The user is marking the statement's columns on the page. */
    isTeaching: isDrawing,
    teach: setTeaching,
    /** How often the displayed draft was read again here: each time the form starts again. */
    readings: readings.filter((version) => version <= document.version).length,
    /** The draft of this version was read again; it will be displayed in a moment. */
    readAnew: (version: number) => {
      setTeaching(false);
      setReadings((before) => [...before, version]);
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
