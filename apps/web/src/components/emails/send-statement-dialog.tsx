import type { AccountStatement, InvoiceDraft } from '@folio/contract';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { outgoingCalls } from '../../api/queries/trade/outgoing.ts';
import { languageNames, languages } from '../../i18n/languages.ts';
import { asApiError } from '../form/refusal-text.ts';
import { MailDialog } from './mail-dialog.tsx';
import { useStatementMail } from './use-statement-mail.ts';

interface SendStatementDialogProps {
  contactId: string;
  /** The statement as shown on the screen. */
  statement: AccountStatement;
  side: 'customer' | 'supplier';
  /** Language of the PDF; null = the contact's. */
  language?: InvoiceDraft['document_language'] | null;
  onClose: () => void;
  onSent?: () => void;
}

/** Emails a statement of account. */
export function SendStatementDialog(props: SendStatementDialogProps) {
  const { contactId, statement, side, language = null, onClose, onSent } = props;
  const { t } = useTranslation('outgoing');
  const writing = useStatementMail({ contactId, statement, side, language });
  return (
    <MailDialog
      title={t('send.statementTitle')}
      mail={writing.mail}
      failure={writing.failure && asApiError(writing.failure)}
      hint={t('send.statementHint')}
      onChange={writing.change}
      send={({ to, cc, subject, body }, onceKey) => {
        const request = {
          to,
          cc,
          subject,
          body,
          document_language: language,
          statement: { side, from: statement.from, to: statement.to, ...(language && { language }) },
        };
        return outgoingCalls.sendStatement(contactId, request, onceKey(request));
      }}
      onDrop={writing.drop}
      onClose={onClose}
      onSent={onSent}
    >
      <Segmented
        aria-label={t('send.language')}
        value={writing.mailLanguage}
        options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
        onChange={writing.speak}
      />
    </MailDialog>
  );
}
