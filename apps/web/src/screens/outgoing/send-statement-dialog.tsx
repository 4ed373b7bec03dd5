import type { AccountStatement, InvoiceDraft } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { afterMail, outgoingCalls } from '../../api/queries/outgoing.ts';
import { FullScreenSpinner } from '../../components/full-screen-spinner.tsx';
import { toast } from '../../components/toast/toast.ts';
import { languages } from '../../i18n/languages.ts';
import { languageNames } from '../../layouts/auth/auth-languages.tsx';
import { Refusal } from '../accounting/refusal.tsx';
import { asApiError } from '../accounting/refusal-text.ts';
import { isReady, useOnceKey } from './mail-draft.ts';
import { MailFields } from './mail-fields.tsx';
import { useStatementMail } from './use-statement-mail.ts';

interface SendStatementDialogProps {
  contactId: string;
  /** As it is on the screen. */
  statement: AccountStatement;
  side: 'customer' | 'supplier';
  /** Language of the PDF; null = the contact's. */
  language?: InvoiceDraft['document_language'] | null;
  onClose: () => void;
  onSent?: () => void;
}

/** A statement of account by e-mail, kept as typed until it was sent. */
export function SendStatementDialog(props: SendStatementDialogProps) {
  const { contactId, statement, side, language = null, onClose, onSent } = props;
  const { t } = useTranslation('outgoing');
  const queryClient = useQueryClient();
  const { mail, failure, mailLanguage, change, speak, drop } = useStatementMail({
    contactId,
    statement,
    side,
    language,
  });
  const onceKey = useOnceKey();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const send = async () => {
    if (mail === null) return;
    setBusy(true);
    setError(null);
    try {
      const { to, cc, subject, body } = mail;
      const request = {
        to,
        cc,
        subject,
        body,
        document_language: language,
        statement: { side, from: statement.from, to: statement.to, ...(language && { language }) },
      };
      await outgoingCalls.sendStatement(contactId, request, onceKey(request));
      drop();
      toast.success(t('send.done'));
      void afterMail(queryClient);
      onSent?.();
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={680}
      title={t('send.statementTitle')}
      okText={t('send.ok')}
      cancelText={t('common:cancel')}
      okButtonProps={{ loading: isBusy, disabled: mail === null || !isReady(mail) }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {mail === null && failure === null && <FullScreenSpinner />}
      {failure && <Refusal error={asApiError(failure)} />}
      {mail && (
        <form className="mail-form" onSubmit={(event) => event.preventDefault()}>
          {error && <Refusal error={error} />}
          <Segmented
            aria-label={t('send.language')}
            value={mailLanguage}
            options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
            onChange={speak}
          />
          <MailFields mail={mail} faults={error?.fields ?? {}} hint={t('send.statementHint')} onChange={change} />
        </form>
      )}
    </Modal>
  );
}
