import type { DocumentDetail, StoredDocument } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { afterDocument, documentCalls } from '../../../api/queries/document.ts';
import { useConfirm } from '../../../components/confirm.tsx';
import { Icon } from '../../../components/icon.tsx';
import { toast } from '../../../components/toast/toast.ts';
import { useSession } from '../../../session/session-store.ts';

/** What can be done with a document besides confirming it. */
export function ReviewActions({ document, next }: { document: DocumentDetail; next: StoredDocument | null }) {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { readOnly } = useSession();
  const isWaiting = document.state === 'needs_review' && !readOnly;
  const readAgain = async () => {
    if (!(await confirm({ title: t('readAgainAsk'), detail: t('readAgainDetail'), okText: t('readAgain') }))) return;
    await documentCalls.retry(document.id).catch(() => undefined);
    await afterDocument(queryClient);
  };
  const fileAway = async () => {
    const { version } = await documentCalls.read(document.id);
    await documentCalls.fileAway(document.id, version);
    toast.success(t('filed', { name: document.name }));
    navigate(next ? `/document/${next.id}` : '/document');
    await afterDocument(queryClient);
  };
  return (
    <>
      <Button icon={<Icon name="download" size={16} />} onClick={() => void documentCalls.original(document)}>
        {t('original')}
      </Button>
      {isWaiting && (
        <>
          <Button icon={<Icon name="refresh" size={16} />} onClick={() => void readAgain()}>
            {t('readAgain')}
          </Button>
          <Button icon={<Icon name="folder" size={16} />} onClick={() => void fileAway().catch(() => undefined)}>
            {t('fileAway')}
          </Button>
        </>
      )}
    </>
  );
}
