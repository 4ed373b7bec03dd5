import type { MailKind } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { useInvoice } from '../../api/queries/trade/invoice.ts';
import { useMailProposal } from '../../api/queries/trade/outgoing.ts';
import type { Language } from '../../i18n/languages.ts';
import { useConfirm } from '../feedback/confirm.tsx';
import { draftOf, type MailDraft, sameWords, useKeptDraft } from './mail-draft.ts';

/** The templates a document may be sent with; the first is the default. */
const kindsOf: Readonly<Record<string, readonly DocumentMailKind[]>> = {
  sales_invoice: ['invoice', 'reminder', 'receipt'],
  sales_credit_note: ['credit_note'],
  quotation: ['quotation'],
};

export type DocumentMailKind = Exclude<MailKind, 'statement'>;
/** The template and language the text starts from. */
interface Asked {
  kind?: DocumentMailKind | undefined;
  language?: Language | undefined;
}

/** An email about a document: the proposal until the user types, then the typed text. */
export function useDocumentMail(invoiceId: string) {
  const { t } = useTranslation('outgoing');
  const confirm = useConfirm();
  const [asked, setAsked] = useState<Asked>({});
  const kept = useKeptDraft<MailDraft & { asked: Asked }>(invoiceId);
  const [isRestored, setRestored] = useState(kept.draft !== null);
  /** What was chosen besides the texts: it stays when another template is taken. */
  const [chosen, setChosen] = useState<Pick<MailDraft, 'to' | 'cc' | 'attach'> | null>(null);
  const current = kept.draft?.asked ?? asked;
  const proposal = useMailProposal(invoiceId, current);
  const { data: invoice } = useInvoice(invoiceId);
  const mail = kept.draft ?? (proposal.data ? { ...draftOf(proposal.data), ...chosen } : null);

  /** Replaces the texts; asks first if a person has edited them. */
  const begin = async (next: Asked) => {
    const isTyped = kept.draft !== null && proposal.data !== undefined && !sameWords(kept.draft, proposal.data);
    if (isTyped && !(await confirm({ title: t('send.replace'), okText: t('send.replaceOk') }))) return;
    if (kept.draft !== null) setChosen({ to: kept.draft.to, cc: kept.draft.cc, attach: kept.draft.attach });
    kept.drop();
    setRestored(false);
    setAsked({ ...current, ...next });
  };
  return {
    mail,
    failure: proposal.error instanceof ApiError && mail === null ? proposal.error : null,
    isRestored,
    kinds: kindsOf[invoice?.type ?? ''] ?? [],
    kind: current.kind,
    begin,
    change: (changes: Partial<MailDraft>) => {
      if (mail !== null) kept.keep({ ...mail, ...changes, asked: current });
    },
    drop: () => {
      kept.drop();
      setChosen(null);
      setRestored(false);
    },
  };
}

export type DocumentMail = ReturnType<typeof useDocumentMail>;
