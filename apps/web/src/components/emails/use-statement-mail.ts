import type { AccountStatement, DocumentLanguage } from '@folio/contract';
import { useState } from 'react';
import { useStatementProposal } from '../../api/queries/trade/outgoing.ts';
import type { Language } from '../../i18n/languages.ts';
import { type MailText, useKeptDraft } from './mail-draft.ts';

interface Asked {
  contactId: string;
  statement: Pick<AccountStatement, 'from' | 'to'>;
  side: 'customer' | 'supplier';
  language: DocumentLanguage | null;
}

/** An email with a statement of account: the template's text until the user types. */
export function useStatementMail({ contactId, statement: { from, to }, side, language }: Asked) {
  const [chosen, setChosen] = useState<Language | null>(null);
  const [receivers, setReceivers] = useState<Pick<MailText, 'to' | 'cc'> | null>(null);
  const kept = useKeptDraft<MailText>(`statement.${contactId}.${side}.${from}.${to}`);
  const spoken = chosen ?? language;
  const proposal = useStatementProposal(contactId, { side, from, to, ...(spoken && { language: spoken }) });
  const mail = kept.draft ?? (proposal.data ? { ...proposal.data, ...receivers } : null);
  return {
    mail,
    failure: mail === null ? proposal.error : null,
    mailLanguage: chosen ?? proposal.data?.language ?? 'en-US',
    change: (changes: Partial<MailText>) => {
      if (mail === null) return;
      const { to: receivers, cc, subject, body } = mail;
      kept.keep({ to: receivers, cc, subject, body, ...changes });
    },
    /** Loads the template's text in another language and keeps the receivers. */
    speak: (next: Language) => {
      if (kept.draft !== null) setReceivers({ to: kept.draft.to, cc: kept.draft.cc });
      kept.drop();
      setChosen(next);
    },
    drop: () => {
      kept.drop();
      setReceivers(null);
    },
  };
}
