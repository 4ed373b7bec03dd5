import type { DocumentColumns, DocumentDetail, TaughtColumns } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { keepDocument } from '../../../api/queries/documents/document.ts';
import {
  layoutCalls,
  statementLayoutsKey,
  useDocumentColumns,
} from '../../../api/queries/documents/statement-layout.ts';
import { useConfirm } from '../../feedback/confirm.tsx';
import { toast } from '../../feedback/toast/toast.ts';
import type { Flush } from '../flush.ts';

interface ColumnsOptions {
  document: DocumentDetail;
  flush: RefObject<Flush>;
  /** True if the columns are shown, or if layouts from other clients are requested. */
  isWanted: boolean;
  /** Called with the version of the draft that was read again. */
  onRead: (version: number) => void;
}

/** The columns of a statement while a person edits them. */
export interface ColumnsOnPage {
  taught: TaughtColumns | null;
  layout: DocumentColumns['layout'];
  offers: DocumentColumns['offers'];
  change: (taught: TaughtColumns) => void;
  /** Reads the statement with the columns as drawn. */
  read: () => void;
  /** Reads the statement with a layout from another client. */
  take: (layoutId: string) => void;
  forget: () => void;
  isBusy: boolean;
  refusal: string | null;
}

export function useColumns({ document, flush, isWanted, onRead }: ColumnsOptions): ColumnsOnPage {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const ask = useConfirm();
  const { data, error } = useDocumentColumns(document.id, isWanted);
  const [drawn, setDrawn] = useState<TaughtColumns | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const inTurn = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setRefusal(cause.message || t('common:error.network'));
    } finally {
      setBusy(false);
    }
  };
  /** Rows that a person changed are replaced only after confirmation. */
  const asking = async (call: (version: number, replace: boolean) => Promise<DocumentDetail>) => {
    const { isSaved, version } = await flush.current();
    if (!isSaved) return null;
    try {
      return await call(version, false);
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.word !== 'edited_rows') throw cause;
      const question = { title: t('columns.ask'), detail: cause.message, okText: t('columns.askOk'), danger: true };
      return (await ask(question)) ? call(version, true) : null;
    }
  };
  const readBy = (call: (version: number, replace: boolean) => Promise<DocumentDetail>) =>
    inTurn(async () => {
      const detail = await asking(call);
      if (detail === null) return;
      keepDocument(queryClient, detail);
      const count = (detail.draft?.statements ?? []).reduce((sum, { lines }) => sum + lines.length, 0);
      toast.success(t('columns.done', { count }));
      onRead(detail.version);
      await queryClient.invalidateQueries({ queryKey: statementLayoutsKey });
    });
  const taught = drawn ?? data?.taught ?? null;
  return {
    taught,
    layout: data?.layout ?? null,
    offers: data?.offers ?? [],
    change: setDrawn,
    read: () => {
      if (taught !== null)
        void readBy((version, replace) => layoutCalls.teach(document.id, { version, taught, replace }));
    },
    take: (layoutId) =>
      void readBy((version, replace) => layoutCalls.take(document.id, { version, layout_id: layoutId, replace })),
    forget: () => {
      const { layout } = data ?? {};
      if (!layout) return;
      void inTurn(async () => {
        await layoutCalls.forget(layout.id);
        toast.success(t('columns.forgotten'));
        await queryClient.invalidateQueries({ queryKey: statementLayoutsKey });
      });
    },
    isBusy,
    refusal: refusal ?? (error instanceof ApiError ? error.message || t('common:error.network') : null),
  };
}
