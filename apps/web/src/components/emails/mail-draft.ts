import type { MailProposal, SendMailRequest } from '@folio/contract';
import { useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { dropDraft, keepDraft, readDraft } from '../draft/draft.ts';

export type Attachment = 'pdf' | 'facturx' | 'ubl';

export interface MailText {
  to: string[];
  cc: string[];
  subject: string;
  body: string;
}

export interface MailDraft extends MailText {
  language: Language;
  attach: Attachment[];
}

/** The texts of the template; they may be replaced without asking while a person has not edited them. */
export type MailWords = Pick<MailDraft, 'subject' | 'body'>;

export function draftOf(proposal: MailProposal): MailDraft {
  return { ...proposal, attach: ['pdf'] };
}

export function sameWords(one: MailWords, other: MailWords): boolean {
  return one.subject === other.subject && one.body === other.body;
}

const address = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/** Returns the invalid email addresses. */
export function wrongAddresses(addresses: readonly string[]): string[] {
  return addresses.filter((one) => !address.test(one));
}

export function isReady({ to, cc, subject, body }: MailText): boolean {
  const isWritten = subject.trim() !== '' && body.trim() !== '';
  return to.length > 0 && isWritten && wrongAddresses([...to, ...cc]).length === 0;
}

export function requestOf({ to, cc, subject, body, attach }: MailDraft): SendMailRequest {
  return { to, cc, subject, body, attach };
}

/**
 * Keeps an unsent email in this browser under `name` until it is sent or discarded: it survives closing the dialog
 * and a failed send. `null` while it is unchanged.
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

/** The same key for an identical request, a new key when the request changes. */
export function useOnceKey(): (request: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
