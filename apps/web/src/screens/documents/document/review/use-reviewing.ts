import type { DocumentDetail, DocumentDraft, StoredDocument } from '@folio/contract';
import { isInvoiceKind, isStatementKind } from '@folio/contract/choices';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../api/api-error.ts';
import { afterDocument, documentCalls, keepDocument } from '../../../../api/queries/documents/document.ts';
import { outcomePath } from '../../../../components/document/document-words.ts';
import { type Autosave, useAutosave } from '../../../../components/draft/use-autosave.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useNavigateFromHere } from '../../../../components/hooks/use-navigate-from-here.ts';
import { useAdjustment } from './invoice/use-adjustment.ts';

export interface Reviewing extends Autosave<DocumentDraft> {
  errors: Readonly<Record<string, string[]>>;
  /** The server's last error message. */
  refusal: string | null;
  isBusy: boolean;
  /** A change could not be saved. */
  isHeld: boolean;
  /** Posts or imports the document; a kind that is not posted is filed. */
  confirm: (bankLineId: string | null) => Promise<void>;
}

const outcomeOfferMs = 6000;
const noErrors = {};
const noError = () => undefined;

/** True for a kind that is posted; any other is filed. */
export function isBooked(kind: DocumentDraft['kind']): boolean {
  return isInvoiceKind(kind) || isStatementKind(kind);
}

/** A draft under review: saves automatically and is posted on confirmation; then the next document opens. */
export function useReviewing(document: DocumentDetail, draft: DocumentDraft, next: StoredDocument | null): Reviewing {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const ask = useConfirm();
  const announce = useAnnounce(next);
  const adjustmentOf = useAdjustment();
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { autosave, latest } = useSavedDraft(document, draft);

  /** Shows what another user saved just before the confirmation, which is to be asked again. */
  const show = () => documentCalls.read(document.id).then((newest) => keepDocument(queryClient, newest), noError);
  const post = async (bankLineId: string | null) => {
    const { isSaved, version } = await autosave.flush();
    if (!isSaved) return;
    if (!isBooked(autosave.draft.kind)) return announce(await documentCalls.fileAway(document.id, version));
    const isOff = latest.current.checks.some((check) => !check.holds);
    const { invoice } = autosave.draft;
    const item = invoice && adjustmentOf(invoice)?.item;
    const question = {
      title: t('acceptArithmetic'),
      detail: item
        ? t('acceptAdjustment', { name: item.name, amount: item.amount, account: item.account_code ?? '' })
        : t('acceptArithmeticDetail'),
      okText: t('acceptArithmeticOk'),
    };
    if (isOff && !(await ask(question))) return;
    const { other_holders: holders } = latest.current;
    const isOther = holders.length > 0;
    const whose = {
      title: t('holder.ask'),
      detail: t('holder.warning', { holder: holders.join(', ') }),
      okText: t('holder.ok'),
    };
    if (isOther && !(await ask(whose))) return;
    const accepted = { accept_arithmetic: isOff, accept_holder: isOther };
    await announce(await documentCalls.confirm(document.id, version, accepted, bankLineId));
  };
  const confirm = async (bankLineId: string | null) => {
    if (isBusy) return;
    setBusy(true);
    setRefused(null);
    try {
      await post(bankLineId);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setRefused(cause);
      if (cause.word === 'stale_version') await show();
    } finally {
      setBusy(false);
    }
  };
  // A save that met a newer version is explained where the two are compared.
  const isCompared = refused === null && autosave.error?.word === 'stale_version';
  const error = refused ?? autosave.error;
  return {
    ...autosave,
    errors: error?.fields ?? noErrors,
    refusal: error && !isCompared ? error.message || t('common:error.network') : null,
    isBusy,
    isHeld: autosave.state === 'failed' || autosave.state === 'conflict',
    confirm,
  };
}

/** The draft, saved as it is typed, and the document as it was last saved. */
function useSavedDraft(document: DocumentDetail, draft: DocumentDraft) {
  const queryClient = useQueryClient();
  const latest = useRef(document);
  latest.current = document;
  const autosave = useAutosave<DocumentDraft>({
    storageKey: `document.${document.id}`,
    saved: draft,
    version: document.version,
    save: async (typed, version) => {
      const saved = await documentCalls.saveDraft(document.id, version, typed);
      keepDocument(queryClient, saved);
      latest.current = saved;
      return { draft: saved.draft ?? typed, version: saved.version };
    },
    load: async () => {
      const { draft: theirs, version } = await documentCalls.read(document.id);
      return theirs === null ? null : { draft: theirs, version };
    },
  });
  useNewerVersion(document, autosave);
  return { autosave, latest };
}

/** Says what a document became, offers to open it, and continues with the next one. */
function useAnnounce(next: StoredDocument | null) {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const goOn = useNavigateFromHere();
  return async ({ outcomes, name }: StoredDocument) => {
    const outcome = outcomes.find((one) => outcomePath(one) !== null);
    const path = outcome && outcomePath(outcome);
    toast.success(outcome ? t('confirmed', { name: outcome.number ?? name }) : t('filed', { name }), {
      durationMs: outcomeOfferMs,
      ...(path && { action: { label: t('openOutcome'), run: () => void navigate(path) } }),
    });
    goOn(next ? `/document/${next.id}` : '/document');
    await afterDocument(queryClient);
  };
}

/** Merges what another user saved, or a new reading, as it arrives; local edits stay. */
function useNewerVersion(document: DocumentDetail, { receive }: Autosave<DocumentDraft>): void {
  const { draft, version } = document;
  useEffect(() => {
    if (draft !== null) receive({ draft, version });
  }, [draft, version, receive]);
}
