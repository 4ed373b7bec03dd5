import { randomInt } from 'node:crypto';
import { sentence } from '../../../../messages/index.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { hashSecret } from '../../../../platform/http/session.ts';
import { type Mailer, MailFailure } from '../../../../platform/mail/index.ts';

export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
/** After this many wrong tries a code stops working. */
export const CODE_TRIES = 5;
/** Letters and digits that people do not confuse with each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code is stored as a hash together with its owner and purpose, so that equal codes have different hashes. */
export function codeHash(whose: string, code: string): Buffer {
  return hashSecret(`${whose}:${code.toUpperCase()}`);
}

/** Mails a code with a text that says what it is for. Throws `unavailable` when the mail cannot be sent now. */
export async function mailCode(
  mailer: Mailer,
  to: string,
  language: Language,
  purpose: 'code' | 'email_code',
  code: string,
): Promise<void> {
  const values = { code, minutes: String(CODE_MINUTES) };
  const subject = sentence(language, `mail_${purpose}_subject`, values);
  try {
    await mailer.send({ to, subject, text: sentence(language, `mail_${purpose}_body`, values) });
  } catch (error) {
    if (error instanceof MailFailure) throw new DomainError('unavailable', { word: 'code_not_mailed' });
    throw error;
  }
}
