import type { AccountStatement, DocumentLanguage } from '@folio/contract';
import { useState } from 'react';
import { useStatementProposal } from '../../api/queries/outgoing.ts';
import type { Language } from '../../i18n/languages.ts';
import { type MailDraft, useKeptDraft } from './mail-draft.ts';

type StatementMail = Pick<MailDraft, 'to' | 'cc' | 'subject' | 'body'>;

interface Asked {
  contactId: string;
  statement: Pick<AccountStatement, 'from' | 'to'>;
  side: 'customer' | 'supplier';
  language: DocumentLanguage | null;
}

/** A mail with a statement of account being written: the template's words until something is typed. */
export function useStatementMail({ contactId, statement: { from, to }, side, language }: Asked) {
  const [chosen, setChosen] = useState<Language | null>(null);
  const kept = useKeptDraft<StatementMail>(`statement.${contactId}`);
  const spoken = chosen ?? language;
  const proposal = useStatementProposal(contactId, { side, from, to, ...(spoken && { language: spoken }) });
  const mail = kept.draft ?? proposal.data ?? null;
  return {
    mail,
    failure: mail === null ? proposal.error : null,
    mailLanguage: chosen ?? proposal.data?.language ?? 'en-US',
    change: (changes: Partial<StatementMail>) => {
      if (mail === null) return;
      const { to: receivers, cc, subject, body } = mail;
      kept.keep({ to: receivers, cc, subject, body, ...changes });
    },
    /** The template's words in another language, for the same receivers. */
    speak: (next: Language) => {
      kept.drop();
      setChosen(next);
    },
    drop: kept.drop,
  };
}
