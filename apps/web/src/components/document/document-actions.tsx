import type { StoredDocument } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { afterDocument, documentCalls } from '../../api/queries/documents/document.ts';
import { useSession } from '../../session/session-store.ts';
import { useMay } from '../../session/use-may.ts';
import { toast } from '../feedback/toast/toast.ts';
import { emptyDraft } from '../invoice-form/invoice-draft.ts';
import { Icon } from '../page/icon.tsx';
import { isLocked } from './document-words.ts';

interface DocumentActionsProps {
  document: StoredDocument;
  /** True in rows of one line. */
  isOneLine?: boolean;
}

export function DocumentActions({ document, isOneLine = false }: DocumentActionsProps) {
  const { t } = useTranslation('document');
  const readOnly = !useMay('upload');
  const [isBusy, setBusy] = useState(false);
  const { retry, enterByHand } = useRescue(document);
  const isStuck = document.state === 'failed' || document.state === 'unsupported';
  if (readOnly || !isStuck) return null;
  const run = (action: () => Promise<void>) => async () => {
    setBusy(true);
    await action().finally(() => setBusy(false));
  };
  return (
    <span className={isOneLine ? 'document-actions inline-flex gap-8' : 'document-actions inline-flex wrap gap-8'}>
      {document.problem?.retryable !== false && (
        <Button size="small" disabled={isBusy} icon={<Icon name="refresh" size={14} />} onClick={run(retry)}>
          {t('readAgain')}
        </Button>
      )}
      <Button size="small" disabled={isBusy} icon={<Icon name="pencil" size={14} />} onClick={run(enterByHand)}>
        {t('byHand')}
      </Button>
    </span>
  );
}

/** A link to the password field of a protected PDF. */
export function PasswordLink({ document }: { document: StoredDocument }) {
  const { t } = useTranslation('document');
  const readOnly = !useMay('upload');
  if (readOnly || !isLocked(document)) return null;
  return (
    <Link className="inline-flex items-center gap-6" to={`/document/${document.id}`}>
      <Icon name="lock" size={14} /> {t('enterPassword')}
    </Link>
  );
}

/** Actions for a document that could not be read. Shows the server's reason if it rejects one. */
export function useRescue(document: StoredDocument) {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { company } = useSession();
  const retry = async () => {
    await documentCalls.retry(document.id).catch(() => undefined);
    await afterDocument(queryClient);
  };
  const enterByHand = async () => {
    try {
      const { version } = await documentCalls.read(document.id);
      const draft = emptyDraft(company?.base_currency ?? 'HKD', null);
      await documentCalls.saveDraft(document.id, version, {
        kind: document.kind ?? 'purchase_bill',
        invoice: draft,
        statements: null,
      });
      await afterDocument(queryClient);
      navigate(`/document/${document.id}`);
    } catch (cause) {
      toast.error(cause instanceof ApiError && cause.message ? cause.message : t('common:error.generic'));
    }
  };
  return { retry, enterByHand };
}
