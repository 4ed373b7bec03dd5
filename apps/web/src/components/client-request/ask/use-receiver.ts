import type { QuestionProposal } from '@folio/contract';
import { useState } from 'react';
import { useQuestionProposal } from '../../../api/queries/documents/question.ts';
import type { Language } from '../../../i18n/languages.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { wrongAddresses } from '../../emails/mail-draft.ts';

/** Receiver of a question. */
export interface Receiver {
  /** Empty: the question is asked in the application only. */
  email: string;
  language: Language;
}

/** The receiver: the proposal until a person changes it. `start` is the receiver of the earlier email. */
export function useReceiver(start?: QuestionProposal) {
  const proposal = useQuestionProposal();
  const [typed, setTyped] = useState<Partial<Receiver>>({});
  const proposed = start ?? proposal.data;
  const receiver: Receiver = {
    email: proposed?.email ?? '',
    language: proposed?.language ?? currentLanguage(),
    ...typed,
  };
  const email = receiver.email.trim();
  return {
    receiver: { ...receiver, email },
    typed: receiver,
    /** The address shown while nothing was typed. */
    proposedEmail: typed.email === undefined ? proposed?.email : undefined,
    isReady: proposed !== undefined || proposal.isError,
    isWrong: email !== '' && wrongAddresses([email]).length > 0,
    change: (changes: Partial<Receiver>) => setTyped((before) => ({ ...before, ...changes })),
  };
}

export type ReceiverState = ReturnType<typeof useReceiver>;
