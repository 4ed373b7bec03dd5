import { randomInt } from 'node:crypto';
import { sentence } from '../../messages/index.ts';
import type { Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashSecret } from '../../platform/http/session.ts';
import { type Mailer, MailFailure } from '../../platform/mail/index.ts';

export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
/** After as many wrong tries a code is worth nothing. */
export const CODE_TRIES = 5;
/** Letters and digits that cannot be taken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code is kept as a hash together with whose it is and what for, so that equal codes do not show. */
export function codeHash(whose: string, code: string): Buffer {
  return hashSecret(`${whose}:${code.toUpperCase()}`);
}

/** Mails a code in words that say what it is for. Throws `unavailable` when the mail cannot be handed over now. */
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
    if (error instanceof MailFailure) throw new Refusal('unavailable', { word: 'code_not_mailed' });
    throw error;
  }
}
