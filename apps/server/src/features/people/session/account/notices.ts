import { HONG_KONG } from '@folio/ledger';
import { type MessageWord, sentence } from '../../../../messages/index.ts';
import type { Language } from '../../../../platform/http/call.ts';
import type { MessageValues } from '../../../../platform/http/domain-error.ts';
import { deviceOf } from '../devices/user-agent.ts';
import type { UserRow } from '../store.ts';
import { findUser } from '../users.ts';
import { behindTheAnswer, type SessionDesk } from './desk.ts';

/** Events a person is notified of by mail, because another person may have caused them. */
export type Notice =
  | 'new_device'
  | 'password_changed'
  | 'email_changed'
  | 'sign_up_taken'
  | 'email_wanted'
  | 'account_closed'
  | 'token_made'
  | 'passkey_added'
  | 'authenticator_added'
  | 'identity_linked'
  | 'factors_reset';

export function languageOfUser(user: Pick<UserRow, 'language'>): Language {
  return user.language === 'zh-Hant' ? 'zh-Hant' : 'en-US';
}

/**
 * Mails a notice in the person's own language. The caller does not wait for it: the event has already happened, and a
 * failure is logged.
 */
export function notify(
  { platform, mailer }: SessionDesk,
  user: Pick<UserRow, 'email' | 'language'>,
  notice: Notice,
  values: MessageValues = {},
): void {
  const language = languageOfUser(user);
  const all = { ...values, link: platform.config.publicUrl };
  const subject: MessageWord = `mail_${notice}_subject`;
  const body: MessageWord = `mail_${notice}_body`;
  behindTheAnswer(platform.log, `mail ${notice}`, () =>
    mailer.send({ to: user.email, subject: sentence(language, subject, all), text: sentence(language, body, all) }),
  );
}

/** Notifies the owner that another sign-in method was added to the account. */
export async function notifyOwner(
  desk: SessionDesk,
  userId: string,
  notice: Notice,
  values: MessageValues = {},
): Promise<void> {
  const owner = await findUser(desk.platform.database.queries, userId);
  if (owner) notify(desk, owner, notice, values);
}

/** "Chrome on Windows", in the person's language. */
export function deviceWords(language: Language, userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser === null && system === null) return sentence(language, 'device_unknown');
  if (browser === null || system === null) return browser ?? system ?? '';
  return sentence(language, 'device_words', { browser, system });
}

const TIME_STYLE = { dateStyle: 'long', timeStyle: 'short', timeZone: HONG_KONG } as const;

/** An instant in Hong Kong time, in the person's language. */
export function timeWords(language: Language, at: Date): string {
  return new Intl.DateTimeFormat(language === 'zh-Hant' ? 'zh-HK' : 'en-US', TIME_STYLE).format(at);
}
