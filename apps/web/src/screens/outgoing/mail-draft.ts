import type { MailProposal, SendMailRequest } from '@folio/contract';
import { useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../components/draft.ts';
import type { Language } from '../../i18n/languages.ts';

export type Attachment = 'pdf' | 'facturx' | 'ubl';

/** A mail being written. */
export interface MailDraft {
  to: string[];
  cc: string[];
  subject: string;
  body: string;
  language: Language;
  attach: Attachment[];
}

/** Only the templates' words: what a person has not touched may be replaced without asking. */
export type MailWords = Pick<MailDraft, 'subject' | 'body'>;

export function draftOf(proposal: MailProposal): MailDraft {
  return { ...proposal, attach: ['pdf'] };
}

export function sameWords(one: MailWords, other: MailWords): boolean {
  return one.subject === other.subject && one.body === other.body;
}

const address = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/** Which of the addresses are none. */
export function wrongAddresses(addresses: readonly string[]): string[] {
  return addresses.filter((one) => !address.test(one));
}

export function isReady({ to, cc, subject, body }: Pick<MailDraft, 'to' | 'cc' | 'subject' | 'body'>): boolean {
  const isWritten = subject.trim() !== '' && body.trim() !== '';
  return to.length > 0 && isWritten && wrongAddresses([...to, ...cc]).length === 0;
}

/** The draft as the server takes it. */
export function requestOf({ to, cc, subject, body, attach }: MailDraft): SendMailRequest {
  return { to, cc, subject, body, attach };
}

/**
 * What was typed into a mail, kept in this browser under `name` until it was sent or given up: it survives closing the
 * dialog and a send that failed. `null` while nothing was typed.
 */
export function useKeptDraft<T extends object>(name: string) {
  const [draft, setDraft] = useState<T | null>(() => readDraft<T>(`mail.${name}`));
  return {
    draft,
    keep: (next: T) => {
      setDraft(next);
      keepDraft(`mail.${name}`, next);
    },
    drop: () => {
      setDraft(null);
      dropDraft(`mail.${name}`);
    },
  };
}

/** One key for the same request, a new one as soon as it says something else. */
export function useOnceKey(): (request: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
