import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { outgoingCalls } from '../../api/queries/trade/outgoing.ts';
import { MailDialog } from './mail-dialog.tsx';
import { requestOf } from './mail-draft.ts';
import { SendOptions } from './send-options.tsx';
import { useDocumentMail } from './use-document-mail.ts';

interface SendDialogProps {
  invoiceId: string;
  onClose: () => void;
  onSent?: () => void;
}

/** An email about one document, prefilled from its template. */
export function SendDialog({ invoiceId, onClose, onSent }: SendDialogProps) {
  const { t } = useTranslation('outgoing');
  const writing = useDocumentMail(invoiceId);
  const { mail } = writing;
  return (
    <MailDialog
      title={t('send.title')}
      mail={mail}
      failure={writing.failure}
      hint={mail?.body.includes('{link}') ? t('send.linkHint') : t('send.noLinkHint', { link: '{link}' })}
      onChange={writing.change}
      send={(written, onceKey) => {
        const request = { ...requestOf(written), ...(writing.kind && { kind: writing.kind }) };
        return outgoingCalls.send(invoiceId, request, onceKey(request));
      }}
      onDrop={writing.drop}
      onClose={onClose}
      onSent={onSent}
    >
      {writing.isRestored && (
        <Alert
          type="info"
          title={t('send.restored')}
          action={
            <button
              type="button"
              className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
              onClick={writing.drop}
            >
              {t('send.startOver')}
            </button>
          }
        />
      )}
      {mail && <SendOptions writing={writing} mail={mail} />}
    </MailDialog>
  );
}
