import type { DocumentDetail, StoredDocument } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { afterDocument, documentCalls } from '../../../../api/queries/documents/document.ts';
import { AskButton } from '../../../../components/client-request/ask/ask-button.tsx';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useIsPhone } from '../../../../components/hooks/use-is-phone.ts';
import { useNavigateFromHere } from '../../../../components/hooks/use-navigate-from-here.ts';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { showOverlay } from '../../../../layouts/main/overlays.ts';
import { useMay } from '../../../../session/use-may.ts';
import type { useReread } from './reread/use-reread.ts';
import type { Desk } from './use-desk.ts';

interface ReviewActionsProps {
  document: DocumentDetail;
  next: StoredDocument | null;
  desk: Desk;
  reread: ReturnType<typeof useReread>;
}

/** What can be done with a document besides confirming it; on a phone in a menu. */
export function ReviewActions(props: ReviewActionsProps) {
  const { t } = useTranslation('document');
  if (!useIsPhone()) return <Actions {...props} />;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div className="grid gap-8">
          <Actions {...props} />
        </div>
      }
    >
      <Button aria-label={t('more')} title={t('more')} icon={<Icon name="ellipsis" />} />
    </Popover>
  );
}

function Actions({ document, next, desk, reread }: ReviewActionsProps) {
  const { t } = useTranslation('document');
  const mayPost = useMay('write');
  return (
    <>
      <Button
        className="review-keys-button"
        aria-label={t('shortcut.list')}
        title={t('shortcut.list')}
        icon={<Icon name="keyboard" size={16} />}
        onClick={() => showOverlay('shortcuts')}
      />
      <Button icon={<Icon name="download" size={16} />} onClick={() => void documentCalls.original(document)}>
        {t('original')}
      </Button>
      <AskButton subject={{ type: 'document', id: document.id, label: document.name }} />
      {desk.canChange && (
        <>
          <ReadAgain document={document} reread={reread} />
          {mayPost && <FileAway document={document} next={next} desk={desk} />}
        </>
      )}
      {desk.canCut && (
        <Button icon={<Icon name="scissors" size={16} />} onClick={() => desk.open('strip')}>
          {t('strip.button')} <KeyCap>{t('keys.strip')}</KeyCap>
        </Button>
      )}
    </>
  );
}

/**
 * Compares the draft with a newer reader's result if there is a newer reader; otherwise reads again and replaces the
 * draft.
 */
function ReadAgain({ document, reread }: Pick<ReviewActionsProps, 'document' | 'reread'>) {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const readAgain = async () => {
    if (!(await confirm({ title: t('readAgainAsk'), detail: t('readAgainDetail'), okText: t('readAgain') }))) return;
    await documentCalls.retry(document.id).catch(() => undefined);
    await afterDocument(queryClient);
  };
  if (document.outdated || document.reread !== null) {
    return (
      <Button loading={reread.isAwaited} icon={<Icon name="refresh" size={16} />} onClick={reread.ask}>
        {t(reread.isAwaited ? 'reread.busy' : 'reread.button')}
      </Button>
    );
  }
  return (
    <Button icon={<Icon name="refresh" size={16} />} onClick={() => void readAgain()}>
      {t('readAgain')}
    </Button>
  );
}

function FileAway({ document, next, desk }: Pick<ReviewActionsProps, 'document' | 'next' | 'desk'>) {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const navigate = useNavigateFromHere();
  const fileAway = async () => {
    try {
      const { isSaved, version } = await desk.flush.current();
      if (!isSaved) return;
      await documentCalls.fileAway(document.id, version);
      toast.success(t('filed', { name: document.name }));
      navigate(next ? `/document/${next.id}` : '/document');
      await afterDocument(queryClient);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message || t('common:error.network'));
    }
  };
  return (
    <Button icon={<Icon name="folder" size={16} />} onClick={() => void fileAway()}>
      {t('fileAway')}
    </Button>
  );
}
